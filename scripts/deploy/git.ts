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

/** The commit of that name, as 40 digits; undefined where this clone has none. */
export function findCommit(name: string, folder: string): string | undefined {
  try {
    return git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    return undefined;
  }
}

/** The commit that is checked out; refuses a folder that has none. */
export function currentCommit(folder: string): string {
  const commit = findCommit('HEAD', folder);
  if (commit) return commit;
  throw new PlainError(
    'This folder is no git clone with a commit: a deploy says by its commit what is live.',
  );
}

/**
 * Every file below the folder that is other than at that commit, or that a commit since has changed: one that was
 * deployed and taken back in between is not other, but what was deployed must be replaced.
 */
export function filesChangedSince(commit: string, folder: string): string[] {
  const listing = ['--relative', '--name-only', '--no-renames', '-z'];
  const other = names(git(folder, 'diff', ...listing, commit, 'HEAD'));
  const since = names(git(folder, 'log', ...listing, '--first-parent', '-m', '--format=', `${commit}..HEAD`));
  return [...new Set([...other, ...since])].toSorted();
}

/** What is changed, added or removed here and in no commit. */
export function uncommittedFiles(folder: string): string[] {
  const changed = names(git(folder, 'diff', '--relative', '--name-only', '--no-renames', '-z', 'HEAD'));
  const added = names(git(folder, 'ls-files', '--others', '--exclude-standard', '-z'));
  return [...new Set([...changed, ...added])].toSorted();
}
