import { execFileSync } from 'node:child_process';
import { PlainError } from '../local/plain-error';

const largestAnswer = 256 * 1024 ** 2;

function git(folder: string, ...args: string[]): string {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: largestAnswer, stdio });
}

/** Lists the files that a git command names, as paths below the folder. */
export const listFiles = (folder: string, ...args: string[]): string[] =>
  git(folder, ...args, '-z')
    .split('\0')
    .map((name) => name.trim())
    .filter(Boolean);

const listing = ['--relative', '--name-only', '--no-renames'];
const unique = (...lists: string[][]): string[] => [...new Set(lists.flat())].toSorted();

/** Gives the commit that a name stands for, as 40 digits; undefined if this clone does not have it. */
export function findCommit(name: string, folder: string): string | undefined {
  try {
    return git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

export function currentCommit(folder: string): string {
  const commit = findCommit('HEAD', folder);
  if (commit) return commit;
  throw new PlainError(
    'This folder is no git clone with a commit: a deploy says by its commit what is live.',
  );
}

/** The commit that last changed one of the sources: a change of the content alone changes no page's scripts. */
export function siteVersion(sources: readonly string[], folder = '.'): string {
  try {
    return git(folder, 'log', '-1', '--format=%h', '--', ...sources).trim() || 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Also files that a commit has changed and another has reverted: the deployed state must be replaced. */
export function filesChangedSince(commit: string, folder: string): string[] {
  const since = ['log', ...listing, '--first-parent', '-m', '--format=', `${commit}..HEAD`];
  return unique(listFiles(folder, 'diff', ...listing, commit, 'HEAD'), listFiles(folder, ...since));
}

export function uncommittedFiles(folder: string): string[] {
  return unique(
    listFiles(folder, 'diff', ...listing, 'HEAD'),
    listFiles(folder, 'ls-files', '--others', '--exclude-standard'),
  );
}

export const filesAt = (commit: string, folder: string): string[] =>
  listFiles(folder, 'ls-tree', '-r', '--name-only', commit);

/** The files before the latest change, uncommitted or committed; without a clone they are as they are. */
export function textsBefore<File extends { path: string; source: string }>(
  folder: string,
  files: readonly File[],
): File[] {
  try {
    const [last] = git(folder, 'log', '-1', '--format=%H', '--', '.').split('\n');
    const base = listFiles(folder, 'diff', ...listing, 'HEAD').length > 0 ? 'HEAD' : `${last}^`;
    const known = new Set(listFiles(folder, 'diff', ...listing, '--diff-filter=M', base));
    return files.map((file) =>
      known.has(file.path) ? { ...file, source: git(folder, 'show', `${base}:./${file.path}`) } : file,
    );
  } catch {
    return [...files];
  }
}
