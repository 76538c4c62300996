import path from 'node:path';
import { git, gitReason } from './git';
import { Refused } from './refused';

/** Makes one commit of only these files, whatever else has changed or is staged in the clone. */
export async function commitFiles(dir: string, files: string[], message: string): Promise<void> {
  const paths = files.map((file) => path.join(dir, file));
  try {
    await git(dir, 'add', '--all', '--', ...paths);
    const changed = await git(dir, 'status', '--porcelain', '--', ...paths);
    if (changed.trim() !== '')
      await git(dir, 'commit', '--quiet', '--message', message, '--only', '--', ...paths);
  } catch (error) {
    throw new Refused(500, `The files are saved, but git made no commit of them: ${gitReason(error)}`);
  }
}
