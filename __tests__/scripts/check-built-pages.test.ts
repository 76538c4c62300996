import { checkBuiltPages } from '../../scripts/check-pages/check-built-pages';
import { checkHtml } from '../../scripts/check-pages/check-html';
import { describeErrors, readBuiltPages, type PageError } from '../../scripts/check-pages/pages';
import { findOrInstallJava } from '../../scripts/java';
import { brandContent } from '../support/brand-fixture';
import { makeTemporaryFolder } from '../support/local-database';
import { pageWith, smallSiteUrl, withSmallSite } from '../support/small-site';

// Java takes its time to start on a busy machine, and longer where it must be installed first.
jest.setTimeout(300_000);

const { site, cities } = brandContent;
const content = {
  ...brandContent,
  languages: {},
  localServices: [],
  site: { ...site, brand: { ...site.brand, siteUrl: smallSiteUrl } },
  cities: ['Toronto', 'York'].map((locationName) => ({
    ...cities[0]!,
    locationName,
    slug: locationName.toLowerCase(),
  })),
};

const checkSite = async (files: Record<string, string>) => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const count = await withSmallSite(files, (publicDir) =>
    checkBuiltPages(publicDir, findOrInstallJava(), log, content),
  );
  return { count, said: lines.join('\n') };
};

test('each page counts once in each of the checks, whatever is wrong with it, and all of it is said', async () => {
  const { count, said } = await checkSite({});
  expect(said).toMatch(
    /^valid HTML: 7 pages are fine, 0 are not \(.* s\)\nlinks: 7 pages are fine, 0 are not/,
  );
  expect(count).toStrictEqual({ passed: 49, failed: 0 });
  // Two dead links on one page, and another city's home that says the same as the first one's.
  const main = '<h2 id="cost">Cost</h2><a href="/a">x</a><a href="/b">x</a>';
  const wrong = await checkSite({
    'toronto/faq/index.html': pageWith(main),
    'york/index.html': pageWith('<a href="/toronto/faq#cost" style="rotate:4deg">What it costs</a>'),
    'index.html': pageWith(
      '<a href="/toronto">Toronto</a> <a href="/york">York</a> <a href="/toronto/privacy-policy">Privacy</a>',
    ),
  });
  expect(wrong.count).toStrictEqual({ passed: 52, failed: 4 });
  expect(wrong.said).toContain(`WRONG  /toronto/faq
  at     <a href="/a">x</a>
  what   leads to /a, which the site does not have
WRONG  /toronto/faq
  at     <a href="/b">x</a>`);
  expect(wrong.said).toMatch(/WRONG {2}\/toronto\n.*\n.*has too little text of its own/);
});

test('a folder without a page is a failure', async () => {
  const publicDir = makeTemporaryFolder();
  const said: string[] = [];
  const count = await checkBuiltPages(publicDir, 'java', (line) => said.push(line), content);
  expect(count).toStrictEqual({ passed: 0, failed: 1 });
  expect(said).toStrictEqual([`There is no page in ${publicDir}: build the site first.`]);
});

test('the same error of many pages is said once', () => {
  const wrong = { element: '<a>', wrong: 'leads nowhere' };
  const everywhere = ['/a', '/b', '/c', '/c'].map((page) => ({ page, ...wrong }));
  expect(describeErrors(everywhere)).toBe('WRONG  /a and 2 more pages\n  at     <a>\n  what   leads nowhere');
});

const htmlErrors = (files: Record<string, string>): Promise<PageError[]> =>
  withSmallSite(files, (publicDir) => checkHtml(findOrInstallJava(), readBuiltPages(publicDir)));

test('errors and warnings of HTML are reported with their page and their element; styles once, accepted ones never', async () => {
  const nested = '<p>A <div class="b">block</div></p>';
  const head = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'">
    <style>@supports (animation-timeline:scroll()){h1{animation-timeline:scroll()}}</style>`;
  const styled = '<style>h1{colour:red}</style>';
  const errors = await htmlErrors({
    'index.html': pageWith('<img src="/truck.svg" alt="">', head),
    'book/index.html': pageWith('', styled),
    'toronto/index.html': pageWith(`${nested}<a href="/toronto/faq">x</a>`, styled),
    'toronto/faq/index.html': pageWith('<section class="band">No heading</section>'),
  });
  const said = errors.map(({ page, element, wrong }) => [page, element, wrong]);
  expect(said.toSorted()).toEqual([
    ['/book', expect.anything(), expect.stringContaining("Property “colour” doesn't exist")],
    ['/toronto', expect.stringContaining('</p>'), 'No “p” element in scope but a “p” end tag seen.'],
    [
      '/toronto/faq',
      expect.stringContaining('<section class="band">'),
      expect.stringMatching(/^Section lacks heading/),
    ],
  ]);
});

test('a checker that does not run is a failure', () => {
  expect(() => checkHtml('/no/java', [])).toThrow('/no/java');
});
