import { rmSync } from 'node:fs';
import { checkBuiltPages } from '../../scripts/check-pages/check-built-pages';
import { countPages, describeErrors, type PageError } from '../../scripts/check-pages/page-error';
import { findOrInstallJava } from '../../scripts/java';
import { makeTemporaryFolder } from '../support/local-database';
import { pageWith, withSmallSite } from '../support/small-site';

// Java takes its time to start on a busy machine, and longer where it must be installed first.
jest.setTimeout(300_000);

const cityPages = ['Toronto', 'York'].map((city) => ({
  address: `/${city.toLowerCase()}`,
  kind: 'home',
  city: city.toLowerCase(),
  names: [city, 'Ontario'],
}));

const checkSite = async (files: Record<string, string>) => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const count = await withSmallSite(files, (site) =>
    checkBuiltPages({ ...site, cityPages, java: findOrInstallJava(), log }),
  );
  return { count, said: lines.join('\n') };
};

test('each page counts once in each of the checks', async () => {
  const { count, said } = await checkSite({});
  expect(count).toStrictEqual({ passed: 42, failed: 0 });
  expect(said).toMatch(
    /^valid HTML: 7 pages are fine, 0 are not \(.* s\)\nlinks: 7 pages are fine, 0 are not/,
  );
});

test('a page with two dead links has failed once, and both are said', async () => {
  const main = '<h2 id="cost">Cost</h2><a href="/a">x</a><a href="/b">x</a>';
  const { count, said } = await checkSite({ 'toronto/faq/index.html': pageWith(main) });
  expect(count).toStrictEqual({ passed: 41, failed: 1 });
  expect(said).toContain(`WRONG  /toronto/faq
  at     <a href="/a">x
  what   leads to /a, which the site does not have
  to do  Fix the address, or build the page or file that is missing.
WRONG  /toronto/faq
  at     <a href="/b">x`);
});

test('homes that say the same have failed', async () => {
  const york = { 'york/index.html': pageWith('<a href="/toronto/faq#cost">What it costs</a>') };
  const way = pageWith(
    '<a href="/toronto">Toronto</a> <a href="/york">York</a> <a href="/toronto/privacy-policy">Privacy</a>',
  );
  const { count, said } = await checkSite({ ...york, 'index.html': way });
  expect(count).toStrictEqual({ passed: 46, failed: 2 });
  expect(said).toMatch(/WRONG {2}\/toronto\n.*\n.*has too little text of its own/);
});

test('a folder without a page is a failure', async () => {
  const publicDir = makeTemporaryFolder();
  const said: string[] = [];
  const site = {
    publicDir,
    firebaseConfig: { hosting: {} },
    siteUrl: 'https://a.example',
    cityPages,
    java: 'java',
  };
  const count = await checkBuiltPages({ ...site, log: (line) => said.push(line) });
  rmSync(publicDir, { recursive: true });
  expect(count).toStrictEqual({ passed: 0, failed: 1 });
  expect(said).toStrictEqual([`There is no page in ${publicDir}: build the site first.`]);
});

const error = (page: string, wrong: string): PageError => ({ page, element: '<a>', wrong, fix: 'Fix it.' });

test('the same error of many pages is said once, and a flood of kinds is cut', () => {
  const everywhere = ['/a', '/b', '/c', '/c'].map((page) => error(page, 'leads nowhere'));
  expect(describeErrors(everywhere)).toBe(
    'WRONG  /a and 2 more pages\n  at     <a>\n  what   leads nowhere\n  to do  Fix it.',
  );
  const flood = Array.from({ length: 40 }, (_, index) => error('/a', `leads to /${index}`));
  expect(describeErrors(flood)).toMatch(
    /what {3}leads to \/24\n {2}to do {2}Fix it\.\n\.\.\. and 15 more kinds of error\.$/,
  );
});

test('an error that keeps every page from being checked fails every page', () => {
  const pages = [{ address: '/' }, { address: '/a' }];
  expect(countPages(pages, [error('(every page)', 'did not run')])).toStrictEqual({ passed: 0, failed: 2 });
});
