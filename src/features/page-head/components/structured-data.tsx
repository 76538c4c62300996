import type { Graph, Thing } from 'schema-dts';

export type PageData = Exclude<Thing, string> | Omit<Graph, '@context'>;

/**
 * The page's structured data, for search engines (docs/decisions/0054), in which no text can close the script. Search engines
 * read the built HTML, so the heads leave it out of the page's scripts by asking for BUILD_STAGE where they use it: only
 * there does webpack leave out the code as well.
 */
export function StructuredData({ data }: { data: PageData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
