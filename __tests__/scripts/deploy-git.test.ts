import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../../local/plain-error';
import { currentCommit, filesChangedSince, findCommit, uncommittedFiles } from '../../scripts/deploy/git';
import { TestClone } from '../support/test-clone';

// It starts processes of its own, which take their time on a busy machine.
jest.setTimeout(60_000);

let clone: TestClone;
beforeEach(() => {
  clone = new TestClone();
  clone.commit({ 'content/faq/a.md': 'one', 'README.md': 'one' });
});
afterEach(() => clone.remove());

test('every file of every commit since is named once, also with an unusual name', () => {
  const live = currentCommit(clone.folder);
  clone.commit({ 'content/faq/a.md': 'two' });
  clone.commit({ 'content/faq/a.md': 'three', 'content/faq/café & "co".md': 'new' });
  expect(filesChangedSince(live, clone.folder)).toEqual(['content/faq/a.md', 'content/faq/café & "co".md']);
  expect(filesChangedSince(currentCommit(clone.folder), clone.folder)).toEqual([]);
});

test('a file that was changed and reverted counts: in between it may have been deployed', () => {
  const live = clone.commit({ 'database.rules.json': '{}' });
  clone.commit({ 'database.rules.json': '{"rules": {}}' });
  clone.commit({ 'database.rules.json': '{}' });
  expect(filesChangedSince(live, clone.folder)).toEqual(['database.rules.json']);
});

test('a moved file counts under both names, a removed one under its own', () => {
  const live = currentCommit(clone.folder);
  clone.git('mv', 'content/faq/a.md', 'docs.md');
  clone.git('rm', '--quiet', 'README.md');
  clone.commit({});
  expect(filesChangedSince(live, clone.folder)).toEqual(['README.md', 'content/faq/a.md', 'docs.md']);
});

test('changes that a merge brought count, and older changes of the other branch do not', () => {
  clone.git('checkout', '--quiet', '-b', 'other');
  clone.commit({ 'src/a.ts': 'a' });
  clone.git('checkout', '--quiet', 'main');
  const live = clone.commit({ 'docs/b.md': 'b' });
  clone.git('merge', '--quiet', '--no-ff', '--message', 'merge', 'other');
  expect(filesChangedSince(live, clone.folder)).toEqual(['src/a.ts']);
});

test('a change that a merged branch made and reverted was never deployed, and does not count', () => {
  const live = currentCommit(clone.folder);
  clone.git('checkout', '--quiet', '-b', 'other');
  clone.commit({ 'README.md': 'two' });
  clone.commit({ 'README.md': 'one' });
  clone.git('checkout', '--quiet', 'main');
  clone.git('merge', '--quiet', '--no-ff', '--message', 'merge', 'other');
  expect(filesChangedSince(live, clone.folder)).toEqual([]);
});

test('where what is live is no commit of this branch, the difference counts', () => {
  clone.git('checkout', '--quiet', '-b', 'other');
  const live = clone.commit({ 'src/a.ts': 'a' });
  clone.git('checkout', '--quiet', 'main');
  expect(filesChangedSince(live, clone.folder)).toEqual(['src/a.ts']);
});

test('in a folder of a larger clone only the files below it count, by their names in it', () => {
  const live = currentCommit(clone.folder);
  clone.commit({ 'site/content/b.md': 'b', 'elsewhere.txt': 'c' });
  clone.write({ 'site/new.md': 'd', 'new.txt': 'e' });
  const site = path.join(clone.folder, 'site');
  expect(filesChangedSince(live, site)).toEqual(['content/b.md']);
  expect(uncommittedFiles(site)).toEqual(['new.md']);
});

test('what no commit has is named: changed, added, removed; not what git ignores', () => {
  clone.commit({ '.gitignore': 'public/\n' });
  expect(uncommittedFiles(clone.folder)).toEqual([]);
  clone.write({ 'README.md': 'two', 'content/faq/b.md': 'new', 'public/index.html': 'built' });
  rmSync(path.join(clone.folder, 'content/faq/a.md'));
  clone.git('add', 'README.md');
  expect(uncommittedFiles(clone.folder)).toEqual(['README.md', 'content/faq/a.md', 'content/faq/b.md']);
});

test('a name that is no commit gives none, whatever it looks like', () => {
  for (const name of ['nowhere', '--help', '--output=x', '', 'HEAD^'])
    expect([name, findCommit(name, clone.folder)]).toEqual([name, undefined]);
  expect(findCommit('main', clone.folder)).toBe(currentCommit(clone.folder));
});

test('a folder without a commit is refused in one sentence', () => {
  const empty = mkdtempSync(path.join(tmpdir(), 'deploy-none-'));
  const ask = () => currentCommit(empty);
  expect(ask).toThrow(PlainError);
  expect(ask).toThrow('This folder is no git clone with a commit');
  rmSync(empty, { recursive: true });
});
