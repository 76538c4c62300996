import { startHosting } from '../../local/hosting/hosting';
import { needsNoLink } from './allowed';
import { isIndexable, type Answer, type BuiltPage, type BuiltSite } from './built-pages';
import { checkPhones } from './check-phones';
import { checkReferences, referencesOf, resolveAddress } from './check-references';
import type { PageError } from './page-error';

export type ServedSite = { publicDir: string; firebaseConfig: { hosting: object }; siteUrl: string };

/** Asks local hosting for a path, by firebase.json's rules, and follows its redirects on this site. */
async function askFor(path: string, origin: string, redirectsLeft = 5): Promise<Answer> {
  const url = new URL(path, origin);
  const { status, headers } = await fetch(url, { method: 'HEAD', redirect: 'manual' });
  const next = status >= 300 && status < 400 ? new URL(headers.get('location') ?? '', url) : undefined;
  if (next?.origin === origin && redirectsLeft > 0) return askFor(next.pathname, origin, redirectsLeft - 1);
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
  return { isFound: status === 200, isPage, path: url.pathname };
}

async function linkedFrom(page: BuiltPage, { siteUrl, ask }: BuiltSite): Promise<string[]> {
  const links = referencesOf(page).filter(({ use, element }) => use === 'link' && element.tagName === 'a');
  const urls = links.flatMap(({ url }) => resolveAddress(url, page, siteUrl) ?? []);
  const paths = urls.filter(({ host }) => host === new URL(siteUrl).host).map((url) => url.pathname);
  return Promise.all([...new Set(paths)].map(async (path) => (await ask(path)).path));
}

/**
 * Reports the pages that no chain of links from `/` reaches: orphans. Those that need no link must keep search engines
 * away, which otherwise show a page that the site itself does not lead to.
 */
async function checkOrphans(site: BuiltSite): Promise<PageError[]> {
  const reached = new Set(['/']);
  // The loop also visits addresses that it adds to the set.
  for (const address of reached) {
    const page = site.pages.get(address);
    for (const linked of page ? await linkedFrom(page, site) : []) reached.add(linked);
  }
  return [...site.pages.values()].flatMap((page): PageError[] => {
    const { address } = page;
    const isAllowed = needsNoLink(address);
    if (reached.has(address) || (isAllowed && !isIndexable(page))) return [];
    const [wrong, fix] = isAllowed
      ? [
          'may be shown by search engines, but no page leads to it',
          'Give it a robots meta with "noindex", or link to it.',
        ]
      : [
          'cannot be reached from / by links',
          'Link to it, or say in scripts/check-pages/allowed.ts why nothing does.',
        ];
    return [{ page: address, element: '(the page)', wrong, fix }];
  });
}

/** Reports links to missing addresses, wrong phones, and pages without a link to them; uses no network. */
export async function checkLinks(served: ServedSite, pages: BuiltPage[]): Promise<PageError[]> {
  const { siteUrl, ...hosting } = served;
  const { url, close } = await startHosting({
    ...hosting,
    handleLocal: (_request, response) => response.writeHead(404).end(),
  });
  const answers = new Map<string, Promise<Answer>>();
  const ask = (path: string): Promise<Answer> => {
    const answer = answers.get(path) ?? askFor(path, url);
    answers.set(path, answer);
    return answer;
  };
  const site = { siteUrl, ask, pages: new Map(pages.map((page) => [page.address, page])) };
  try {
    return [...(await checkReferences(site)), ...checkPhones(site.pages), ...(await checkOrphans(site))];
  } finally {
    await close();
  }
}
