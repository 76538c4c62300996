import { withHosting } from './ask-hosting';
import type { BuiltPage } from './built-pages';
import { checkPhones } from './check-phones';
import { checkReferences } from './check-references';
import { checkWays } from './check-ways';
import type { PageError } from './page-error';

export type ServedSite = { publicDir: string; firebaseConfig: { hosting: object }; siteUrl: string };

/** Reports links to missing addresses, wrong phones, and pages without a link to them; uses no network. */
export function checkLinks(served: ServedSite, pages: BuiltPage[]): Promise<PageError[]> {
  const { siteUrl, ...hosting } = served;
  return withHosting(hosting, async (ask) => {
    const site = { siteUrl, pages: new Map(pages.map((page) => [page.address, page])), ask };
    return [...(await checkReferences(site)), ...checkPhones(pages), ...(await checkWays(site))];
  });
}
