import type { Graph, Thing } from 'schema-dts';

export type PageData = Exclude<Thing, string> | Omit<Graph, '@context'>;

/** Heads ask for BUILD_STAGE where they use it: only there does webpack leave the code out of a page's scripts. */
export function StructuredData({ data }: { data: PageData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
