import { needsNoLink } from './allowed';
import type { BuiltPage, BuiltSite } from './built-pages';
import { attributeOf } from './elements';
import type { PageError } from './page-error';
import { referencesOf, resolveAddress } from './references';

async function linkedFrom(page: BuiltPage, { siteUrl, ask }: BuiltSite): Promise<string[]> {
  const links = referencesOf(page).filter(({ use, element }) => use === 'link' && element.tagName === 'a');
  const urls = links.flatMap(({ url }) => resolveAddress(url, page, siteUrl) ?? []);
  const paths = new Set(urls.filter(({ host }) => host === new URL(siteUrl).host).map((url) => url.pathname));
  return Promise.all(Array.from(paths, async (path) => (await ask(path)).path));
}

/** Whether search engines may show a page. */
const isIndexable = ({ elements }: BuiltPage): boolean =>
  !elements.some(
    (element) =>
      attributeOf(element, 'name') === 'robots' && attributeOf(element, 'content')?.includes('noindex'),
  );

/**
 * Reports the pages that no chain of links from `/` reaches: orphans. Those that need no link must keep search engines
 * away, which otherwise show a page that the site itself does not lead to.
 */
export async function checkWays(site: BuiltSite): Promise<PageError[]> {
  const reached = new Set(['/']);
  // The loop also visits addresses that it adds to the set.
  for (const address of reached) {
    const page = site.pages.get(address);
    for (const linked of page ? await linkedFrom(page, site) : []) reached.add(linked);
  }
  return Array.from(site.pages.values())
    .filter(({ address }) => !reached.has(address))
    .flatMap((page) => {
      const { address } = page;
      const isAllowed = needsNoLink(address);
      if (isAllowed && !isIndexable(page)) return [];
      return {
        page: address,
        element: '(the page)',
        ...(isAllowed
          ? {
              wrong: 'may be shown by search engines, but no page leads to it',
              mend: 'Give it a robots meta with "noindex", or link to it.',
            }
          : {
              wrong: 'cannot be reached from / by links',
              mend: 'Link to it, or say in scripts/check-pages/allowed.ts why nothing does.',
            }),
      };
    });
}
