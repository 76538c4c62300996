import { listFoundPages } from '../../src/content-model/gatsby/sitemap/page-sources';
import type { LocalPage } from '../../src/content-model/types';
import { citySearchPath, guidePath } from '../../src/shared/site/routes';
import { brandContent } from '../support/brand-fixture';
import { allPages, bodyAt, type Data, readData, textOf } from '../support/site-pages';

const pages = allPages();
const ofCity = (slug: string) => pages.filter(({ path }) => `${path}/`.startsWith(`/${slug}/`));
const htmlOf = (path: string): string => pages.find((page) => page.path === path)!.body();
const wordsOf = (path: string): string => textOf(htmlOf(path));
const dataOf = (path: string): Data[] => readData(pages.find((page) => page.path === path)!.head());

afterEach(() => jest.restoreAllMocks());

const pagesOfCities = brandContent.cities.flatMap(({ slug }) =>
  ofCity(slug).map((page) => ({ path: page.path, slug, page })),
);

test.each(pagesOfCities)(
  '$path has its heading, its phone and no links of another city',
  ({ slug, page }) => {
    const html = page.body();
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('416-555-0142');
    // What scripts get has texts that they fill in.
    expect(html.replace(/<script type="application\/json".*?<\/script>/s, '')).not.toMatch(/\{[\w.-]+\}/);
    const inside = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(inside.length).toBeGreaterThan(10);
    const guides = brandContent.guides.map((guide) => guidePath(guide.slug));
    const ofBrand = ['/', citySearchPath, '/text-terms', ...guides];
    const isOther = (href = ''): boolean => !ofBrand.includes(href) && !`${href}/`.startsWith(`/${slug}/`);
    expect(inside.filter(isOther)).toStrictEqual([]);
  },
);

test.each([
  ['toronto', 'Toronto'],
  ['spokane-valley', 'Spokane'],
])('the headings of all pages of %s name %s', (slug, name) => {
  const headings = ofCity(slug).map((page) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.body())?.[1] ?? '');
  expect(headings).toHaveLength(10);
  expect(headings.filter((heading) => !textOf(heading).includes(name))).toStrictEqual([]);
});

/** What the head of a page says of it to those who share it. */
const sharedAs = (path: string): Record<string, string> => {
  const head = pages.find((page) => page.path === path)!.head();
  const named = head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries(Array.from(named, ([, name = '', content = '']) => [name, content]));
};

test('a shared link shows the picture of its city or of its kind of page, with its title', () => {
  const { siteUrl, name } = brandContent.site.brand;
  const home = sharedAs('/spokane-valley');
  expect(home).toMatchObject({
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': 'en_US',
    'og:url': `${siteUrl}/spokane-valley`,
    'og:title': expect.stringContaining('Spokane'),
    'og:description': home.description,
    'og:image': `${siteUrl}/social/spokane-valley.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining('Spokane'),
    'twitter:card': 'summary_large_image',
  });
  expect(sharedAs('/toronto/offer/spring')['og:image']).toBe(`${siteUrl}/social/toronto.png`);
  const inner = sharedAs('/spokane-valley/faq');
  expect(inner['og:image']).toBe(`${siteUrl}/social/faq.png`);
  expect(inner['og:image:alt']).toContain(brandContent.site.social.headlines.faq);
  expect(Object.values(inner).join(' ')).not.toMatch(/\{\w+\}|undefined/);
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

test('a city’s own words stand in the hero, beside those of the brand that it leaves as they are', () => {
  const words = wordsOf('/boise');
  expect(words).toContain('Down the river');
  expect(words).toContain('In Boise Rafts out of Boise A lead to the hero in Boise');
  expect(words).not.toContain(brandContent.pages.home.hero.points[0]);
  const others = wordsOf('/spokane-valley');
  expect(others).not.toContain('Rafts out of');
  expect(others).toContain(brandContent.pages.home.hero.points[0]);
});

test('a city’s own coupons are shown and offered to search engines, and no others', () => {
  expect(wordsOf('/boise')).toMatch(/\$7.*a raft.*For what floats\..*\$8.*half a raft/);
  expect(wordsOf('/boise')).not.toContain('A full load');
  const [business] = dataOf('/boise');
  expect(business?.makesOffer).toMatchObject([{ name: '$7 a raft' }, { name: '$8 half a raft' }]);
  expect(wordsOf('/spokane-valley')).toContain('A full load');
});

test('a shared text says the city’s own values, and leaves out the sentence about a coupon that it does not have', () => {
  expect(wordsOf('/boise/faq')).toContain('Soon, to Boise too. On Tuesday, 10 am to 4 pm. Save $8.');
  expect(wordsOf('/boise/faq')).not.toMatch(/Or \$|\{/);
  expect(wordsOf('/toronto/faq')).toContain('On Monday to Saturday, 9 am to 5 pm. Save $20. Or $50.');
});

const servicesOn = (path: string): string[] => [
  ...new Set(
    Array.from(htmlOf(path).matchAll(/>Service: (\w+)|>(Appliances)</g), ([, a, b]) => (a ?? b) as string),
  ),
];

test('a city lists the services that it offers, in its order, each with the city’s own page about it', () => {
  expect(servicesOn('/boise')).toEqual(['rubble', 'Appliances']);
  expect(servicesOn('/boise/what-we-take')).toEqual(['rubble', 'Appliances']);
  expect(servicesOn('/spokane-valley/what-we-take')).toEqual(['Appliances', 'pianos', 'rubble']);
  for (const path of ['/spokane-valley', '/spokane-valley/what-we-take'])
    expect(htmlOf(path)).toMatch(/<h3 id="pianos"[^>]*><a href="\/spokane-valley\/what-we-take\/pianos"/);
  const [business] = dataOf('/boise');
  const { itemListElement } = business!.hasOfferCatalog as { itemListElement: { itemOffered: Data }[] };
  expect(itemListElement.map(({ itemOffered }) => itemOffered.name)).toEqual([
    'Service: rubble',
    'Appliances',
  ]);
  expect(JSON.stringify(dataOf('/boise/what-we-take'))).not.toContain('pianos');
});

test('an answer’s link to a service that the city does not offer leads to the page that lists the others', () => {
  const linksOf = (path: string) =>
    Array.from(htmlOf(path).matchAll(/href="(what-we-take[^"]*)"/g), ([, address]) => address);
  expect(linksOf('/boise/faq')).toEqual(['what-we-take', 'what-we-take#rubble']);
  expect(linksOf('/toronto/faq')).toEqual(['what-we-take#pianos', 'what-we-take#rubble']);
});

test('pages without a city keep what is the brand’s', () => {
  expect(wordsOf('/')).toContain('A full load');
  for (const path of ['/', '/book', '/thankyou']) {
    expect(wordsOf(path)).toContain('Monday to Saturday, 9 am to 5 pm');
    expect(wordsOf(path)).not.toMatch(/raft|Tuesday,|Rafts out of/);
  }
});

const [{ service: _service, ...pianos }] = brandContent.localServices as [LocalPage];
const millwood: LocalPage = { ...pianos, slug: 'millwood', name: 'Millwood' };

test('a place with a page of its own has its name in the headings, and the list of places links to it', () => {
  const { 'local-service': texts } = brandContent.pages;
  jest.replaceProperty(brandContent, 'localServices', [...brandContent.localServices, millwood]);
  jest.replaceProperty(brandContent.pages, 'local-service', { ...texts, rules: 'Rules in {place}' });
  expect(textOf(bodyAt('/spokane-valley/what-we-take/millwood'))).toContain('Rules in Millwood');
  expect(textOf(bodyAt('/spokane-valley/what-we-take/pianos'))).toContain('Rules in Spokane');
  expect(bodyAt('/spokane-valley')).toMatch(
    /<li>Opportunity<\/li><li><a href="\/spokane-valley\/what-we-take\/millwood">Millwood<\/a><\/li>/,
  );
});

const { jobs, reviews, site } = brandContent;
const { words, forms } = site;

const areReal = (isReal: boolean): void => {
  const sample = isReal ? undefined : (true as const);
  const marked = <Item extends object>(items: Item[]) => items.map((item) => ({ ...item, sample }));
  jest.replaceProperty(brandContent, 'reviews', marked(reviews) as typeof reviews);
  jest.replaceProperty(brandContent, 'jobs', marked(jobs) as typeof jobs);
};

test.each([true, false])('the rating leads to reviews of customers, and to no others: %s', (isReal) => {
  areReal(isReal);
  const [, hero = ''] = /<section[^>]* aria-labelledby="page-title">([^]*?)<form/.exec(
    bodyAt('/spokane-valley'),
  )!;
  expect(textOf(hero)).toContain('4.91 of 5');
  expect(hero.includes('href="/spokane-valley/reviews"')).toBe(isReal);
});

test.each([true, false])('jobs that no crew has done are called examples over each list: %s', (isReal) => {
  areReal(isReal);
  const paths = ['/spokane-valley', '/spokane-valley/reviews', '/spokane-valley/what-we-take/pianos'];
  for (const path of paths) expect(bodyAt(path).includes(`id="jobs">${words.sampleJobs}<`)).toBe(!isReal);
});

test('without a sender no form asks to text offers', () => {
  expect(textOf(bodyAt('/toronto/get-quote'))).toContain(forms.consent.marketing.label);
  jest.replaceProperty(site, 'brand', { ...site.brand, sender: undefined });
  for (const path of ['/toronto/get-quote', '/toronto/book-now', '/book'])
    expect(textOf(bodyAt(path))).not.toContain(forms.consent.marketing.label);
});
