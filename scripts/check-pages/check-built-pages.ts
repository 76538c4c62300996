import { readJson } from '../../local/read-json';
import { loadContent } from '../../src/content-model/checks/load-content';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { contentsOf } from '../../src/content-model/gatsby/site-pages';
import type { Content } from '../../src/content-model/types';
import { readBuiltPages } from './built-pages';
import { checkBrowsers } from './check-browsers';
import { checkMarks, checkShipped } from './check-files';
import { checkHtml } from './check-html';
import { checkLanguages } from './check-languages';
import { checkLinks, type ServedSite } from './check-links';
import { checkOwnText, listCityPages, type CityPage } from './duplicate-content';
import { countPages, describeErrors, type Count, type PageError } from './page-error';

type PagesToCheck = ServedSite & {
  /** The pages of cities whose texts are compared with each other. */
  cityPages: CityPage[];
  /** What the pages were built from, for the check of their languages. */
  content?: Content;
  java: string;
  log: (line: string) => void;
};

/** Runs every check over the built pages, and says what is wrong. */
export async function checkBuiltPages({
  cityPages,
  content,
  java,
  log,
  ...served
}: PagesToCheck): Promise<Count> {
  const { publicDir } = served;
  const pages = readBuiltPages(publicDir);
  if (pages.length === 0) {
    log(`There is no page in ${publicDir}: build the site first.`);
    return { passed: 0, failed: 1 };
  }
  const cities = cityPages.map(({ city }) => city);
  const checks: Record<string, () => PageError[] | Promise<PageError[]>> = {
    'valid HTML': () => checkHtml(java, pages),
    links: () => checkLinks(served, pages),
    'no marks of the editing screen': () => checkMarks(publicDir, pages),
    'nothing but the site': () =>
      checkShipped(publicDir, [...cities, ...Object.keys(content?.languages ?? {})]),
    'what the declared browsers have': () => checkBrowsers(publicDir, pages),
    ...(content && { 'one language': () => checkLanguages(pages, content) }),
    'text of their own': () => checkOwnText(pages, cityPages),
  };
  const total: Count = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    const started = Date.now();
    const errors = await check();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const { passed, failed } = countPages(pages, errors);
    if (errors.length > 0) log(describeErrors(errors));
    log(`${name}: ${passed} pages are fine, ${failed} are not (${seconds} s)`);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** Checks the pages of a build of this content, as hosting will serve them. */
export function checkBuild(
  publicDir: string,
  java: string,
  log: (line: string) => void = console.log,
): Promise<Count> {
  const content = loadContent(contentDir());
  return checkBuiltPages({
    publicDir,
    firebaseConfig: readJson<{ hosting: object }>('firebase.json'),
    siteUrl: content.site.brand.siteUrl,
    cityPages: contentsOf(content).flatMap(listCityPages),
    content,
    java,
    log,
  });
}
