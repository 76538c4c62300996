import { listFoundPages } from '../../../../src/content-model/gatsby/sitemap/page-sources';
import { checkContent } from '../../../../src/content-model/checks/check-content';
import type { Content } from '../../../../src/content-model/types';
import { brandContent, brandFiles } from '../../../support/brand-fixture';
import { jsonFile } from '../../../support/content-fixture';

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

/** The fixture's content with so many reviews of Toronto, and one of the rest of its province. */
const withReviews = (count: number): Content => {
  const review = { author: 'A', place: 'B', badgeGroup: 'ontario', stars: 5, text: 'C', taken: ['D'] };
  const files = Array.from({ length: count }, (_, index) =>
    jsonFile(`reviews/toronto-${index}.json`, { ...review, city: 'toronto', sample: true }),
  );
  const [first] = brandFiles().filter(({ path }) => path === 'reviews/first.json');
  const others = brandFiles().filter(({ path }) => !path.startsWith('reviews/'));
  return checkContent([...others, ...files, first!]).content!;
};

test('the page of reviews is in the index with enough reviews of its own that are shown, and is made of them and of the jobs', () => {
  expect(sourcesAt('/toronto/reviews', listFoundPages(withReviews(4)))).toBeUndefined();
  const shown = sourcesAt('/toronto/reviews', listFoundPages(withReviews(5)))!;
  expect(shown.filter((source) => /^(reviews|jobs)\//.test(source))).toHaveLength(7);
  process.env.GATSBY_SAMPLES = 'hide';
  const withoutSamples = sourcesAt('/toronto/reviews', listFoundPages(withReviews(5)));
  delete process.env.GATSBY_SAMPLES;
  expect(withoutSamples).toBeUndefined();
});

test("the city's file counts where its texts are shown, not where it only lends its name", () => {
  const withFile = pages.filter(({ sources }) => sources.includes('cities/boise.json'));
  expect(withFile.map(({ path }) => path)).toStrictEqual([
    '/boise',
    '/boise/how-it-works',
    '/boise/what-we-take',
  ]);
});

test('a new menu, form or word of the frame is no change of any page', () => {
  const frame = /^site\/(brand|navigation|forms|words|social|load)\.json$/;
  expect(pages.filter(({ sources }) => sources.some((source) => frame.test(source)))).toStrictEqual([]);
});

const pianos = '/spokane-valley/what-we-take/pianos';
const aboutPianos = (title: string) =>
  contentWith('pages/local-service.json', { ...brandContent.pages['local-service'], cost: title });
const withOwnIn = (content: Content, own: object): Content => ({
  ...content,
  cities: content.cities.map((city) => ({ ...city, ...own })),
});

test.each([
  ['facts', 'From {pricing.minimum}', { pricing: { minimum: '$5' } }, 'site/pricing.json'],
  ['coupons', 'Save {coupon.half-load.amount}', { coupons: [] }, 'site/coupons.json'],
])('%s count where a text names one, and those of the city where it has its own', (_, text, own, file) => {
  const shared = withOwnIn(aboutPianos(text), { pricing: undefined, coupons: undefined });
  expect(sourcesAt(pianos, listFoundPages(shared))).toContain(file);
  expect(sourcesAt(pianos, listFoundPages(shared))).not.toContain('cities/spokane-valley.json');
  expect(sourcesAt(pianos, listFoundPages(withOwnIn(shared, own)))).toContain('cities/spokane-valley.json');
});

test('a page of no city is made of its file and its lists', () => {
  const lists = ['pages/landing.json', 'cities/', 'reviews/first.json'];
  expect(sourcesAt('/')).toEqual(expect.arrayContaining(lists));
  expect(sourcesAt('/privacy-policy')).toStrictEqual(['pages/privacy-policy.md']);
  expect(sourcesAt('/junk-removal/anvils')).toStrictEqual([
    'pages/guide.json',
    'guides/anvils.json',
    'site/pricing.json',
  ]);
});

test('search engines may show three pages of each city, those of its services, the guides, `/`, one privacy policy and the terms of texts', () => {
  const { cities, localServices, guides } = brandContent;
  const paths = pages.map(({ path }) => path);
  expect(paths).toHaveLength(cities.length * 3 + localServices.length + guides.length + 3);
  const some = [
    '/',
    '/privacy-policy',
    '/text-terms',
    '/junk-removal/anvils',
    '/toronto',
    '/toronto/how-it-works',
  ];
  expect(paths).toEqual(expect.arrayContaining(some));
  const unwanted = /book|thankyou|faq|get-quote|reviews|[^]\/privacy-policy/;
  expect(paths.filter((path) => unwanted.test(path))).toStrictEqual([]);
});
