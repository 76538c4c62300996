import { execFileSync } from 'node:child_process';
import { PlainError } from '../../local/plain-error';

const largestAnswer = 256 * 1024 ** 2;

function git(folder: string, ...args: string[]): string {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: largestAnswer, stdio });
}

const names = (answer: string): string[] =>
  answer
    .split('\0')
    .map((name) => name.trim())
    .filter(Boolean);

/** Gives the commit that a name stands for, as 40 digits; undefined if this clone does not have it. */
export function findCommit(name: string, folder: string): string | undefined {
  try {
    return git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

/** Gives the commit that is checked out; throws for a folder without one. */
export function currentCommit(folder: string): string {
  const commit = findCommit('HEAD', folder);
  if (commit) return commit;
  throw new PlainError(
    'This folder is no git clone with a commit: a deploy says by its commit what is live.',
  );
}

/**
 * Lists every file below the folder that differs from that commit, or that a commit since then has changed. A change
 * that was deployed and then reverted makes no difference, but the deployed state must be replaced.
 */
export function filesChangedSince(commit: string, folder: string): string[] {
  const listing = ['--relative', '--name-only', '--no-renames', '-z'];
  const other = names(git(folder, 'diff', ...listing, commit, 'HEAD'));
  const since = names(git(folder, 'log', ...listing, '--first-parent', '-m', '--format=', `${commit}..HEAD`));
  return [...new Set([...other, ...since])].toSorted();
}

/** Lists the files that are changed, added or removed here without a commit. */
export function uncommittedFiles(folder: string): string[] {
  const changed = names(git(folder, 'diff', '--relative', '--name-only', '--no-renames', '-z', 'HEAD'));
  const added = names(git(folder, 'ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...changed, ...added])].toSorted();
}
