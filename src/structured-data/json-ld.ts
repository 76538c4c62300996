import type { Graph, Thing } from 'schema-dts';

/** What a page tells of: one thing, or several. */
export type PageData = Exclude<Thing, string> | Omit<Graph, '@context'>;

/** Structured data as the text of a script element: no text of the content can close it. */
export function jsonLd(data: PageData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
