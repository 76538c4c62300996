import { checkContent } from '../../src/content-model/checks/check-content';
import { findUnwritten } from '../../src/content-model/notices/content-notices';
import { listMediaFiles } from '../../src/content-model/reading/media-files';
import { isImage } from '../../src/content-model/reading/media-kinds';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { errorLines } from '../content/describe-errors';
import { entryName } from '../content/entry-name';
import type { Saving } from '../content/repository';
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
  namesIn,
} from './clone';
import type { ContentStore } from './content-store';
import { filesUnlike } from './history';
import { Refused } from './request';

/** Says why nothing can be put live from this clone, and what to do; undefined where it can. */
export async function findObstacle(dir: string, clone: Clone | undefined): Promise<string | undefined> {
  const kept = 'What you saved stays in its files. Ask a developer';
  if (!clone) return `This folder is no git clone with a commit, so nothing can go live from here. ${kept}.`;
  if (!clone.remote)
    return `This clone knows no repository to send to. ${kept} for \`git remote add origin ADDRESS\`.`;
  if (clone.branch !== liveBranch)
    return `This clone is on the branch "${clone.branch ?? ''}", and the site goes live from "${liveBranch}". ${kept} to switch.`;
  const [other] = clone.upstream ? await otherFilesSince(dir, await findBase(dir, clone)) : [];
  return (
    other &&
    `This clone has commits of the site itself (${other}), which are not sent yet. ${kept} to push them.`
  );
}

function checkWhole(dir: string): void {
  const { content, errors } = checkContent(readContentFiles(dir), { media: listMediaFiles(dir) });
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

/** Lists the texts that both have changed, each with its three sides; null on one that has deleted it. */
async function listConflicts(dir: string) {
  const paths = namesIn(await git(dir, 'diff', '--name-only', '--diff-filter=U', '--relative', '-z'));
  const side = (stage: number, path: string): Promise<string | null> =>
    git(dir, 'show', `:${stage}:./${path}`).catch(() => null);
  const sides = paths.map((path) => Promise.all([1, 2, 3].map((stage) => side(stage, path))));
  return (await Promise.all(sides)).map(([before = null, mine = null, theirs = null], index) => {
    return { path: paths[index]!, before, mine, theirs };
  });
}

type Conflicts = Awaited<ReturnType<typeof listConflicts>>;
type Sending = { folder: ContentStore; remote: string; settled: readonly Saving[]; steps: string[] };

/** Merges what others have sent; where both changed the same lines and it is not settled, leaves all as it was and gives these. */
async function bringTheirs({ folder, remote, settled }: Sending): Promise<Conflicts> {
  const { dir } = folder;
  await git(dir, 'fetch', '--quiet', remote, liveBranch);
  try {
    await git(dir, 'merge', '--quiet', '-m', 'Bring in what somebody else has put live', 'FETCH_HEAD');
  } catch (error) {
    const conflicts = await listConflicts(dir);
    const chosen = conflicts.flatMap(
      ({ path, theirs }) => settled.find((file) => file.path === path && file.read === theirs) ?? [],
    );
    if (chosen.length === 0 || chosen.length < conflicts.length) {
      await askGit(dir, 'merge', '--abort');
      if (conflicts.length > 0 && !conflicts.some(({ path }) => isImage(path))) return conflicts;
      throw error;
    }
    await folder.saveAll(chosen.map(({ path, source }) => ({ path, content: Buffer.from(source ?? '') })));
    await git(dir, 'add', '--', ...chosen.map(({ path }) => `./${path}`));
    await git(dir, 'commit', '--quiet', '--no-edit');
  }
  return [];
}

async function push(sending: Sending): Promise<Conflicts> {
  const { folder, remote, steps } = sending;
  const send = () => git(folder.dir, 'push', '--quiet', remote, `HEAD:refs/heads/${liveBranch}`);
  try {
    await send();
  } catch (error) {
    if (!/fetch first|non-fast-forward|stale info/.test((error as { stderr?: string }).stderr ?? ''))
      throw error;
    const conflicts = await bringTheirs(sending);
    if (conflicts.length > 0) return conflicts;
    steps.push('Brought in what somebody else has put live since.');
    checkWhole(folder.dir);
    await send();
  }
  return [];
}

type Result = { steps: string[]; todo?: string | undefined; conflicts?: Conflicts };

const unsettled =
  'Not put live: somebody else has put live other words for the same texts. Press Put live again, and choose which stay.';

/** Commits what is saved in the content, only that, and sends it; where it cannot go on it says what to do, and nothing is lost. */
export async function putLive(folder: ContentStore, settled: readonly Saving[] = []): Promise<Result> {
  const { dir } = folder;
  const clone = await readClone(dir);
  const todo = await findObstacle(dir, clone);
  if (!clone?.remote || todo !== undefined) return { steps: [], todo };
  const steps: string[] = [];
  try {
    checkWhole(dir);
    steps.push('Checked: the site can be built with it.');
    const files = await filesUnlike(dir, clone.head);
    if (files.length > 0) await commitFiles(dir, files, await nameCommit(folder, files));
    const count = files.length === 1 ? 'one file' : `${files.length} files`;
    if (files.length > 0) steps.push(`Kept in a commit: ${count}.`);
    const conflicts = await push({ folder, remote: clone.remote, settled, steps });
    if (conflicts.length > 0) return { steps, todo: unsettled, conflicts };
    steps.push('Sent to the repository from which the site is built.');
    return { steps };
  } catch (error) {
    if (error instanceof Refused) return { steps, todo: error.message };
    return {
      steps,
      todo:
        `It could not be sent: ${gitReason(error)}. Nothing is lost: it is kept on this machine. Are you online, and may you ` +
        'push to the repository? Then press Put live again, or ask a developer to run `git push` here.',
    };
  }
}
