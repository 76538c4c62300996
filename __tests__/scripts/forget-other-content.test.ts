import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { forgetOtherContent } from '../../scripts/forget-other-content';
import { folderForEach } from '../support/local-database';

const inRoot = folderForEach();
const own = () => inRoot('content');

beforeEach(() => {
  for (const folder of ['public', '.cache', 'content']) {
    mkdirSync(inRoot(folder));
    writeFileSync(inRoot(`${folder}/kept`), 'x');
  }
});

const isThere = (name: string) => existsSync(inRoot(`${name}/kept`));

test("what was built from the project's own content is there for its next build", () => {
  forgetOtherContent(own(), inRoot());
  forgetOtherContent(own(), inRoot());
  expect(['public', '.cache', 'content'].map(isThere)).toEqual([true, true, true]);
});

test('another brand finds nothing of this one, and this one nothing of the other', () => {
  forgetOtherContent('/brands/other', inRoot());
  expect(['public', '.cache', 'content'].map(isThere)).toEqual([false, false, true]);
  mkdirSync(inRoot('public'));
  writeFileSync(inRoot('public/kept'), 'x');
  forgetOtherContent('/brands/other', inRoot());
  expect(isThere('public')).toBe(true);
  forgetOtherContent(own(), inRoot());
  expect(isThere('public')).toBe(false);
});
