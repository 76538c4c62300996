import { brandContent } from '../support/brand-fixture';
import { allPages, textOf } from '../support/site-pages';

const { site } = brandContent;
const root = site.brand.siteUrl;
const pages = allPages().map((page) => {
  const head = page.head();
  const find = (pattern: RegExp): string[] => Array.from(head.matchAll(pattern), ([, found]) => found ?? '');
  return {
    path: page.path,
    head,
    titles: find(/<title>([^<]*)<\/title>/g),
    descriptions: find(/<meta name="description" content="([^"]*)"/g),
    canonicals: find(/<link rel="canonical" href="([^"]*)"/g),
    headings: Array.from(page.body().matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g), ([, html]) =>
      textOf(html ?? ''),
    ),
  };
});

test('titles fit a search result, and so do descriptions', () => {
  const lengths = pages.map(({ path, titles, descriptions }) => ({
    path,
    title: textOf(titles[0] ?? '').length,
    description: textOf(descriptions[0] ?? '').length,
  }));
  expect(lengths.filter(({ title }) => title < 20 || title > 60)).toStrictEqual([]);
  expect(lengths.filter(({ description }) => description < 70 || description > 160)).toStrictEqual([]);
});

test.each([
  ['toronto', 'Toronto'],
  ['spokane-valley', 'Spokane'],
])('the headings of all pages of %s name %s', (slug, name) => {
  const ofCity = pages.filter(({ path }) => `${path}/`.startsWith(`/${slug}/`));
  expect(ofCity).toHaveLength(10);
  expect(ofCity.filter(({ headings }) => !headings[0]?.includes(name))).toStrictEqual([]);
});

test('a shared link to the page of a campaign shows the image of its city', () => {
  const head = pages.find(({ path }) => path === '/toronto/offer/spring')?.head;
  expect(head).toContain(`<meta property="og:image" content="${root}/social/toronto.png"`);
});
