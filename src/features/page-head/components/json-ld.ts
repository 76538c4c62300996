import type { Graph, Thing } from 'schema-dts';

/** What a page describes: one item or several. */
export type PageData = Exclude<Thing, string> | Omit<Graph, '@context'>;

/** Writes structured data as the text of a script element, which no text of the content can close. */
export function jsonLd(data: PageData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
