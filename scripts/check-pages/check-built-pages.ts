import { loadContent } from '../../src/content-model/checks/load-content';
import { contentDir } from '../../src/content-model/reading/read-content';
import type { Content } from '../../src/content-model/types';
import { checkBrowsers } from './check-browsers';
import { checkMarks, checkShipped } from './check-files';
import { checkHtml } from './check-html';
import { checkLanguages } from './check-languages';
import { checkLinks } from './check-links';
import { checkOwnText } from './check-own-text';
import { describeErrors, readBuiltPages, type Count, type PageError } from './pages';

/** Runs every check over the pages of a build of this content, as hosting will serve them, and says what is wrong. */
export async function checkBuiltPages(
  publicDir: string,
  java: string,
  log: (line: string) => void = console.log,
  content: Content = loadContent(contentDir()),
): Promise<Count> {
  const pages = readBuiltPages(publicDir);
  if (pages.length === 0) {
    log(`There is no page in ${publicDir}: build the site first.`);
    return { passed: 0, failed: 1 };
  }
  const known = [...content.cities.map(({ slug }) => slug), ...Object.keys(content.languages)];
  const checks: Record<string, () => PageError[] | Promise<PageError[]>> = {
    'valid HTML': () => checkHtml(java, pages),
    links: () => checkLinks(publicDir, content.site.brand.siteUrl, pages),
    'no marks of the editing screen': () => checkMarks(publicDir),
    'nothing but the site': () => checkShipped(publicDir, known),
    'what the declared browsers have': () => checkBrowsers(publicDir, pages),
    'one language': () => checkLanguages(pages, content),
    'text of their own': () => checkOwnText(pages, content),
  };
  const total: Count = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    const started = Date.now();
    const errors = await check();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    // One with any number of errors has failed once.
    const failed = new Set(errors.map(({ page }) => page));
    const passed = pages.filter(({ address }) => !failed.has(address)).length;
    if (errors.length > 0) log(describeErrors(errors));
    log(`${name}: ${passed} pages are fine, ${failed.size} are not (${seconds} s)`);
    total.passed += passed;
    total.failed += failed.size;
  }
  return total;
}
