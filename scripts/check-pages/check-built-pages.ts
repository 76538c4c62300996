import { readBuiltPages } from './built-pages';
import { checkBrowsers } from './check-browsers';
import { checkHtml } from './check-html';
import { checkLinks, type ServedSite } from './check-links';
import { checkMarks } from './check-marks';
import { checkShipped } from './check-shipped';
import {
  describeDuplicateServices,
  describeDuplicates,
  findDuplicateHomes,
  findDuplicateServices,
  type CityPage,
} from './duplicate-content';
import { countPages, describeErrors, type Count, type PageError } from './page-error';

type PagesToCheck = ServedSite & {
  /** The pages of cities whose texts are compared with each other. */
  cityPages: CityPage[];
  /** The Java that runs the HTML checker. */
  java: string;
  log: (line: string) => void;
};

/**
 * Runs the Nu HTML checker and the link checker over every built page, and refuses marks of the
 * editing screen and files that nobody asks for. Also warns of cities whose homes, or whose pages about a service, have duplicate content.
 */
export async function checkBuiltPages({ cityPages, java, log, ...served }: PagesToCheck): Promise<Count> {
  const pages = readBuiltPages(served.publicDir);
  if (pages.length === 0) {
    log(`There is no page in ${served.publicDir}: build the site first.`);
    return { passed: 0, failed: 1 };
  }
  const checks: [name: string, check: () => PageError[] | Promise<PageError[]>][] = [
    ['valid HTML', () => checkHtml(java, pages)],
    ['links', () => checkLinks(served, pages)],
    ['no marks of the editing screen', () => checkMarks(served.publicDir, pages)],
    [
      'nothing but the site',
      () =>
        checkShipped(
          served.publicDir,
          cityPages.map(({ city }) => city),
        ),
    ],
    ['what the declared browsers have', () => checkBrowsers(served.publicDir, pages)],
  ];
  const total: Count = { passed: 0, failed: 0 };
  for (const [name, check] of checks) {
    const started = Date.now();
    const errors = await check();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const { passed, failed } = countPages(pages, errors);
    if (errors.length > 0) log(describeErrors(errors));
    log(`${name}: ${passed} pages are fine, ${failed} are not (${seconds} s)`);
    total.passed += passed;
    total.failed += failed;
  }
  const duplicates = [
    ...describeDuplicates(findDuplicateHomes(pages, cityPages)),
    ...describeDuplicateServices(findDuplicateServices(pages, cityPages)),
  ];
  for (const line of duplicates) log(`Worth a look: ${line}`);
  return total;
}
