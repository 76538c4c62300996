import { checkContent } from '../../src/content-model/checks/check-content';
import { findUnwritten } from '../../src/content-model/notices/content-notices';
import { listMediaFiles } from '../../src/content-model/reading/media-files';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { errorLines } from '../content/describe-errors';
import {
  commitFiles,
  findBase,
  liveBranch,
  otherFilesSince,
  readClone,
  type Clone,
  git,
  gitReason,
} from './clone';
import { findCommit, listFiles, partedAt } from '../../scripts/git';
import type { ContentStore } from './content-store';
import { filesUnlike, textsAt } from './history';
import { type Params, Refused } from './request';

/** Says why nothing can be put live from this clone, and what to do; undefined where it can. */
export function findObstacle(dir: string, clone: Clone | undefined): string | undefined {
  const kept = 'What you saved stays in its files. Ask a developer';
  if (!clone) return `This folder is not connected to the site, so nothing can go live from here. ${kept}.`;
  if (!clone.remote)
    return `This folder does not know where to send its texts. ${kept} to connect it to GitHub.`;
  if (clone.branch !== liveBranch)
    return `This folder is set to “${clone.branch ?? ''}”, and the site goes live from “${liveBranch}”. ${kept} to switch it.`;
  const [other] = clone.upstream ? otherFilesSince(dir, findBase(dir, clone)) : [];
  return (
    other &&
    `This folder has changes of the site itself (${other}) that are not sent yet. ${kept} to send them.`
  );
}

function checkWhole(dir: string, clone: Clone): void {
  const live = textsAt(dir, findBase(dir, clone));
  const { content, errors } = checkContent(readContentFiles(dir), { media: listMediaFiles(dir), live });
  if (errors.length > 0)
    throw new Refused(422, ['Not put live: this has to be right first.', ...errorLines(errors)].join('\n'));
  const unwritten = content ? findUnwritten(content) : [];
  const lines = unwritten.map(({ file, field, plain }) => `${file}, ${field}: ${plain}`);
  if (lines.length > 0) throw new Refused(422, ['Not put live.', ...lines].join('\n'));
}

type Settled = Pick<Params, 'files' | 'commit'>;

/** Merges what others have sent. Of texts that both have changed, and nobody has settled, it only gives the names. */
async function bringTheirs(folder: ContentStore, remote: string, { files, commit }: Settled) {
  const { dir } = folder;
  await git(dir, 'fetch', '--quiet', remote, liveBranch);
  const theirs = findCommit('FETCH_HEAD', dir) ?? '';
  try {
    await git(dir, 'merge', '--quiet', '-m', 'Bring in what somebody else has put live', theirs);
  } catch (error) {
    const paths = listFiles(dir, 'diff', '--name-only', '--diff-filter=U', '--relative');
    if (paths.length === 0) throw error;
    const settled = files.filter(({ path }) => commit === theirs && paths.includes(path));
    if (settled.length < paths.length) {
      await git(dir, 'merge', '--abort');
      return { paths, theirs, base: partedAt(theirs, dir) };
    }
    await folder.saveAll(settled.map(({ path, source }) => ({ path, content: Buffer.from(source ?? '') })));
    await git(dir, 'add', '--', ...paths.map((path) => `./${path}`));
    await git(dir, 'commit', '--quiet', '--no-edit');
  }
  return undefined;
}

async function push(folder: ContentStore, clone: Clone, remote: string, settled: Settled) {
  const send = () => git(folder.dir, 'push', '--quiet', remote, `HEAD:refs/heads/${liveBranch}`);
  try {
    await send();
  } catch (error) {
    if (!/fetch first|non-fast-forward|stale info/.test((error as { stderr?: string }).stderr ?? ''))
      throw error;
    const conflict = await bringTheirs(folder, remote, settled);
    if (conflict) return conflict;
    checkWhole(folder.dir, clone);
    await send();
  }
  return undefined;
}

type Result = { todo?: string | undefined; conflict?: Awaited<ReturnType<typeof push>> };

/** Commits what is saved in the content, only that, and sends it; where it cannot go on it says what to do, and nothing is lost. */
export async function putLive(folder: ContentStore, settled: Settled): Promise<Result> {
  const { dir } = folder;
  const clone = readClone(dir);
  const obstacle = findObstacle(dir, clone);
  if (!clone?.remote || obstacle !== undefined) return { todo: obstacle };
  try {
    checkWhole(dir, clone);
    const files = filesUnlike(dir, clone.head);
    const what = files.length > 1 ? `the content: ${files.length} files` : `content/${files[0]}`;
    if (files.length > 0) await commitFiles(dir, files, `Change ${what}`);
    const conflict = await push(folder, clone, clone.remote, settled);
    if (!conflict) return {};
    const todo =
      'Somebody else has put live other words for the same texts. Press Put live again: choose which stay.';
    return { todo, conflict };
  } catch (error) {
    if (error instanceof Refused) return { todo: error.message };
    return {
      todo:
        `It could not be sent: ${gitReason(error)}. Nothing is lost: it is kept on this machine. Are you online, and may you ` +
        'change the site? Then press Put live again, or ask a developer.',
    };
  }
}
