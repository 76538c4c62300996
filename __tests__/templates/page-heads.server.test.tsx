import { listFoundPages } from '../../src/build/sitemap/page-sources';
import { brandContent } from '../support/brand-fixture';
import { allPages, textOf } from '../support/site-pages';

const pages = allPages();

test.each([
  ['toronto', 'Toronto'],
  ['spokane-valley', 'Spokane'],
])('the headings of all pages of %s name %s', (slug, name) => {
  const headings = pages
    .filter(({ path }) => `${path}/`.startsWith(`/${slug}/`))
    .map((page) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.body())?.[1] ?? '');
  expect(headings).toHaveLength(10);
  expect(headings.filter((heading) => !textOf(heading).includes(name))).toStrictEqual([]);
});

test('a shared link to the page of a campaign shows the image of its city', () => {
  const head = pages.find(({ path }) => path === '/toronto/offer/spring')?.head();
  const image = `${brandContent.site.brand.siteUrl}/social/toronto.png`;
  expect(head).toContain(`<meta property="og:image" content="${image}"`);
});

test('search engines find the proof that the site is the company’s on its first page alone', () => {
  const tag = '<meta name="google-site-verification" content="lugmore-123"';
  const found = pages.filter(({ head }) => head().includes(tag)).map(({ path }) => path);
  expect(found).toStrictEqual(['/']);
});

test('a page of a city is in the sitemap, or search engines may only follow its links', () => {
  const ofCities = pages.filter(({ path }) => !/^\/[^/]*$|offer|privacy/.test(path));
  const hidden = ofCities.filter(({ head }) => head().includes('content="noindex, follow"'));
  const found = new Set(listFoundPages(brandContent).map(({ path }) => path));
  expect(hidden.map(({ path }) => path)).toStrictEqual(
    ofCities.map(({ path }) => path).filter((path) => !found.has(path)),
  );
  expect(hidden.length).toBeGreaterThan(0);
});
