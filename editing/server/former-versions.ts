import { entryName } from '../content/entry-name';
import type { DeletedEntry, FormerVersion, FormerVersions } from '../content/standing';
import { askGit, git } from './git';
import type { ContentStore } from './content-store';
import { Refused } from './refused';
import { isContentPath, textAt } from './waiting-changes';

const mostVersions = 50;
const mostDeleted = 30;
const fields = '--format=%x01%H%x02%an%x02%aI%x02%s';
const isText = (file: string): boolean => /\.(json|md)$/.test(file);

/** A version with the path that the file had then, and the id that git gives to its text. */
type Version = Omit<FormerVersion, 'isNow' | 'isLive'> & { path: string; blob: string };

function readVersion(block: string): Version[] {
  const [head = '', ...changed] = block.split('\n').filter(Boolean);
  const [id = '', who = '', when = '', words = ''] = head.split('\u0002');
  // Such as ":100644 100644 OLD NEW M<tab>path", and for a renamed file with two paths.
  const [states = '', ...paths] = (changed[0] ?? '').split('\t');
  const [, , , blob = '', status = ''] = states.split(' ');
  const path = paths.at(-1) ?? '';
  // A file that came from elsewhere in the project was no content before.
  if (!isContentPath(path)) return [];
  return [{ id, who, when, words, path, blob, isDeletion: status === 'D' }];
}

/** Lists the last 50 versions that commits have of a content file, the newest first, also under former names. */
async function listVersions(dir: string, file: string): Promise<Version[]> {
  const listing = ['--follow', '--raw', '--abbrev=40', '--relative', `--max-count=${mostVersions}`];
  const answer = await git(dir, 'log', ...listing, fields, '--', `./${file}`);
  return answer.split('\u0001').slice(1).flatMap(readVersion);
}

/** Lists the former versions of a content file: who and when, and which of them is live. */
export async function formerVersions(
  folder: ContentStore,
  file: string,
  live: string | undefined,
): Promise<FormerVersions> {
  const { dir } = folder;
  const versions = await listVersions(dir, file);
  const now = await folder.readText(file);
  const blob = now === null ? undefined : await askGit(dir, 'hash-object', '--', `./${file}`);
  const ofLive = live && (await askGit(dir, 'rev-parse', '--verify', '--quiet', `${live}:./${file}`));
  const last = versions.find(({ isDeletion }) => !isDeletion);
  const source = now ?? ((last && (await textAt(dir, last.id, last.path))) || '');
  return {
    name: entryName({ path: file, source }),
    now,
    left: versions.length === mostVersions,
    versions: versions.map(({ path: _path, blob: own, ...version }) => ({
      ...version,
      isNow: own === blob,
      isLive: own === ofLive,
    })),
  };
}

/**
 * Gives the text of a former version. A version is named by its commit, and only by one that the list of this file has: no
 * other commit and no other file can be read.
 */
export async function formerText(dir: string, file: string, id: unknown): Promise<string> {
  const versions = await listVersions(dir, file);
  const version = versions.find((each) => each.id === id && !each.isDeletion);
  const text = version && (await textAt(dir, version.id, version.path));
  if (typeof text === 'string') return text;
  throw new Refused(404, `content/${file} has no such former version: load the page again.`);
}

/** Gives the text that a deleted file had last. */
export async function lastText(dir: string, file: string): Promise<string> {
  const last = (await listVersions(dir, file)).find(({ isDeletion }) => !isDeletion);
  return formerText(dir, file, last?.id);
}

/** Gives the last commit in which a deleted file was there. */
export async function lastCommitWith(dir: string, file: string): Promise<string> {
  const [last] = await listVersions(dir, file);
  return last?.isDeletion ? `${last.id}^` : 'HEAD';
}

/** Lists the entries that commits have deleted and that are not there now, the latest first; at most 30. */
export async function listDeleted(folder: ContentStore): Promise<DeletedEntry[]> {
  const { dir } = folder;
  const listing = ['--no-renames', '--diff-filter=D', '--name-only', '--relative', '--max-count=200'];
  const answer = await git(dir, 'log', ...listing, fields, '--', '.');
  const found = new Map<string, { id: string; who: string; when: string }>();
  for (const block of answer.split('\u0001').slice(1)) {
    const [head = '', ...files] = block.split('\n').filter(Boolean);
    const [id = '', who = '', when = ''] = head.split('\u0002');
    for (const file of files)
      if (isText(file) && isContentPath(file) && !found.has(file)) found.set(file, { id, who, when });
  }
  const deleted: DeletedEntry[] = [];
  for (const [file, { id, who, when }] of found) {
    if (deleted.length === mostDeleted) break;
    if ((await folder.read(file)) !== null) continue;
    const source = (await textAt(dir, `${id}^`, file)) ?? '';
    deleted.push({ path: file, name: entryName({ path: file, source }), who, when });
  }
  return deleted;
}
