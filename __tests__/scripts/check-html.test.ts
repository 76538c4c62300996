import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBuiltPages } from '../../scripts/check-pages/built-pages';
import { checkHtml } from '../../scripts/check-pages/check-html';
import type { PageError } from '../../scripts/check-pages/page-error';
import { findOrInstallJava } from '../../scripts/java';
import { makeTemporaryFolder } from '../support/local-database';
import { pageWith, withSmallSite } from '../support/small-site';

// Java takes its time to start on a busy machine, and longer where it must be installed first.
jest.setTimeout(300_000);

let java: string;
beforeAll(() => {
  java = findOrInstallJava();
});

const errorsOf = (files: Record<string, string>, checker = java): Promise<PageError[]> =>
  withSmallSite(files, ({ publicDir }) => checkHtml(checker, readBuiltPages(publicDir)));

test('valid pages pass', async () => {
  expect(await errorsOf({})).toStrictEqual([]);
});

test('errors and warnings are reported with their page and their element', async () => {
  const nested = '<p>A <div class="b">block</div></p>';
  const withoutHeading = '<section class="band">No heading</section>';
  const errors = await errorsOf({
    'toronto/index.html': pageWith(`${nested}<a href="/toronto/faq">x</a>`),
    'toronto/faq/index.html': pageWith(withoutHeading),
  });
  expect(errors).toContainEqual({
    page: '/toronto',
    element: '</p>',
    wrong: 'No “p” element in scope but a “p” end tag seen.',
    fix: expect.stringMatching(/^Fix the component/),
  });
  expect(errors).toContainEqual(
    expect.objectContaining({
      page: '/toronto/faq',
      element: '<section class="band">',
      wrong: expect.stringMatching(/^Section lacks heading/),
    }),
  );
});

test('styles that many pages share are checked, and reported once', async () => {
  const styled = (main: string) => pageWith(main, '<style>h1{colour:red}</style>');
  const errors = await errorsOf({
    'toronto/index.html': styled(''),
    'toronto/faq/index.html': styled('<h2 id="cost">Cost</h2>'),
  });
  expect(errors).toMatchObject([{ wrong: expect.stringContaining("Property “colour” doesn't exist") }]);
});

test('accepted messages of the checker are left out', async () => {
  const head = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'">
    <style>@supports (animation-timeline:scroll()){h1{animation-timeline:scroll()}}</style>`;
  expect(
    await errorsOf({ 'toronto/index.html': pageWith('<img src="/truck.svg" alt="">', head) }),
  ).toStrictEqual([]);
});

const notRun = async (script: string): Promise<string[]> => {
  const folder = makeTemporaryFolder();
  const fake = path.join(folder, 'java');
  writeFileSync(fake, `#!/bin/sh\n${script}\n`);
  chmodSync(fake, 0o755);
  const errors = await errorsOf({}, fake);
  rmSync(folder, { recursive: true });
  expect(errors.map(({ page }) => page)).toStrictEqual(['(every page)']);
  return errors.map(({ wrong }) => wrong);
};

test('a checker that does not run fails every page, with what it says', async () => {
  expect(await notRun('echo "no memory" >&2; exit 1')).toStrictEqual([
    'The HTML checker did not run: no memory',
  ]);
});

test('a checker that checks nothing is not mistaken for one that finds nothing', async () => {
  expect(await notRun(`echo '{"messages":[]}'`)).toStrictEqual([
    'The HTML checker did not run: it finds nothing wrong with a page that is wrong on purpose',
  ]);
});
