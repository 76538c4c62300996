import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
