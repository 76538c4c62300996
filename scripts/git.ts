import { execFileSync } from 'node:child_process';
import { PlainError } from '../local/plain-error';
import { mediaFolder } from '../src/content-model/reading/media-kinds';
import type { ContentFile } from '../src/content-model/types';

const largestAnswer = 256 * 1024 ** 2;

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'log.showSignature=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: largestAnswer,
    stdio: ['ignore', 'pipe', 'ignore'],
    // A question must not hold a lock that somebody's commit needs.
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' },
  });
}

/** Lists the files that a git command names, as paths below the folder. */
export const listFiles = (folder: string, ...args: string[]): string[] =>
  git(folder, ...args, '-z')
    .split('\0')
    .map((name) => name.trim())
    .filter(Boolean);

const listing = ['--relative', '--name-only', '--no-renames'];

export const changedFiles = (commit: string, folder: string): string[] =>
  listFiles(folder, 'diff', ...listing, commit);

export const untrackedFiles = (folder: string): string[] =>
  listFiles(folder, 'ls-files', '--others', '--exclude-standard');

const unique = (...lists: string[][]): string[] => [...new Set(lists.flat())].toSorted();

/** Undefined where git says nothing, or is missing. */
export function tryGit(folder: string, ...args: string[]): string | undefined {
  try {
    return git(folder, ...args).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Gives the commit that a name stands for, as 40 digits; undefined if this clone does not have it. */
export const findCommit = (name: string, folder: string): string | undefined =>
  tryGit(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);

export function currentCommit(folder: string): string {
  const commit = findCommit('HEAD', folder);
  if (commit) return commit;
  throw new PlainError(
    'This folder is no git clone with a commit: a deploy says by its commit what is live.',
  );
}

/** The commit that last changed one of the sources: a change of the content alone changes no page's scripts. */
export const siteVersion = (sources: readonly string[], folder = '.'): string =>
  tryGit(folder, 'log', '-1', '--format=%h', '--', ...sources) ?? 'unknown';

/** Also files that a commit has changed and another has reverted: the deployed state must be replaced. */
export function filesChangedSince(commit: string, folder: string): string[] {
  const since = ['log', ...listing, '--first-parent', '-m', '--format=', `${commit}..HEAD`];
  return unique(listFiles(folder, 'diff', ...listing, commit, 'HEAD'), listFiles(folder, ...since));
}

export const uncommittedFiles = (folder: string): string[] =>
  unique(changedFiles('HEAD', folder), untrackedFiles(folder));

/** Gives the commit where another one and the work here parted. */
export const partedAt = (commit: string, folder: string): string =>
  git(folder, 'merge-base', 'HEAD', commit).trim();

/** Gives files of a folder as a commit has them, by the same files as they are now. */
export function textsAt(commit: string, folder: string, now: readonly ContentFile[]): ContentFile[] {
  const changed = [...changedFiles(commit, folder), ...untrackedFiles(folder)];
  const then = new Set(listFiles(folder, 'ls-tree', '-r', '--name-only', commit));
  const former = changed.filter((path) => then.has(path) && !path.startsWith(`${mediaFolder}/`));
  return [
    ...now.filter(({ path }) => !changed.includes(path)),
    ...former.map((path) => ({ path, source: git(folder, 'show', `${commit}:./${path}`) })),
  ];
}
