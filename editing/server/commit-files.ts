import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Refused } from './refused';

const run = promisify(execFile);

/** Makes one commit of only these files, whatever else has changed or is staged in the clone. */
export async function commitFiles(dir: string, files: string[], message: string): Promise<void> {
  const git = (...args: string[]) => run('git', args, { cwd: dir });
  const paths = files.map((file) => path.join(dir, file));
  try {
    await git('add', '--all', '--', ...paths);
    const { stdout } = await git('status', '--porcelain', '--', ...paths);
    if (stdout.trim() !== '') await git('commit', '--quiet', '--message', message, '--only', '--', ...paths);
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const reason = stderr.trim().split('\n').slice(-1)[0] ?? String(error);
    throw new Refused(500, `The files are saved, but git made no commit of them: ${reason}`);
  }
}
