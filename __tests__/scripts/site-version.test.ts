import { execFileSync } from 'node:child_process';
import { siteVersion } from '../../scripts/git';
import { folderForEach, writeFiles } from '../support/local-database';

const inFolder = folderForEach();
const git = (...args: string[]) => execFileSync('git', args, { cwd: inFolder(), encoding: 'utf8' });
const version = () => siteVersion(['src', 'gatsby-node.ts'], inFolder());

function commit(file: string, text: string): string {
  writeFiles(inFolder(), { [file]: text });
  git('add', file);
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '-m', 'Change');
  return git('log', '-1', '--format=%h').trim();
}

test('the version is the commit that last changed the code, not one that changed the content; without one it is unknown', () => {
  expect(version()).toBe('unknown');
  git('init', '--quiet');
  expect(version()).toBe('unknown');
  const first = commit('src/page.ts', 'one');
  expect(version()).toBe(first);
  commit('content/faq.md', 'A question');
  expect(version()).toBe(first);
  const second = commit('src/page.ts', 'two');
  expect(version()).toBe(second);
  // The error is the one of a machine without git.
  expect(siteVersion(['src'], inFolder('none'))).toBe('unknown');
});
