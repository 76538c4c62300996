import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteVersion } from '../../scripts/git';
import { makeTemporaryFolder } from '../support/local-database';

const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];

function commit(folder: string, file: string, text: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
  git('add', file);
  git(...author, 'commit', '--quiet', '--message', `Change ${file}`);
  return git('log', '-1', '--format=%h').trim();
}

test('the version is the commit that last changed the code, not one that changed the content', () => {
  const folder = makeTemporaryFolder();
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const first = commit(folder, 'src/page.ts', 'one');
  expect(siteVersion(['src', 'gatsby-node.ts'], folder)).toBe(first);
  commit(folder, 'content/faq.md', 'A question');
  expect(siteVersion(['src', 'gatsby-node.ts'], folder)).toBe(first);
  const second = commit(folder, 'src/page.ts', 'two');
  expect(second).not.toBe(first);
  expect(siteVersion(['src', 'gatsby-node.ts'], folder)).toBe(second);
});

test('without a clone, a commit or a git that starts it is unknown', () => {
  const folder = makeTemporaryFolder();
  expect(siteVersion(['src'], folder)).toBe('unknown');
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  expect(siteVersion(['src'], folder)).toBe('unknown');
  // The error is the one of a machine without git.
  expect(siteVersion(['src'], path.join(folder, 'none'))).toBe('unknown');
});
