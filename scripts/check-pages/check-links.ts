import { startHosting } from '../../local/hosting/hosting';
import { readJson } from '../../local/read-json';
import { splitLanguage } from '../../src/shared/site/languages';
import { isOfferPath, thankYouPath } from '../../src/shared/site/routes';
import { parsePhoneNumber } from '../../src/shared/values/phone-number';
import {
  attributeOf,
  errorAt,
  isIndexable,
  textOf,
  type BuiltPage,
  type PageElement,
  type PageError,
} from './pages';

/** A visitor follows a `link`, the browser loads a `file`, machines read an `address`. */
type Use = 'link' | 'file' | 'address';
type Reference = { page: BuiltPage; element: PageElement; use: Use; written: string; url: URL };

/** How texts hold addresses. */
const whole = /^(?<url>[^]*)$/g;
const inRefresh = /url=(?<url>.*)$/gi;
const inSrcset = /(?:^|,)\s*(?<url>\S+)(?=\s|$)[^,]*/g;
const inStyle = /url\(\s*(["']?)(?!#)(?<url>.*?)\1\s*\)/g;
const inJson = /"(?<url>https?:[^"]*)"/g;

/** Where elements have addresses: "" is the text of an element. */
const places: [element: RegExp, use: Use, attribute: string, pattern?: RegExp][] = [
  [/^<(a|area) /, 'link', 'href'],
  [/^<form /, 'link', 'action'],
  [/^<meta .*"refresh"/i, 'link', 'content', inRefresh],
  [/^<meta .*"(og:url|og:image(:secure_url)?|og:video|twitter:image)"/, 'address', 'content'],
  [/^<link .*"(canonical|alternate)"/, 'address', 'href'],
  // Of the others, these only open a connection.
  [/^<link (?!.*"(canonical|alternate|preconnect|dns-prefetch)")/, 'file', 'href'],
  [/^<(use|image) (?!.*href="#)/, 'file', 'href'],
  [/^<style /, 'file', '', inStyle],
  [/^<script .*"application\/ld\+json"/, 'address', '', inJson],
  [/./, 'file', 'src'],
  [/./, 'file', 'poster'],
  [/./, 'file', 'srcset', inSrcset],
  [/./, 'file', 'imagesrcset', inSrcset],
  [/./, 'file', 'style', inStyle],
];

/** Lists every address in an element; one that is none at all the HTML checker reports. */
function referencesAt(page: BuiltPage, element: PageElement, siteUrl: string): Reference[] {
  const base = new URL(page.address, siteUrl);
  const tag = `<${element.tagName} ${element.attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}`;
  return places.flatMap(([kind, use, attribute, pattern = whole]) => {
    if (!kind.test(tag)) return [];
    const text = attribute === '' ? textOf(element) : attributeOf(element, attribute);
    return Array.from(text?.matchAll(pattern) ?? [], ({ groups }) => groups!.url!.trim())
      .filter((address) => URL.canParse(address, base))
      .map((written) => ({ page, element, use, written, url: new URL(written, base) }));
  });
}

/** Other sites to which a page may link: of the videos of /book where no player opens, and of the words of structured data. */
const allowedHosts = ['www.youtube.com', 'vimeo.com', 'schema.org'];

/** Hosting answers with the first two where there is no page; advertisements and forms that were sent lead to the others. */
const unlinkedPages = ['/404.html', '/404', '/book', thankYouPath];

/** Whether a page needs no link that leads to it; print and advertisements lead to the pages of campaigns. */
const needsNoLink = (address: string): boolean =>
  unlinkedPages.includes(splitLanguage(address).rest) || isOfferPath(address);

/** Asks hosting for paths, by firebase.json's rules; gives the path of each after redirects, as far as it is there. */
async function askFor(paths: Set<string>, publicDir: string): Promise<Map<string, string>> {
  const firebaseConfig = readJson<{ hosting: object }>('firebase.json');
  const hosting = await startHosting({ publicDir, firebaseConfig, handleLocal: () => undefined });
  const answers = new Map<string, string>();
  try {
    for (const path of paths) {
      const { ok, url } = await fetch(`${hosting.url}${path}`, { method: 'HEAD' });
      if (ok) answers.set(path, new URL(url).pathname);
    }
  } finally {
    await hosting.close();
  }
  return answers;
}

/** The number of a link to a phone: `tel:` with a number, `sms:` with one and perhaps the first words of a message. */
function dialedBy(written: string): string | undefined {
  const [, tel, sms] = /^(?:tel:(\+\d+)|sms:(\+\d+)(?:\?&?body=[^&?#\s]+)?)$/.exec(written) ?? [];
  return parsePhoneNumber(tel ?? sms)?.dial === (tel ?? sms) ? (tel ?? sms) : undefined;
}

function faultOfPhone({ element, written }: Reference, phone: string | undefined): string | undefined {
  const dial = dialedBy(written);
  if (!dial)
    return `has the address ${written}, which is no number that can be dialled: make it of a PhoneNumber's dial, or by smsLink()`;
  if (dial !== phone) return `dials ${dial}, but the page's phone is ${phone}`;
  const shown = `${textOf(element)}\n${attributeOf(element, 'aria-label') ?? ''}`;
  const numbers = shown.match(/\+?\d[\d\s().-]{8,}\d/g) ?? [];
  const other = numbers
    .map((number) => parsePhoneNumber(number)?.dial ?? number)
    .find((each) => each !== dial);
  return other && `shows ${other}, but dials ${dial}`;
}

function faultOfOwnSite({ use, written, url, element }: Reference, found?: string, target?: BuiltPage) {
  const path = url.pathname;
  if (use === 'link' && !written.startsWith('#') && path.replace(/\/$/, '') === thankYouPath)
    return `leads to ${path}, which thanks for a request that was not sent: only a form that was sent goes there`;
  const isFile = use === 'file' && element.tagName !== 'iframe';
  if (!found || (isFile && target))
    return `${use === 'file' ? 'fetches' : 'leads to'} ${path}, which the site does not have`;
  if (use === 'address' && found !== path) return `names ${path}, which hosting redirects to ${found}`;
  if (use !== 'link' || !target || /^(#top)?$/.test(url.hash)) return undefined;
  const isThere = target.elements.some((each) => `#${encodeURI(attributeOf(each, 'id') ?? '')}` === url.hash);
  return isThere ? undefined : `leads to ${url.hash}, but ${target.address} has no element with that id`;
}

/** Reports links, files and names of addresses that do not exist, other sites that are not allowed, wrong phones, and orphans. */
export async function checkLinks(
  publicDir: string,
  siteUrl: string,
  pages: BuiltPage[],
): Promise<PageError[]> {
  const { host } = new URL(siteUrl);
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const references = pages.flatMap((page) =>
    page.elements.flatMap((element) => referencesAt(page, element, siteUrl)),
  );
  const own = references.filter(({ url }) => url.host === host);
  const answers = await askFor(new Set(own.map(({ url }) => url.pathname)), publicDir);
  const phones = phonesOf(references);
  const equivalents = own.filter(({ element }) => attributeOf(element, 'hreflang'));
  const pairs = new Set(equivalents.map(({ page, url }) => `${page.address} ${url.pathname}`));
  const faultOf = (reference: Reference): string | undefined => {
    const { use, written, url, page, element } = reference;
    if (/^#?$/.test(written)) return 'leads nowhere: give it an address, or make it a button';
    if (use === 'address' && !/^https?:/.test(written))
      return `names ${written}, which machines cannot follow from elsewhere: name it whole`;
    if (/^(tel|sms):$/.test(url.protocol)) return faultOfPhone(reference, phones(page.address));
    if (use === 'file' && url.protocol === 'data:') return undefined;
    if (url.protocol !== 'https:')
      return `leads to ${url.href}, which is not https: nobody is reached by mail either (docs/specification.md, section 3)`;
    if (attributeOf(element, 'hreflang') && !pairs.has(`${url.pathname} ${page.address}`))
      return `names ${url.pathname} as the same page in a language, which does not name this one`;
    const found = answers.get(url.pathname);
    if (url.host === host) return faultOfOwnSite(reference, found, byAddress.get(found ?? ''));
    if (use === 'file')
      return `fetches ${url.href} from another site with the page: serve it from this one, or fetch it when it is asked for`;
    return allowedHosts.includes(url.host)
      ? undefined
      : `leads to ${url.host}, which is not among the sites of scripts/check-pages/check-links.ts, to which pages may lead`;
  };
  const links = own
    .filter(({ element }) => element.tagName === 'a')
    .map(({ page, url }) => ({ from: page.address, to: answers.get(url.pathname) ?? '' }));
  const faults = references.flatMap((reference) => {
    const fault = faultOf(reference);
    return fault ? errorAt(reference.page, fault, reference.element) : [];
  });
  return [...faults, ...findOrphans(pages, links)];
}

/** Gives the number of each page: that of the first phone link of its city's home, or of a campaign's page itself. */
function phonesOf(references: Reference[]): (address: string) => string | undefined {
  const links = references
    .toReversed()
    .map(({ page, written }) => [page.address, dialedBy(written)] as const);
  const phones = new Map(links.filter(([, dial]) => dial));
  return (address) => {
    // In its language: that of `/fr/ottawa/faq` is `/fr/ottawa`.
    const [home = address] = /^(?:\/[a-z]{2}(?=\/))?\/[^/]+/.exec(address) ?? [];
    return (isOfferPath(address) ? undefined : phones.get(home)) ?? phones.get(address);
  };
}

/** Reports pages that no chain of links from `/` reaches, unless they keep search engines away. */
function findOrphans(pages: BuiltPage[], links: { from: string; to: string }[]): PageError[] {
  const reached = new Set(['/']);
  // The loop also visits addresses that it adds to the set.
  for (const address of reached) for (const { from, to } of links) if (from === address) reached.add(to);
  return pages
    .filter(({ address }) => !reached.has(address))
    .flatMap((page) => {
      const wrong = needsNoLink(page.address)
        ? isIndexable(page) &&
          'may be shown by search engines, but no page leads to it: it needs a robots meta with "noindex"'
        : 'cannot be reached from / by links: link to it, or say in scripts/check-pages/check-links.ts why nothing does';
      return wrong ? errorAt(page, wrong) : [];
    });
}
