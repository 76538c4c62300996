import { checkContent } from '../../src/content-model/checks/check-content';
import { findUnwritten } from '../../src/content-model/notices/content-notices';
import { listMediaFiles } from '../../src/content-model/reading/media-files';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { errorLines } from '../content/describe-errors';
import { entryName } from '../content/entry-name';
import {
  commitFiles,
  findBase,
  liveBranch,
  otherFilesSince,
  readClone,
  type Clone,
  askGit,
  git,
  gitReason,
} from './clone';
import type { ContentStore } from './content-store';
import { filesUnlike, textsAt } from './history';
import { Refused } from './request';

/** Says why nothing can be put live from this clone, and what to do; undefined where it can. */
export async function findObstacle(dir: string, clone: Clone | undefined): Promise<string | undefined> {
  const kept = 'What you saved stays in its files. Ask a developer';
  if (!clone) return `This folder is not connected to the site, so nothing can go live from here. ${kept}.`;
  if (!clone.remote)
    return `This folder does not know where to send its texts. ${kept} to connect it to GitHub.`;
  if (clone.branch !== liveBranch)
    return `This folder is set to “${clone.branch ?? ''}”, and the site goes live from “${liveBranch}”. ${kept} to switch it.`;
  const [other] = clone.upstream ? await otherFilesSince(dir, await findBase(dir, clone)) : [];
  return (
    other &&
    `This folder has changes of the site itself (${other}) that are not sent yet. ${kept} to send them.`
  );
}

async function checkWhole(dir: string, clone: Clone): Promise<void> {
  const live = await textsAt(dir, await findBase(dir, clone));
  const { content, errors } = checkContent(readContentFiles(dir), { media: listMediaFiles(dir), live });
  if (errors.length > 0)
    throw new Refused(422, ['Not put live: this has to be right first.', ...errorLines(errors)].join('\n'));
  const unwritten = content ? findUnwritten(content) : [];
  const lines = unwritten.map(({ file, field, plain }) => `${file}, ${field}: ${plain}`);
  if (lines.length > 0) throw new Refused(422, ['Not put live.', ...lines].join('\n'));
}

async function nameCommit(folder: ContentStore, files: string[]): Promise<string> {
  const [file = ''] = files;
  if (files.length > 1) return `Change the content: ${files.length} files`;
  const source = await folder.readText(file);
  const name = source === null ? undefined : entryName({ path: file, source });
  return `${source === null ? 'Take away' : 'Change'} content/${file}${name ? ` (${name})` : ''}`;
}

/** Brings what others have sent below our commits; throws, with everything as it was, where both changed the same lines. */
async function bringTheirs(dir: string, remote: string): Promise<void> {
  try {
    await git(dir, 'pull', '--quiet', '--rebase', '--no-autostash', remote, liveBranch);
  } catch (error) {
    await askGit(dir, 'rebase', '--abort');
    throw new Refused(
      409,
      `Somebody else has put changes live that do not fit together with yours (${gitReason(error)}). Yours are kept in a ` +
        `commit. Ask a developer to run \`git pull --rebase ${remote} ${liveBranch}\` here, then press Put live again.`,
    );
  }
}

async function push(dir: string, clone: Clone, remote: string, steps: string[]): Promise<void> {
  const send = () => git(dir, 'push', '--quiet', remote, `HEAD:refs/heads/${liveBranch}`);
  try {
    await send();
  } catch (error) {
    if (!/fetch first|non-fast-forward|stale info/.test((error as { stderr?: string }).stderr ?? ''))
      throw error;
    await bringTheirs(dir, remote);
    steps.push('Brought in what somebody else has put live since.');
    await checkWhole(dir, clone);
    await send();
  }
}

/** Commits what is saved in the content, only that, and sends it; where it cannot go on it says what to do, and nothing is lost. */
export async function putLive(folder: ContentStore): Promise<{ steps: string[]; todo?: string | undefined }> {
  const { dir } = folder;
  const clone = await readClone(dir);
  const todo = await findObstacle(dir, clone);
  if (!clone?.remote || todo !== undefined) return { steps: [], todo };
  const steps: string[] = [];
  try {
    await checkWhole(dir, clone);
    steps.push('Checked: the site can be built with it.');
    const files = await filesUnlike(dir, clone.head);
    if (files.length > 0) await commitFiles(dir, files, await nameCommit(folder, files));
    const count = files.length === 1 ? 'one file' : `${files.length} files`;
    if (files.length > 0) steps.push(`Kept: ${count}.`);
    await push(dir, clone, clone.remote, steps);
    steps.push('Sent: the site is built from it now.');
    return { steps };
  } catch (error) {
    if (error instanceof Refused) return { steps, todo: error.message };
    return {
      steps,
      todo:
        `It could not be sent: ${gitReason(error)}. Nothing is lost: it is kept on this machine. Are you online, and may you ` +
        'change the site? Then press Put live again, or ask a developer.',
    };
  }
}
