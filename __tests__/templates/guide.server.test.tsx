import type { Content, Guide } from '../../src/content-model/types';
import { localPagesOf } from '../../src/content-model/gatsby/local-pages';
import { brandContent } from '../support/brand-fixture';
import { guidePages, type SitePage, textOf } from '../support/site-pages';

const [anvils] = brandContent.guides as [Guide];
const pricing = { minimum: '$9', loads: { half: 'one anvil' } };

const pagesOf = (guides: Guide[], site: Partial<Content['site']> = {}): SitePage[] =>
  guidePages({ ...brandContent, guides, site: { ...brandContent.site, ...site } });

const pageOf = (shown: Guide, site?: Partial<Content['site']>): SitePage =>
  pagesOf([shown], site)[0] as SitePage;

test('a guide leads to every city, and to the pages of cities about the same', () => {
  const html = pageOf({ ...anvils, local: ['pianos'] }).body();
  for (const { slug } of brandContent.cities) expect(html).toContain(`href="/${slug}"`);
  expect(html).toContain('href="/spokane-valley/what-we-take/pianos"');
  expect(pageOf(anvils).body()).not.toContain('/what-we-take/');
});

test('a page of a city leads to the guides about the same, and to no others', () => {
  const guides = [{ ...anvils, slug: 'keys', local: ['pianos'] }, anvils];
  const city = brandContent.cities.find(({ slug }) => slug === 'spokane-valley') as Content['cities'][0];
  const [page] = localPagesOf({ ...brandContent, guides }, city, { reviews: [], jobs: [] });
  expect(page?.context.guides).toStrictEqual([{ label: 'Anvil removal', to: '/junk-removal/keys' }]);
});

test('it leads to the guides of its service and to those of none, then to the next ones', () => {
  const named = (slug: string, service?: string) => ({ ...anvils, slug, name: `About ${slug}`, service });
  const guides = [
    named('a', 'rubble'),
    ...Array.from('bcdefgh', (slug) => named(slug, 'pianos')),
    named('i', 'rubble'),
    named('cost'),
  ];
  const [first] = pagesOf(guides) as [SitePage];
  const links = Array.from(first.body().matchAll(/href="\/junk-removal\/(\w+)"/g), ([, slug]) => slug);
  expect(links).toStrictEqual(['i', 'cost', 'b', 'c', 'd', 'e', 'f', 'g']);
});

test.each([
  ['set', { pricing }, true],
  ['not set', {}, false],
])('with its facts %s, a paragraph, a part and a question are there or not', (_, site, areThere) => {
  const text = textOf(pageOf(anvils, site).body());
  expect(text).toContain('It has runners of ash.');
  expect(text.includes('What it costs to try')).toBe(areThere);
  expect(text.includes('What is the least?')).toBe(areThere);
  expect(text).not.toMatch(/\{[\w.-]+\}/);
});

test('search engines read what it is about, who does it and where it is', () => {
  const head = pageOf(anvils).head();
  expect(head).toContain('"name":"Anvil removal"');
  expect(head).toContain('"@type":"BreadcrumbList"');
  expect(head).toContain('<link rel="canonical" href="https://www.lugmore.example/junk-removal/anvils"/>');
  expect(head).toContain('/social/junk-removal.png');
  expect(pageOf({ ...anvils, service: undefined }).head()).not.toContain('"@type":"Service"');
});
