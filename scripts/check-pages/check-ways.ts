import { unlinkedPages } from './allowed';
import type { BuiltPage, BuiltSite } from './built-pages';
import type { PageError } from './page-error';
import { referencesOf, resolveAddress } from './references';

async function linkedFrom(page: BuiltPage, { siteUrl, ask }: BuiltSite): Promise<string[]> {
  const links = referencesOf(page).filter(({ use, element }) => use === 'link' && element.tagName === 'a');
  const urls = links.flatMap(({ url }) => resolveAddress(url, page, siteUrl) ?? []);
  const paths = new Set(urls.filter(({ host }) => host === new URL(siteUrl).host).map((url) => url.pathname));
  return Promise.all(Array.from(paths, async (path) => (await ask(path)).path));
}

/** Reports the pages that no chain of links from `/` reaches. */
export async function checkWays(site: BuiltSite): Promise<PageError[]> {
  const reached = new Set(['/']);
  // The loop also visits addresses that it adds to the set.
  for (const address of reached) {
    const page = site.pages.get(address);
    for (const linked of page ? await linkedFrom(page, site) : []) reached.add(linked);
  }
  return Array.from(site.pages.keys())
    .filter((address) => !reached.has(address) && !unlinkedPages[address])
    .map((address) => ({
      page: address,
      element: '(the page)',
      wrong: 'cannot be reached from / by links',
      mend: 'Link to it, or say in scripts/check-pages/allowed.ts why nothing does.',
    }));
}
