import { readJson } from '../../local/read-json';
import { loadContent } from '../../src/content-model/checks/load-content';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { contentsOf } from '../../src/content-model/gatsby/site-pages';
import type { Content } from '../../src/content-model/types';
import { readBuiltPages } from './built-pages';
import { checkBrowsers } from './check-browsers';
import { checkHtml } from './check-html';
import { checkLanguages } from './check-languages';
import { checkLinks, type ServedSite } from './check-links';
import { checkMarks } from './check-marks';
import { checkShipped } from './check-shipped';
import {
  checkOwnText,
  describeKinds,
  listCityPages,
  measureOwnText,
  type CityPage,
} from './duplicate-content';
import { countPages, describeErrors, type Count, type PageError } from './page-error';

type PagesToCheck = ServedSite & {
  /** The pages of cities whose texts are compared with each other. */
  cityPages: CityPage[];
  /** What the pages were built from, for the check of their languages. */
  content?: Content;
  /** The Java that runs the HTML checker. */
  java: string;
  log: (line: string) => void;
};

/**
 * Runs the Nu HTML checker and the link checker over every built page, and refuses marks of the
 * editing screen, files that nobody asks for, and pages in the index with too little text of their own.
 */
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
    'text of their own': () => checkOwnText(measureOwnText(pages, cityPages)),
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

/** Says how much of their text the pages of each kind have of their own. */
export function describeOwnText(publicDir: string): string {
  return describeKinds(
    measureOwnText(readBuiltPages(publicDir), contentsOf(loadContent(contentDir())).flatMap(listCityPages)),
  );
}
