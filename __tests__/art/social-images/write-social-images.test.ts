import { mkdirSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { checkContent } from '../../../src/content-model/checks/check-content';
import { contentsOf, listPages } from '../../../src/content-model/gatsby/site-pages';
import { contentDir } from '../../../src/content-model/reading/read-content';
import { loadContent } from '../../../src/content-model/checks/load-content';
import type { Content } from '../../../src/content-model/types';
import { pathIn } from '../../../src/shared/site/languages';
import { guidePath } from '../../../src/shared/site/routes';
import { socialImageName } from '../../../src/shared/site/social-image';
import { listSocialCards } from '../../../art/social-images/social-cards';
import { writeSocialImages } from '../../../art/social-images/write-social-images';
import { brandContent } from '../../support/brand-fixture';
import { validContentFiles } from '../../support/content-fixture';
import { folderForEach } from '../../support/local-database';

/** One city and two kinds of pages: drawing takes its time. */
const fixture = withHeadlines(checkContent(validContentFiles()).content as Content, {
  landing: 'Junk out',
  faq: 'Short answers',
});
const inFolder = folderForEach();

const write = (content: Content) =>
  writeSocialImages({ content, contentDir: inFolder(), publicDir: inFolder('public') });

const fileOf = (name: string) => inFolder('public', 'social', `${name}.png`);

function withHeadlines(content: Content, headlines: Record<string, string>): Content {
  const social = { ...content.site.social, headlines } as Content['site']['social'];
  return { ...content, site: { ...content.site, social } };
}

test('every page of the content has its image, each city one of its own', () => {
  const content = loadContent(contentDir());
  const drawing = { src: '/a.svg', width: 1, height: 1 };
  // The page of a campaign shows the image of its city's home.
  const paths = contentsOf(content).flatMap((each) => [
    ...listPages({ ...each, campaigns: [] }, new Map(), { skylineOf: () => drawing }).map(
      (page) => page.path,
    ),
    pathIn(each.site.words.language, guidePath('any')),
  ]);
  const named = new Set(paths.map(socialImageName));
  const drawn = listSocialCards(content).map(({ name }) => name);
  expect([...named].sort()).toEqual([...drawn].sort());
  expect(drawn).toEqual(expect.arrayContaining(content.cities.map(({ slug }) => slug)));
});

test('the headlines name the city or the brand, never a placeholder', () => {
  const cards = listSocialCards(brandContent);
  expect(cards.find(({ name }) => name === 'spokane-valley')?.headline).toContain('Spokane');
  expect(JSON.stringify(cards)).not.toMatch(/\{\w+\}/);
});

test('images are light PNGs of 1200 by 630, and are deleted with their city', async () => {
  await write(fixture);
  for (const name of ['faq', 'landing', 'toronto']) {
    expect(await sharp(fileOf(name)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(statSync(fileOf(name)).size).toBeLessThan(60_000);
  }
  await write({ ...fixture, cities: [] });
  expect(readdirSync(inFolder('public', 'social')).sort()).toEqual(['faq.png', 'landing.png']);
});

test("a city's own photograph takes the place of the drawn truck, cropped around its focal point", async () => {
  const red = { r: 200, g: 0, b: 0 };
  const left = await sharp({ create: { width: 300, height: 800, channels: 3, background: red } })
    .png()
    .toBuffer();
  const whole = sharp({ create: { width: 2400, height: 800, channels: 3, background: '#0000c8' } });
  mkdirSync(inFolder('media/photos'), { recursive: true });
  await whole.composite([{ input: left, left: 0, top: 0 }]).toFile(inFolder('media/photos/crew.webp'));
  const crew = { src: '/media/photos/crew.webp', alt: 'The crew', focus: { x: 0, y: 50 } };
  const [city] = fixture.cities as [Content['cities'][number]];
  await write({ ...fixture, cities: [{ ...city, photos: { crew } }] });
  const spot = { left: 760, top: 420, width: 20, height: 20 };
  const { dominant } = await sharp(await sharp(fileOf(city.slug)).extract(spot).png().toBuffer()).stats();
  expect(dominant.r).toBeGreaterThan(150);
  expect(dominant.b).toBeLessThan(60);
});
