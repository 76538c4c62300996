import type { BuiltPage } from './built-pages';
import { attributeOf, textOf, type PageElement } from './elements';

export type Reference = {
  element: PageElement;
  url: string;
  /**
   * The visitor follows a `link`, the browser loads a `file` with the page, machines read an `address` of a page or a
   * picture, and `data` is in structured data.
   */
  use: 'link' | 'file' | 'address' | 'data';
};

const fetchedAttributes: Record<string, string[]> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src'],
  input: ['src'],
  object: ['data'],
  script: ['src'],
  source: ['src'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};
const followedAttributes: Record<string, string> = { a: 'href', area: 'href', form: 'action' };
const addressMetas = new Set(['og:url', 'og:image', 'og:image:secure_url', 'og:video', 'twitter:image']);
/** These only open a connection; their addresses need not exist. */
const hintRels = new Set(['preconnect', 'dns-prefetch']);
const addressRels = new Set(['canonical', 'alternate']);

/** The addresses of a `srcset`: `a.png 480w, b.png 2x`. */
function srcsetAddresses(srcset: string | undefined): string[] {
  const candidates = srcset?.split(/,\s+/) ?? [];
  return candidates.flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

function cssAddresses(css: string): string[] {
  return Array.from(css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)'"\s]*))\s*\)/g), (match) => {
    const [, double, single, bare] = match;
    return double ?? single ?? bare ?? '';
  }).filter((url) => !url.startsWith('#'));
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object')
    for (const inner of Object.values(value)) yield* stringsIn(inner);
}

/** Gives the addresses in structured data, or null if it is not JSON. */
export function structuredDataAddresses(element: PageElement): string[] | null {
  try {
    const strings = Array.from(stringsIn(JSON.parse(textOf(element))));
    return strings.filter((text) => /^https?:\/\//.test(text));
  } catch {
    return null;
  }
}

export function isStructuredData(element: PageElement): boolean {
  return element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json';
}

function metaReference(element: PageElement): Reference[] {
  const content = attributeOf(element, 'content') ?? '';
  if (attributeOf(element, 'http-equiv')?.toLowerCase() === 'refresh') {
    const [, url] = /url=(.*)$/i.exec(content) ?? [];
    return url ? [{ element, url, use: 'link' }] : [];
  }
  const name = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '';
  return addressMetas.has(name) ? [{ element, url: content, use: 'address' }] : [];
}

function linkReference(element: PageElement): Reference[] {
  const rels = (attributeOf(element, 'rel') ?? '').split(/\s+/);
  const url = attributeOf(element, 'href');
  const images = srcsetAddresses(attributeOf(element, 'imagesrcset'));
  if (rels.some((rel) => hintRels.has(rel))) return [];
  const use = rels.some((rel) => addressRels.has(rel)) ? 'address' : 'file';
  return [...(url === undefined ? [] : [url]), ...images].map((found) => ({ element, url: found, use }));
}

function referencesAt(element: PageElement): Reference[] {
  const { tagName } = element;
  if (tagName === 'meta') return metaReference(element);
  if (tagName === 'link') return linkReference(element);
  const followed = followedAttributes[tagName];
  const link = followed ? attributeOf(element, followed) : undefined;
  const data = isStructuredData(element) ? structuredDataAddresses(element) : [];
  const css = tagName === 'style' ? textOf(element) : (attributeOf(element, 'style') ?? '');
  const files = [
    ...(fetchedAttributes[tagName] ?? []).flatMap((name) => attributeOf(element, name) ?? []),
    ...srcsetAddresses(attributeOf(element, 'srcset')),
    ...cssAddresses(css),
  ].filter((url) => !(tagName === 'use' && url.startsWith('#')));
  return [
    ...(link === undefined ? [] : [{ element, url: link, use: 'link' as const }]),
    ...files.map((url) => ({ element, url, use: 'file' as const })),
    ...(data ?? []).map((url) => ({ element, url, use: 'data' as const })),
  ];
}

export function resolveAddress(address: string, page: BuiltPage, siteUrl: string): URL | null {
  const base = new URL(page.address, siteUrl);
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/** Lists every address in a page, in the page's order. */
export function referencesOf(page: BuiltPage): Reference[] {
  return page.elements.flatMap(referencesAt);
}
