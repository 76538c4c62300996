import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { forgetOtherContent } from '../../scripts/forget-other-content';
import { folderForEach } from '../support/local-database';

const inRoot = folderForEach();
const folders = ['public', '.cache', 'content'];

/** Which folders a build of such content finds, after it was built from the project's own. */
function foundBy(contentDir: string): boolean[] {
  forgetOtherContent(inRoot('content'), inRoot());
  for (const folder of folders) mkdirSync(inRoot(folder), { recursive: true });
  for (const folder of folders) writeFileSync(inRoot(folder, 'kept'), 'x');
  forgetOtherContent(contentDir, inRoot());
  return folders.map((folder) => existsSync(inRoot(folder, 'kept')));
}

test('a build finds what its own content has built, and nothing of another brand', () => {
  expect(foundBy(inRoot('content'))).toEqual([true, true, true]);
  expect(foundBy('/brands/other')).toEqual([false, false, true]);
  forgetOtherContent('/brands/other', inRoot());
  forgetOtherContent(inRoot('content'), inRoot());
  expect(existsSync(inRoot('public'))).toBe(false);
});
