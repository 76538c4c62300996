import { listTexts } from '../../src/content-model/reading/walk';
import { attributeOf, textOf, type BuiltPage, type PageElement } from './pages';

/** A visitor follows a `link`, the browser loads a `file`, machines read an `address`; `data` is structured data. */
type Use = 'link' | 'file' | 'address' | 'data';
export type Reference = { page: BuiltPage; element: PageElement; use: Use; written: string; url: URL };

/** The addresses of a `srcset`: `a.png 480w, b.png 2x`. */
const inSrcset = (srcset: string): string[] =>
  srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);

const inStyle = (css: string): string[] =>
  Array.from(css.matchAll(/url\(\s*(["']?)(?!#)(.*?)\1\s*\)/g), ([, , url = '']) => url);

const inRefresh = (content: string): string[] => /url=(.*)$/i.exec(content)?.slice(1) ?? [];

/** An empty address stands for what is not JSON. */
function inJson(json: string): string[] {
  try {
    return listTexts(JSON.parse(json)).flatMap(({ text }) => (/^https?:\/\//.test(text) ? text : []));
  } catch {
    return [''];
  }
}

/** Where elements have addresses: "" is the text of an element. Each element is of the first kind that fits. */
const places: [element: RegExp, use: Use, attribute: string, read?: (value: string) => string[]][] = [
  [/^<(a|area) /, 'link', 'href'],
  [/^<form /, 'link', 'action'],
  [/^<meta .*"refresh"/i, 'link', 'content', inRefresh],
  [/^<meta .*"(og:url|og:image(:secure_url)?|og:video|twitter:image)"/, 'address', 'content'],
  [/^<link .*"(canonical|alternate)"/, 'address', 'href'],
  // Of the others, these only open a connection.
  [/^<link (?!.*"(canonical|alternate|preconnect|dns-prefetch)")/, 'file', 'href'],
  [/^<(use|image) (?!.*href="#)/, 'file', 'href'],
  [/^<style /, 'file', '', inStyle],
  [/^<script .*"application\/ld\+json"/, 'data', '', inJson],
  [/./, 'file', 'src'],
  [/./, 'file', 'poster'],
  [/./, 'file', 'srcset', inSrcset],
  [/./, 'file', 'imagesrcset', inSrcset],
  [/./, 'file', 'style', inStyle],
];

/** Lists every address in an element; one that is none at all the HTML checker reports. */
export function referencesAt(page: BuiltPage, element: PageElement, siteUrl: string): Reference[] {
  const base = new URL(page.address, siteUrl);
  const tag = `<${element.tagName} ${element.attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}`;
  return places.flatMap(([kind, use, attribute, read = (value) => [value]]) => {
    const value = attribute === '' ? textOf(element) : attributeOf(element, attribute);
    const addresses = value !== undefined && kind.test(tag) ? read(value) : [];
    return addresses
      .map((address) => address.trim())
      .filter((address) => URL.canParse(address, base))
      .map((written) => ({ page, element, use, written, url: new URL(written, base) }));
  });
}
