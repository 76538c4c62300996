import sharp from 'sharp';
import { contentDir } from '../../../src/content-model/reading/read-content';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { colour } from '../../../art/drawings/palette';
import { letteringWidth } from '../../../art/drawings/lettering';
import { fitHeadline } from '../../../art/social-images/fit-headline';
import { headlineRoom, socialCardWords } from '../../../art/social-images/social-card';
import { listSocialCards } from '../../../art/social-images/social-cards';

const shown = listSocialCards(loadContent(contentDir())).map(({ headline }) => headline);
const long = [
  'Llanfairpwllgwyngyllgogerychwy',
  'Rancho Santa Margarita Heights',
  "Saint-Louis-du-Ha! Ha! and L'Île-Perrot",
  'A headline of exactly as many letters as the content may hold',
];

/** What is inked of a strip of the picture; the picture holds the words alone. */
async function isInked(headline: string, area: { left: number; top: number; width: number; height: number }) {
  const svg = colour(socialCardWords('Junk removal', headline), { ink: '#000000' });
  const { channels } = await sharp(await sharp(Buffer.from(svg)).extract(area).png().toBuffer()).stats();
  return (channels[3]?.max ?? 0) > 0;
}

test.each([...new Set([...shown, ...long])])('"%s" stays clear of truck and signature', (headline) => {
  const lines = fitHeadline(headline, headlineRoom);
  expect(lines.map(({ words }) => words).join(' ')).toBe(headline);
  for (const { words, size, baseline } of lines) {
    expect(96 + letteringWidth(words, size)).toBeLessThanOrEqual(baseline > 350 ? 740 : 1070);
    expect(baseline - 0.7 * size).toBeGreaterThan(180);
    expect(baseline + 0.21 * size).toBeLessThan(440);
  }
});

test.each(['Charlotte', 'Rancho Santa Margarita Heights'])(
  'the drawn "%s" leaves truck and edges free',
  async (headline) => {
    expect(await isInked(headline, { left: 96, top: 186, width: 600, height: 250 })).toBe(true);
    expect(await isInked(headline, { left: 740, top: 352, width: 460, height: 278 })).toBe(false);
    expect(await isInked(headline, { left: 1076, top: 0, width: 124, height: 630 })).toBe(false);
    expect(await isInked(headline, { left: 0, top: 440, width: 740, height: 190 })).toBe(false);
  },
);

test.each([
  ['Junk out. Space back.', ['Junk out.', 'Space back.']],
  ['Requested. Thank you.', ['Requested.', 'Thank you.']],
  ['Your free quote in a minute', ['Your free quote', 'in a minute']],
  ['Fort Lauderdale', ['Fort Lauderdale']],
])('"%s" is broken where one pauses, else evenly, or not at all', (headline, lines) =>
  expect(fitHeadline(headline, headlineRoom).map(({ words }) => words)).toEqual(lines),
);

test('a name of one word is huge', () =>
  expect(fitHeadline('Charlotte', headlineRoom)[0]?.size).toBeGreaterThan(145));
