import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { entryName } from '../content/entry-name';
import type { WaitingChange } from '../content/standing';
import { findBase, type Clone } from './clone';
import { contentPath, type ContentStore } from './content-store';
import { askGit, git, namesIn } from './git';

const mostListed = 100;

export const digestOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** Whether a path below the content folder is one that the screen may read and write. */
export function isContentPath(file: string): boolean {
  try {
    contentPath(`content/${file}`);
    return true;
  } catch {
    return false;
  }
}

/** Lists the content files that differ from a commit, also those in no commit yet. */
export async function filesUnlike(dir: string, commit: string): Promise<string[]> {
  const listing = ['--name-only', '--no-renames', '--relative', '-z'];
  const changed = namesIn(await git(dir, 'diff', ...listing, commit, '--', '.'));
  const added = namesIn(await git(dir, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.'));
  return [...new Set([...changed, ...added])].filter(isContentPath).toSorted();
}

/** Gives a file as a commit has it; null where that commit has none. */
export async function textAt(dir: string, commit: string, file: string): Promise<string | null> {
  return git(dir, 'show', `${commit}:./${file}`).catch(() => null);
}

type Author = { who: string; when: string };

/** Gives who has last changed each file in the commits since another one, and when. */
async function authorsSince(dir: string, commit: string): Promise<Map<string, Author>> {
  const format = '--format=%x01%an%x02%aI';
  const answer = await git(dir, 'log', '--name-only', '--relative', format, `${commit}..HEAD`, '--', '.');
  const authors = new Map<string, Author>();
  for (const block of answer.split('\u0001').slice(1)) {
    const [head = '', ...files] = block.split('\n').filter(Boolean);
    const [who = '', when = ''] = head.split('\u0002');
    for (const file of files) if (!authors.has(file)) authors.set(file, { who, when });
  }
  return authors;
}

async function changedAt(dir: string, file: string): Promise<string | undefined> {
  return stat(path.join(dir, file)).then(
    ({ mtime }) => mtime.toISOString(),
    () => undefined,
  );
}

type Listed = { changes: WaitingChange[]; left: number };

/** Lists what is saved or sent and not live yet, with who changed it last and when; at most a hundred files. */
export async function listChanges(
  folder: ContentStore,
  clone: Clone,
  liveCommit: string | null,
): Promise<Listed> {
  const { dir } = folder;
  const base = await findBase(dir, clone, liveCommit);
  const files = await filesUnlike(dir, base);
  const uncommitted = new Set(await filesUnlike(dir, clone.head));
  const unsent = new Set(clone.upstream ? await filesUnlike(dir, await sentBase(dir, clone)) : files);
  const authors = await authorsSince(dir, base);
  const describe = async (file: string): Promise<WaitingChange> => {
    const [bytes, live] = [await folder.read(file), await textAt(dir, base, file)];
    const author = uncommitted.has(file) ? undefined : authors.get(file);
    const source = bytes?.toString('utf8') ?? live ?? '';
    return {
      path: file,
      name: entryName({ path: file, source }),
      what: bytes === null ? 'deleted' : live === null ? 'added' : 'changed',
      state: unsent.has(file) ? 'saved' : 'sent',
      who: author?.who ?? clone.user,
      when: author?.when ?? (await changedAt(dir, file)),
      id: bytes === null ? null : digestOf(bytes),
    };
  };
  const changes = await Promise.all(files.slice(0, mostListed).map(describe));
  return { changes, left: Math.max(0, files.length - mostListed) };
}

/** The newest commit that both this clone and the repository have. */
export async function sentBase(dir: string, { head, upstream }: Clone): Promise<string> {
  return (upstream && (await askGit(dir, 'merge-base', head, upstream))) || head;
}
