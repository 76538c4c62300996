import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
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

export async function askGit(dir: string, ...args: string[]): Promise<string | undefined> {
  return git(dir, ...args).then(
    (text) => text.trim(),
    () => undefined,
  );
}

export const namesIn = (answer: string): string[] => answer.split('\0').filter(Boolean);

export function findCommit(dir: string, name: string): Promise<string | undefined> {
  return askGit(dir, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
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

export async function readClone(dir: string): Promise<Clone | undefined> {
  const head = await findCommit(dir, 'HEAD');
  if (head === undefined) return undefined;
  const branch = await askGit(dir, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const set = branch && (await askGit(dir, 'config', `branch.${branch}.remote`));
  const remotes = ((await askGit(dir, 'remote')) ?? '').split('\n').filter(Boolean);
  const remote = [set, 'origin', remotes[0]].find((name) => name && remotes.includes(name));
  const upstream = remote && (await findCommit(dir, `refs/remotes/${remote}/${liveBranch}`));
  const user = (await askGit(dir, 'config', 'user.name')) || 'someone on this machine';
  return { head, branch, remote, upstream: upstream || undefined, user };
}

/** The newest commit that a clone has in common with another commit, by default with its repository. */
export async function findBase(dir: string, { head, upstream }: Clone, other = upstream): Promise<string> {
  return (other && (await askGit(dir, 'merge-base', head, other))) || head;
}

export async function otherFilesSince(dir: string, commit: string): Promise<string[]> {
  const prefix = (await git(dir, 'rev-parse', '--show-prefix')).trim();
  const names = await git(dir, 'log', '--name-only', '--format=', '-z', `${commit}..HEAD`);
  return names.split(/[\0\n]/).filter((name) => name !== '' && !name.startsWith(prefix));
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
