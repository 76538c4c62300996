import { mostEntries, sitemapFiles } from '../../../src/build/sitemap/sitemap';

const site = 'https://www.example.com';
const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: `${site}/city-${index}` }));

test('a page is listed with its address and the date of its last change, where that is known', () => {
  const files = sitemapFiles(site, [
    { address: `${site}/`, lastModified: '2026-11-21T15:02:58+00:00' },
    { address: `${site}/a?b=1&c=<2>` },
    { address: `${site}/c`, alternates: [{ language: 'fr-CA', address: `${site}/fr/c` }] },
  ]);
  expect([...files.keys()]).toStrictEqual(['sitemap.xml']);
  const text = files.get('sitemap.xml');
  expect(text).toContain(
    `<url><loc>${site}/</loc><lastmod>2026-11-21T15:02:58+00:00</lastmod></url>\n<url><loc>${site}/a?b=1&amp;c=&lt;2&gt;</loc></url>`,
  );
  expect(text).toContain(`<xhtml:link rel="alternate" hreflang="fr-CA" href="${site}/fr/c"/>`);
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/);
});

test('more pages than that are in parts, which an index names', () => {
  const files = sitemapFiles(site, entriesOf(2 * mostEntries + 1));
  expect([...files.keys()]).toStrictEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml', 'sitemap.xml']);
  expect(files.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(mostEntries);
  expect(files.get('sitemap-3.xml')).toContain(`<loc>${site}/city-${2 * mostEntries}</loc>`);
  expect(files.get('sitemap.xml')).toContain(`<sitemap><loc>${site}/sitemap-3.xml</loc></sitemap>`);
});
