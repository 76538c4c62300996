export type SitemapEntry = {
  address: string;
  lastModified?: string;
  /** The same page in each of its languages, itself among them; none where it has only one. */
  alternates?: readonly { language: string; address: string }[];
};

export const mostEntries = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function listOf(outer: string, inner: string, entries: SitemapEntry[]): string {
  const lines = entries.map(({ address, lastModified, alternates = [] }) => {
    const date = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    const others = alternates.map(
      (each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${escapeXml(each.address)}"/>`,
    );
    return `<${inner}><loc>${escapeXml(address)}</loc>${date}${others.join('')}</${inner}>`;
  });
  return [declaration, `<${outer} ${namespace}>`, ...lines, `</${outer}>`, ''].join('\n');
}

/** `sitemap.xml` alone, or an index of that name and its parts if there are more pages than one file may list. */
export function sitemapFiles(siteUrl: string, entries: SitemapEntry[]): Map<string, string> {
  if (entries.length <= mostEntries) return new Map([['sitemap.xml', listOf('urlset', 'url', entries)]]);
  const files = new Map<string, string>();
  for (let first = 0; first < entries.length; first += mostEntries) {
    const part = entries.slice(first, first + mostEntries);
    files.set(`sitemap-${files.size + 1}.xml`, listOf('urlset', 'url', part));
  }
  const parts = Array.from(files.keys(), (name) => ({ address: new URL(`/${name}`, siteUrl).href }));
  return files.set('sitemap.xml', listOf('sitemapindex', 'sitemap', parts));
}
