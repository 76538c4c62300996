import { thankYouPath } from '../../src/shared/site/routes';
import { allowedHosts } from './allowed';
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
    const broken = page.elements.filter(
      (element) => isStructuredData(element) && !structuredDataAddresses(element),
    );
    const judged = broken.map((element): [typeof element, Verdict] => [
      element,
      ['holds structured data that is not JSON', 'Write it with JSON.stringify.'],
    ]);
    for (const reference of referencesOf(page))
      judged.push([reference.element, await judge(reference, page, site)]);
    for (const [element, verdict] of judged)
      if (verdict)
        errors.push({
          page: page.address,
          element: describeElement(element),
          wrong: verdict[0],
          fix: verdict[1],
        });
  }
  return errors;
}
