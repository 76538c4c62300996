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

const addressMetas = ['og:url', 'og:image', 'og:image:secure_url', 'og:video', 'twitter:image'];
const addressRels = /\b(canonical|alternate)\b/;
/** These only open a connection; their addresses need not exist. */
const hintRels = /\b(preconnect|dns-prefetch)\b/;

/** The addresses of a `srcset`: `a.png 480w, b.png 2x`. */
function srcsetAddresses(srcset = ''): string[] {
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}

function cssAddresses(css: string): string[] {
  const urls = Array.from(css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g), ([, , url = '']) => url);
  return urls.filter((url) => !url.startsWith('#'));
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

export const isStructuredData = (element: PageElement): boolean =>
  element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json';

/** Gives the addresses in structured data, or null if it is not JSON. */
export function structuredDataAddresses(element: PageElement): string[] | null {
  try {
    return stringsIn(JSON.parse(textOf(element))).filter((text) => /^https?:\/\//.test(text));
  } catch {
    return null;
  }
}

/** What an element leads to, or names for machines. */
function namedBy(element: PageElement): [use: Reference['use'], url: string | undefined][] {
  const { tagName } = element;
  const at = (name: string): string | undefined => attributeOf(element, name);
  if (tagName === 'a' || tagName === 'area') return [['link', at('href')]];
  if (tagName === 'form') return [['link', at('action')]];
  if (tagName === 'use' || tagName === 'image') {
    const url = at('href') ?? at('xlink:href');
    return url?.startsWith('#') ? [] : [['file', url]];
  }
  if (tagName === 'link') {
    const rel = at('rel') ?? '';
    return hintRels.test(rel) ? [] : [[addressRels.test(rel) ? 'address' : 'file', at('href')]];
  }
  if (tagName !== 'meta') return [];
  if (at('http-equiv')?.toLowerCase() === 'refresh')
    return [['link', /url=(.*)$/i.exec(at('content') ?? '')?.[1]]];
  return addressMetas.includes(at('property') ?? at('name') ?? '') ? [['address', at('content') ?? '']] : [];
}

function referencesAt(element: PageElement): Reference[] {
  const at = (name: string): string | undefined => attributeOf(element, name);
  const css = element.tagName === 'style' ? textOf(element) : (at('style') ?? '');
  const files = [
    at('src'),
    at('poster'),
    ...srcsetAddresses(at('srcset')),
    ...srcsetAddresses(at('imagesrcset')),
    ...cssAddresses(css),
  ];
  const data = (isStructuredData(element) && structuredDataAddresses(element)) || [];
  return [
    ...namedBy(element),
    ...files.map((url) => ['file', url] as const),
    ...data.map((url) => ['data', url] as const),
  ].flatMap(([use, url]) => (url === undefined ? [] : [{ element, url, use }]));
}

export function resolveAddress(address: string, page: BuiltPage, siteUrl: string): URL | null {
  const base = new URL(page.address, siteUrl);
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/** Lists every address in a page, in the page's order. */
export function referencesOf(page: BuiltPage): Reference[] {
  return page.elements.flatMap(referencesAt);
}
