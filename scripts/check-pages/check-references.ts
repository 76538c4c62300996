import { thankYouPath } from '../../src/shared/site/routes';
import { allowedHosts } from './allowed';
import type { BuiltPage, BuiltSite } from './built-pages';
import { attributeOf, describeElement, textOf, type PageElement } from './elements';
import type { PageError } from './page-error';

type Reference = {
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

const isStructuredData = (element: PageElement): boolean =>
  element.tagName === 'script' && attributeOf(element, 'type') === 'application/ld+json';

/** Gives the addresses in structured data, or null if it is not JSON. */
function structuredDataAddresses(element: PageElement): string[] | null {
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

/** What is wrong with a reference, and what to do about it. */
type Verdict = [wrong: string, fix: string] | null;

const useHttps = 'Use its https address.';

/** Decodes a fragment; gives one that cannot be decoded unchanged, which no id matches. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function judgeOtherSite({ use }: Reference, url: URL): Verdict {
  if (use === 'file')
    return [
      `fetches ${url.href} from another site with the page`,
      'Serve the file from this site, or fetch it when the visitor asks for it (docs/decisions/0003).',
    ];
  if (url.protocol !== 'https:') return [`leads to ${url.href}, which is not https`, useHttps];
  if (allowedHosts[url.host]) return null;
  return [
    `leads to ${url.host}, which is not among the sites that pages may lead to`,
    'Remove it, or allow the site with a reason in scripts/check-pages/allowed.ts.',
  ];
}

async function judgeOwnSite(
  { use, url: written, element }: Reference,
  url: URL,
  site: BuiltSite,
): Promise<Verdict> {
  const path = url.pathname;
  if (url.protocol !== 'https:') return [`names the site as ${url.origin}, which is not https`, useHttps];
  if (use === 'link' && !written.startsWith('#') && path.replace(/\/$/, '') === thankYouPath)
    return [
      `leads to ${thankYouPath}, which thanks for a request that was not sent`,
      'Remove the link: only a form that was sent goes there.',
    ];
  const answer = await site.ask(path);
  if (!answer.isFound)
    return [
      `${use === 'file' ? 'fetches' : 'leads to'} ${path}, which the site does not have`,
      'Fix the address, or build the page or file that is missing.',
    ];
  if (use === 'file' && answer.isPage && element.tagName !== 'iframe')
    return [`fetches ${path}, which is a page`, 'Name the file that is meant.'];
  if (use === 'address' && answer.path !== path)
    return [`names ${path}, which hosting redirects to ${answer.path}`, `Name ${answer.path} itself.`];
  const fragment = decode(url.hash.slice(1));
  const target = use === 'link' ? site.pages.get(answer.path) : undefined;
  if (!target || ['', 'top'].includes(fragment) || target.ids.has(fragment)) return null;
  return [
    `leads to #${fragment}, but ${target.address} has no element with that id`,
    'Give the element that is meant this id, or lead to one that is there.',
  ];
}

async function judge(reference: Reference, page: BuiltPage, site: BuiltSite): Promise<Verdict> {
  const { use } = reference;
  const written = reference.url.trim();
  if (written === '' || written === '#') return ['leads nowhere', 'Give it an address, or make it a button.'];
  const url = resolveAddress(written, page, site.siteUrl);
  if (!url) return [`has the address "${written}", which is not a valid one`, 'Fix the address.'];
  if (url.protocol === 'mailto:')
    return [
      'opens a mail, but nobody is reached by mail here (docs/specification.md, section 3)',
      'Lead to the phone or to the quote form.',
    ];
  if (use === 'address' && !/^https?:/.test(written))
    return [`names ${written}, which machines cannot follow from elsewhere`, `Name it whole: ${url.href}.`];
  // check-phones.ts looks at these.
  if (use === 'link' && /^(tel|sms):$/.test(url.protocol)) return null;
  if (use === 'file' && url.protocol === 'data:') return null;
  if (!/^https?:$/.test(url.protocol))
    return [`has an address that begins with ${url.protocol}`, 'Use an https address.'];
  const isOwn = url.host === new URL(site.siteUrl).host;
  return isOwn ? judgeOwnSite(reference, url, site) : judgeOtherSite(reference, url);
}

/** Reports links, files and names of addresses that do not exist, and other sites that are not allowed. */
export async function checkReferences(site: BuiltSite): Promise<PageError[]> {
  const errors: PageError[] = [];
  for (const page of site.pages.values()) {
    const report = (element: PageElement, verdict: Verdict): void => {
      if (!verdict) return;
      const [wrong, fix] = verdict;
      errors.push({ page: page.address, element: describeElement(element), wrong, fix });
    };
    for (const element of page.elements)
      if (isStructuredData(element) && !structuredDataAddresses(element))
        report(element, ['holds structured data that is not JSON', 'Write it with JSON.stringify.']);
    for (const reference of referencesOf(page)) report(reference.element, await judge(reference, page, site));
  }
  return errors;
}
