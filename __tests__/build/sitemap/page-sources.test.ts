import { listFoundPages } from '../../../src/build/sitemap/page-sources';
import { checkContent } from '../../../src/content-model/checks/check-content';
import type { Content } from '../../../src/content-model/types';
import { brandContent, brandFiles } from '../../support/brand-fixture';
import { jsonFile } from '../../support/content-fixture';

const pages = listFoundPages(brandContent);
const sourcesAt = (path: string, listed = pages) => listed.find((page) => page.path === path)?.sources;

/** The same content with other data in one file. */
function contentWith(path: string, data: unknown): Content {
  const files = brandFiles().map((file) => (file.path === path ? jsonFile(path, data) : file));
  return checkContent(files).content!;
}

test("a city's home is made of its template, its city, its teams, its jobs and the reviews it shows", () => {
  const sources = sourcesAt('/spokane-valley')!;
  expect(sources).toEqual(
    expect.arrayContaining([
      'pages/home.json',
      'services/',
      'cities/spokane-valley.json',
      'badges/washington.json',
      'jobs/cabin.json',
      'reviews/second.json',
    ]),
  );
  expect(sources).not.toContain('jobs/shed.json');
  expect(sources.join()).not.toMatch(/toronto|ontario|basement|reviews\/(?!second)/);
});

test('the page of reviews is made of those of its region, and of the jobs there', () => {
  const shown = sourcesAt('/toronto/reviews')!.filter((source) => /^(reviews|jobs)\//.test(source));
  expect(shown).toStrictEqual(['reviews/first.json', 'reviews/fourth.json', 'jobs/basement.json']);
});

test('what is left out as a sample does not count', () => {
  process.env.GATSBY_SAMPLES = 'hide';
  try {
    const shown = sourcesAt('/toronto/reviews', listFoundPages(brandContent));
    expect(shown?.filter((source) => /^(reviews|jobs)\//.test(source))).toStrictEqual([]);
  } finally {
    delete process.env.GATSBY_SAMPLES;
  }
});

test("the city's file counts where its texts are shown, not where it only lends its name", () => {
  const withFile = pages.filter(({ sources }) => sources.includes('cities/boise.json'));
  expect(withFile.map(({ path }) => path)).toStrictEqual(['/boise', '/boise/faq', '/boise/what-we-take']);
});

test('a new menu, form or word of the frame is no change of any page', () => {
  const frame = /^site\/(brand|navigation|forms|words|social|load)\.json$/;
  expect(pages.filter(({ sources }) => sources.some((source) => frame.test(source)))).toStrictEqual([]);
});

test('the facts count where a text names one, and those of the city where it has its own', () => {
  expect(sourcesAt('/boise/get-quote')).not.toContain('site/pricing.json');
  const texts = { ...brandContent.pages['get-quote'], lead: 'From {pricing.minimum} in {city}.' };
  const content = contentWith('pages/get-quote.json', texts);
  expect(sourcesAt('/boise/get-quote', listFoundPages(content))).toContain('site/pricing.json');
  expect(sourcesAt('/boise/get-quote', listFoundPages(content))).not.toContain('cities/boise.json');
  const cities = content.cities.map((city) => ({ ...city, pricing: { minimum: '$5' } }));
  expect(sourcesAt('/boise/get-quote', listFoundPages({ ...content, cities }))).toContain(
    'cities/boise.json',
  );
});

test('a page of no city is made of its file and its lists', () => {
  expect(sourcesAt('/')).toEqual(
    expect.arrayContaining(['pages/landing.json', 'cities/', 'reviews/first.json']),
  );
  expect(sourcesAt('/privacy-policy')).toStrictEqual(['pages/privacy-policy.md']);
});

test('a page about a service in a city is made of its own file and what is about it, and no other city has it', () => {
  const about = pages.filter(({ path }) => path.split('/').length === 4);
  expect(about).toHaveLength(brandContent.localServices.length);
  for (const { city, slug } of brandContent.localServices) {
    const sources = sourcesAt(`/${city}/what-we-take/${slug}`);
    expect(sources).toEqual(
      expect.arrayContaining([`local-services/${city}/${slug}.json`, 'pages/local-service.json']),
    );
    expect(sources).not.toContain(`cities/${city}.json`);
  }
});

test('search engines may show seven pages of each city, those of its services, the guides, `/`, one privacy policy and the terms of texts', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toHaveLength(
    brandContent.cities.length * 7 + brandContent.localServices.length + brandContent.guides.length + 3,
  );
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/privacy-policy',
      '/text-terms',
      '/junk-removal/anvils',
      '/toronto',
      '/toronto/faq',
    ]),
  );
  expect(paths.filter((path) => /book$|thankyou|[^]\/privacy-policy/.test(path))).toStrictEqual([]);
});

test('a page whose texts name coupons or hours is made of its city’s file where the city has its own', () => {
  const isMadeOfCity = (path: string, listed = pages): boolean =>
    sourcesAt(path, listed)!.includes(`cities/${path.split('/')[1]}.json`);
  expect([isMadeOfCity('/boise/how-it-works'), isMadeOfCity('/spokane-valley/how-it-works')]).toEqual([
    false,
    false,
  ]);
  const page = { ...brandContent.pages['how-it-works'], lead: 'Save {coupon.half-load.amount} in {city}.' };
  const naming = listFoundPages(contentWith('pages/how-it-works.json', page));
  expect(isMadeOfCity('/boise/how-it-works', naming)).toBe(true);
  expect(isMadeOfCity('/spokane-valley/how-it-works', naming)).toBe(false);
});
