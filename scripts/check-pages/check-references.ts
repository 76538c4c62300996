import { thankYouPath } from '../../src/domain/routes';
import { allowedHosts } from './allowed';
import type { Answer } from './ask-hosting';
import type { BuiltPage, BuiltSite } from './built-pages';
import { describeElement } from './elements';
import type { PageError } from './page-error';
import {
  isStructuredData,
  referencesOf,
  resolveAddress,
  structuredDataAddresses,
  type Reference,
} from './references';

type Verdict = Pick<PageError, 'wrong' | 'mend'> | null;

const allowedList = 'scripts/check-pages/allowed.ts';

function judgeOtherSite({ use }: Reference, url: URL): Verdict {
  if (use === 'file')
    return {
      wrong: `fetches ${url.href} from another site with the page`,
      mend: 'Serve the file from this site, or fetch it when the visitor asks for it (docs/decisions/0003).',
    };
  if (url.protocol !== 'https:')
    return { wrong: `leads to ${url.href}, which is not https`, mend: 'Use its https address.' };
  if (allowedHosts[url.host]) return null;
  return {
    wrong: `leads to ${url.host}, which is not among the sites that pages may lead to`,
    mend: `Remove it, or allow the site with a reason in ${allowedList}.`,
  };
}

/** Decodes a fragment; gives one that cannot be decoded unchanged, which no id matches. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function judgeFragment(url: URL, target: BuiltPage | undefined): Verdict {
  const fragment = decode(url.hash.slice(1));
  if (!target || fragment === '' || fragment === 'top' || target.ids.has(fragment)) return null;
  return {
    wrong: `leads to #${fragment}, but ${target.address} has no element with that id`,
    mend: 'Give the element that is meant this id, or lead to one that is there.',
  };
}

function judgeAnswer({ use, element }: Reference, path: string, answer: Answer): Verdict {
  if (!answer.isFound)
    return {
      wrong: `${use === 'file' ? 'fetches' : 'leads to'} ${path}, which the site does not have`,
      mend: 'Mend the address, or build the page or file that is missing.',
    };
  if (use === 'file' && answer.isPage && element.tagName !== 'iframe')
    return { wrong: `fetches ${path}, which is a page`, mend: 'Name the file that is meant.' };
  if (use === 'address' && answer.isRedirected)
    return {
      wrong: `names ${path}, which hosting redirects to ${answer.path}`,
      mend: `Name ${answer.path} itself.`,
    };
  return null;
}

async function judgeOwnSite(reference: Reference, url: URL, site: BuiltSite): Promise<Verdict> {
  const isLink = reference.use === 'link';
  if (url.protocol !== 'https:')
    return { wrong: `names the site as ${url.origin}, which is not https`, mend: 'Use its https address.' };
  if (isLink && !reference.url.startsWith('#') && url.pathname.replace(/\/$/, '') === thankYouPath)
    return {
      wrong: `leads to ${thankYouPath}, which thanks for a request that was not sent`,
      mend: 'Remove the link: only a form that was sent goes there.',
    };
  const answer = await site.ask(url.pathname);
  const verdict = judgeAnswer(reference, url.pathname, answer);
  return verdict ?? (isLink ? judgeFragment(url, site.pages.get(answer.path)) : null);
}

async function judge(reference: Reference, page: BuiltPage, site: BuiltSite): Promise<Verdict> {
  const { use } = reference;
  const written = reference.url.trim();
  if (written === '' || written === '#')
    return { wrong: 'leads nowhere', mend: 'Give it an address, or make it a button.' };
  const url = resolveAddress(written, page, site.siteUrl);
  if (!url) return { wrong: `has the address "${written}", which is none`, mend: 'Mend the address.' };
  if (url.protocol === 'mailto:')
    return {
      wrong: 'opens a mail, but nobody is reached by mail here (docs/specification.md, section 3)',
      mend: 'Lead to the phone or to the quote form.',
    };
  if (use === 'address' && !/^https?:/.test(written))
    return {
      wrong: `names ${written}, which machines cannot follow from elsewhere`,
      mend: `Name it whole: ${url.href}.`,
    };
  // check-phones.ts looks at these.
  if (use === 'link' && (url.protocol === 'tel:' || url.protocol === 'sms:')) return null;
  if (use === 'file' && url.protocol === 'data:') return null;
  if (!/^https?:$/.test(url.protocol))
    return { wrong: `has an address that begins with ${url.protocol}`, mend: 'Use an https address.' };
  if (url.host !== new URL(site.siteUrl).host) return judgeOtherSite(reference, url);
  return judgeOwnSite(reference, url, site);
}

function* brokenStructuredData(page: BuiltPage): Generator<PageError> {
  for (const element of page.elements.filter(isStructuredData)) {
    if (structuredDataAddresses(element) === null)
      yield {
        page: page.address,
        element: describeElement(element),
        wrong: 'holds structured data that is not JSON',
        mend: 'Write it with JSON.stringify.',
      };
  }
}

async function checkPage(page: BuiltPage, site: BuiltSite): Promise<PageError[]> {
  const errors = Array.from(brokenStructuredData(page));
  for (const reference of referencesOf(page)) {
    const verdict = await judge(reference, page, site);
    if (verdict) errors.push({ page: page.address, element: describeElement(reference.element), ...verdict });
  }
  return errors;
}

/** Reports links, files and names of addresses that do not exist, and other sites that are not allowed. */
export async function checkReferences(site: BuiltSite): Promise<PageError[]> {
  const errors: PageError[] = [];
  for (const page of site.pages.values()) errors.push(...(await checkPage(page, site)));
  return errors;
}
