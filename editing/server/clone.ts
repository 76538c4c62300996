import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { findCommit, listFiles, tryGit } from '../../scripts/git';
import { Refused } from './request';

const run = promisify(execFile);
const largestAnswer = 8 * 1024 ** 2;
const longestMs = 60_000;
const always = ['-c', 'core.quotepath=off', '-c', 'log.showSignature=false'];

export function gitReason(error: unknown): string {
  const { stderr = '' } = error as { stderr?: string };
  const lines = stderr.trim().split('\n').filter(Boolean);
  return lines.find((line) => /rejected|fatal|error/.test(line)) ?? lines.at(-1) ?? String(error);
}

/** Runs git in a folder and gives what it writes; throws where git refuses, is slow or writes more than 8 MB. */
export async function git(dir: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', [...always, ...args], {
    cwd: dir,
    maxBuffer: largestAnswer,
    timeout: longestMs,
    // Nobody sits at the terminal to answer a question for a password.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
  });
  return stdout;
}

/** The branch from which the site goes live (docs/decisions/0049). */
export const liveBranch = 'main';

export type Clone = {
  head: string;
  branch?: string | undefined;
  remote?: string | undefined;
  /** The live branch of that repository, as this clone has last seen it. */
  upstream?: string | undefined;
  user: string;
};

export function readClone(dir: string): Clone | undefined {
  const head = findCommit('HEAD', dir);
  if (head === undefined) return undefined;
  const branch = tryGit(dir, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const set = branch && tryGit(dir, 'config', `branch.${branch}.remote`);
  const remotes = tryGit(dir, 'remote')?.split('\n') ?? [];
  const remote = [set, 'origin', remotes[0]].find((name) => name && remotes.includes(name));
  const upstream = remote && findCommit(`refs/remotes/${remote}/${liveBranch}`, dir);
  const user = tryGit(dir, 'config', 'user.name') ?? 'someone on this machine';
  return { head, branch, remote, upstream: upstream || undefined, user };
}

/** The newest commit that a clone has in common with another commit, by default with its repository. */
export function findBase(dir: string, { head, upstream }: Clone, other = upstream): string {
  return (other && tryGit(dir, 'merge-base', head, other)) || head;
}

export function otherFilesSince(dir: string, commit: string): string[] {
  const prefix = tryGit(dir, 'rev-parse', '--show-prefix') ?? '';
  const names = listFiles(dir, 'log', '--name-only', '--format=', `${commit}..HEAD`);
  return names.filter((name) => !name.startsWith(prefix));
}

/** Makes one commit of only these files, whatever else has changed or is staged in the clone. */
export async function commitFiles(dir: string, files: string[], message: string): Promise<void> {
  const paths = files.map((file) => path.join(dir, file));
  try {
    await git(dir, 'add', '--all', '--', ...paths);
    const changed = await git(dir, 'status', '--porcelain', '--', ...paths);
    if (changed.trim() !== '')
      await git(dir, 'commit', '--quiet', '--message', message, '--only', '--', ...paths);
  } catch (error) {
    throw new Refused(500, `The texts are saved, but could not be kept as a version: ${gitReason(error)}`);
  }
}
