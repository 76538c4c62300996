import { contentDir } from '../../../src/content-model/reading/read-content';
import { loadContent } from '../../../src/content-model/checks/load-content';
import { letteringWidth } from '../../../art/drawings/lettering';
import { fitHeadline } from '../../../art/social-images/fit-headline';
import { headlineRoom } from '../../../art/social-images/social-card';
import { listSocialCards } from '../../../art/social-images/social-cards';

const shown = listSocialCards(loadContent(contentDir())).map(({ headline }) => headline);
const long = [
  'Llanfairpwllgwyngyllgogerychwy',
  'Rancho Santa Margarita Heights',
  "Saint-Louis-du-Ha! Ha! and L'Île-Perrot",
  'A headline of exactly as many letters as the content may hold',
];

test.each([...new Set([...shown, ...long])])('"%s" stays clear of truck and signature', (headline) => {
  const lines = fitHeadline(headline, headlineRoom);
  expect(lines.map(({ words }) => words).join(' ')).toBe(headline);
  for (const { words, size, baseline } of lines) {
    expect(96 + letteringWidth(words, size)).toBeLessThanOrEqual(baseline > 350 ? 740 : 1070);
    expect(baseline - 0.7 * size).toBeGreaterThan(180);
    expect(baseline + 0.21 * size).toBeLessThan(440);
  }
});

test.each([
  ['Junk out. Space back.', ['Junk out.', 'Space back.']],
  ['Requested. Thank you.', ['Requested.', 'Thank you.']],
  ['Your free quote in a minute', ['Your free quote', 'in a minute']],
  ['Fort Lauderdale', ['Fort Lauderdale']],
])('"%s" is broken where one pauses, else evenly, or not at all', (headline, lines) =>
  expect(fitHeadline(headline, headlineRoom).map(({ words }) => words)).toEqual(lines),
);
