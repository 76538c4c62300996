import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetOtherContent } from '../../scripts/forget-other-content';

let root: string;
const inRoot = (name: string) => path.join(root, name);
const own = () => inRoot('content');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const folder of ['public', '.cache', 'content']) {
    mkdirSync(inRoot(folder));
    writeFileSync(inRoot(`${folder}/kept`), 'x');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const isThere = (name: string) => existsSync(inRoot(`${name}/kept`));

test("what was built from the project's own content is there for its next build", () => {
  forgetOtherContent(own(), root);
  forgetOtherContent(own(), root);
  expect(['public', '.cache', 'content'].map(isThere)).toEqual([true, true, true]);
});

test('another brand finds nothing of this one, and this one nothing of the other', () => {
  forgetOtherContent('/brands/other', root);
  expect(['public', '.cache', 'content'].map(isThere)).toEqual([false, false, true]);
  mkdirSync(inRoot('public'));
  writeFileSync(inRoot('public/kept'), 'x');
  forgetOtherContent('/brands/other', root);
  expect(isThere('public')).toBe(true);
  forgetOtherContent(own(), root);
  expect(isThere('public')).toBe(false);
});
