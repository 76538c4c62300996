import type { Graph, Thing } from 'schema-dts';

/** What a page describes: one item or several. */
export type PageData = Exclude<Thing, string> | Omit<Graph, '@context'>;

/** The page's structured data, for search engines (docs/decisions/0054), in which no text can close the script. */
export function StructuredData({ data }: { data: PageData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
