import { brandContent } from '../support/brand-fixture';
import { allPages, textOf } from '../support/site-pages';

const { campaigns, cities, localServices, site } = brandContent;
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

const offers = campaigns.flatMap(({ slug, cities: ofCities = [] }) =>
  ofCities.map((city) => `/${city}/offer/${slug}`),
);

test('there are eight pages of every city, one for each of its services with a file and its campaigns, and four more', () => {
  expect(pages).toHaveLength(cities.length * 8 + localServices.length + offers.length + 4);
});

test.each(['titles', 'descriptions', 'headings'] as const)(
  'every page has one of %s, which no other page has',
  (kind) => {
    const owners = new Map<string, string[]>();
    for (const page of pages) {
      expect([page.path, page[kind].length]).toStrictEqual([page.path, 1]);
      const found = page[kind][0] ?? '';
      owners.set(found, [...(owners.get(found) ?? []), page.path]);
    }
    expect([...owners].filter(([found, paths]) => found === '' || paths.length > 1)).toStrictEqual([]);
  },
);

test('titles fit a search result, and so do descriptions', () => {
  const lengths = pages.map(({ path, titles, descriptions }) => ({
    path,
    title: textOf(titles[0] ?? '').length,
    description: textOf(descriptions[0] ?? '').length,
  }));
  expect(lengths.filter(({ title }) => title < 20 || title > 60)).toStrictEqual([]);
  expect(lengths.filter(({ description }) => description < 70 || description > 160)).toStrictEqual([]);
});

test("a page's canonical address is its own; the policies of all cities have that of one page", () => {
  for (const { path, head, canonicals } of pages) {
    const address = root + (path.endsWith('/privacy-policy') ? '/privacy-policy' : path);
    expect(canonicals).toStrictEqual([address]);
    expect(head).toContain(`<meta property="og:url" content="${address}"`);
  }
});

test.each([
  ['toronto', 'Toronto'],
  ['spokane-valley', 'Spokane'],
])('the headings of all pages of %s name %s', (slug, name) => {
  const ofCity = pages.filter(({ path }) => `${path}/`.startsWith(`/${slug}/`));
  expect(ofCity).toHaveLength(10);
  expect(ofCity.filter(({ headings }) => !headings[0]?.includes(name))).toStrictEqual([]);
});

test('the way to a page about a service in a city leads over what-we-take, under its own name', () => {
  const head = pages.find(({ path }) => path === '/toronto/what-we-take/stoves')?.head ?? '';
  const steps = Array.from(
    head.matchAll(/"position":\d,"name":"([^"]*)","item":"([^"]*)"/g),
    ([, ...step]) => step,
  );
  expect(steps.slice(2)).toStrictEqual([
    [site.navigation.menu.find(({ to }) => to === 'what-we-take')?.label, `${root}/toronto/what-we-take`],
    ['Stoves', `${root}/toronto/what-we-take/stoves`],
  ]);
});

test('a shared link to the page of a campaign shows the image of its city', () => {
  const head = pages.find(({ path }) => path === '/toronto/offer/spring')?.head;
  expect(head).toContain(`<meta property="og:image" content="${root}/social/toronto.png"`);
});

test('no page claims to be the equivalent of another: each city has pages of its own', () => {
  const claims = pages.filter(({ head }) => /hreflang|rel="alternate"/i.test(head));
  expect(claims.map(({ path }) => path)).toStrictEqual([]);
});

test('/thankyou and the pages for advertisements are kept from search results, and no other', () => {
  const kept = pages.filter(({ head }) => /<meta name="robots" content="noindex"/.test(head));
  expect(kept.map(({ path }) => path).toSorted()).toStrictEqual(['/book', '/thankyou', ...offers].toSorted());
});
