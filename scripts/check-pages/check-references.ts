import { thankYouPath } from '../../src/shared/site/routes';
import { allowedHosts } from './allowed';
import type { BuiltPage, BuiltSite } from './built-pages';
import { attributeOf, describeElement, textOf, type PageElement } from './elements';
import type { PageError } from './page-error';

/**
 * The visitor follows a `link`, the browser loads a `file` with the page, machines read an `address` of a page or a
 * picture, and `data` is in structured data.
 */
type Use = 'link' | 'file' | 'address' | 'data';
type Reference = { element: PageElement; url: string; use: Use };

const addressMetas = ['og:url', 'og:image', 'og:image:secure_url', 'og:video', 'twitter:image'];

/** The addresses of a `srcset`: `a.png 480w, b.png 2x`. */
const srcsetAddresses = (srcset = ''): string[] =>
  srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);

const cssAddresses = (css: string): string[] =>
  Array.from(css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g), ([, , url = '']) => url).filter(
    (url) => !url.startsWith('#'),
  );

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

/** The addresses in structured data; null if it is not JSON. */
function structuredDataAddresses(element: PageElement): string[] | null {
  if (attributeOf(element, 'type') !== 'application/ld+json') return [];
  try {
    return stringsIn(JSON.parse(textOf(element))).filter((text) => /^https?:\/\//.test(text));
  } catch {
    return null;
  }
}

/** What an element leads to, or names for machines. */
function namedBy(element: PageElement): [use: Use, url?: string] | undefined {
  const at = (name: string): string | undefined => attributeOf(element, name);
  switch (element.tagName) {
    case 'a':
    case 'area':
      return ['link', at('href')];
    case 'form':
      return ['link', at('action')];
    case 'use':
    case 'image': {
      const url = at('href') ?? at('xlink:href');
      return url?.startsWith('#') ? undefined : ['file', url];
    }
    case 'link': {
      const rel = at('rel') ?? '';
      // These only open a connection; their addresses need not exist.
      if (/\b(preconnect|dns-prefetch)\b/.test(rel)) return undefined;
      return [/\b(canonical|alternate)\b/.test(rel) ? 'address' : 'file', at('href')];
    }
    case 'meta':
      if (at('http-equiv')?.toLowerCase() === 'refresh')
        return ['link', /url=(.*)$/i.exec(at('content') ?? '')?.[1]];
      return addressMetas.includes(at('property') ?? at('name') ?? '')
        ? ['address', at('content') ?? '']
        : undefined;
    default:
      return undefined;
  }
}

function referencesAt(element: PageElement): Reference[] {
  const at = (name: string): string | undefined => attributeOf(element, name);
  const files = [
    at('src'),
    at('poster'),
    ...srcsetAddresses(at('srcset')),
    ...srcsetAddresses(at('imagesrcset')),
    ...cssAddresses(element.tagName === 'style' ? textOf(element) : (at('style') ?? '')),
  ];
  const named = namedBy(element);
  return [
    ...(named ? [named] : []),
    ...files.map((url) => ['file', url] as const),
    ...(structuredDataAddresses(element) ?? []).map((url) => ['data', url] as const),
  ].flatMap(([use, url]) => (url === undefined ? [] : [{ element, url, use }]));
}

export function resolveAddress(address: string, page: BuiltPage, siteUrl: string): URL | null {
  const base = new URL(page.address, siteUrl);
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/** Lists every address in a page, in the page's order. */
export const referencesOf = (page: BuiltPage): Reference[] => page.elements.flatMap(referencesAt);

type Verdict = [wrong: string, fix: string] | null;

const useHttps = 'Use its https address.';

/** A fragment that cannot be decoded stays as it is, which no id matches. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function judgeOtherSite(use: Use, url: URL): Verdict {
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

async function judgeOwnSite({ use, url, element }: Reference, to: URL, site: BuiltSite): Promise<Verdict> {
  const path = to.pathname;
  if (to.protocol !== 'https:') return [`names the site as ${to.origin}, which is not https`, useHttps];
  if (use === 'link' && !url.trim().startsWith('#') && path.replace(/\/$/, '') === thankYouPath)
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
  const fragment = decode(to.hash.slice(1));
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
  return isOwn ? judgeOwnSite(reference, url, site) : judgeOtherSite(use, url);
}

/** Reports links, files and names of addresses that do not exist, and other sites that are not allowed. */
export async function checkReferences(site: BuiltSite): Promise<PageError[]> {
  const errors: PageError[] = [];
  for (const page of site.pages.values()) {
    const report = (element: PageElement, [wrong, fix]: NonNullable<Verdict>): void =>
      void errors.push({ page: page.address, element: describeElement(element), wrong, fix });
    for (const element of page.elements)
      if (!structuredDataAddresses(element))
        report(element, ['holds structured data that is not JSON', 'Write it with JSON.stringify.']);
    for (const reference of referencesOf(page)) {
      const verdict = await judge(reference, page, site);
      if (verdict) report(reference.element, verdict);
    }
  }
  return errors;
}
