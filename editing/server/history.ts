import { readContentFiles } from '../../src/content-model/reading/read-content';
import { changedFiles, findCommit, textsAt as textsOf, tryGit, untrackedFiles } from '../../scripts/git';
import { isImage } from '../../src/content-model/reading/media-kinds';
import type { ContentFile } from '../../src/content-model/types';
import { entryName } from '../content/entry-name';
import type { Version } from '../content/repository';
import { isContentPath } from './content-store';
import { git } from './clone';
import { Refused } from './request';

const mostVersions = 30;
const mostDeleted = 30;
const fields = '--format=%x01%H%x02%an%x02%aI%x02%P';

type LoggedCommit = { id: string; who: string; when: string; parent: string; files: string[] };

export async function logOf(dir: string, ...options: string[]): Promise<LoggedCommit[]> {
  const answer = await git(dir, 'log', '--relative', fields, ...options);
  return answer
    .split('\u0001')
    .slice(1)
    .map((block) => {
      const [head = '', ...files] = block.split('\n').filter(Boolean);
      const [id = '', who = '', when = '', parents = ''] = head.split('\u0002');
      return { id, who, when, parent: parents.split(' ')[0] ?? '', files };
    });
}

/** Lists what differs from a commit, without new pictures that no text shows: they were taken back or replaced. */
export function filesUnlike(dir: string, commit: string): string[] {
  const texts = readContentFiles(dir);
  const isUsed = (file: string): boolean =>
    !isImage(file) || texts.some(({ source }) => source.includes(`/${file}`));
  const files = [...changedFiles(commit, dir), ...untrackedFiles(dir).filter(isUsed)];
  return [...new Set(files)].filter(isContentPath).toSorted();
}

export async function textAt(dir: string, commit: string, file: string): Promise<string | null> {
  return git(dir, 'show', `${commit}:./${file}`).catch(() => null);
}

export function textsAt(dir: string, name: string): ContentFile[] {
  const commit = findCommit(name, dir);
  if (commit === undefined)
    throw new Refused(404, `The version ${JSON.stringify(name)} is not known here: load the page again.`);
  return textsOf(commit, dir, readContentFiles(dir));
}

/** A version with the path that the file had then, and the id that git gives to its text. */
async function logVersions(dir: string, file: string) {
  const listing = ['--follow', '--diff-merges=1', '--raw', '--no-abbrev', `-${mostVersions}`];
  const commits = await logOf(dir, ...listing, '--', `./${file}`);
  return commits.flatMap(({ files: [changed = ''], ...commit }) => {
    // Such as ":100644 100644 OLD NEW M<tab>path", and for a renamed file with two paths.
    const [states = '', ...paths] = changed.split('\t');
    const [, , , blob = '', status = ''] = states.split(' ');
    const path = paths.at(-1) ?? '';
    // A file that came from elsewhere in the project was no content before.
    return isContentPath(path) ? [{ ...commit, path, blob, isDeletion: status === 'D' }] : [];
  });
}

export async function listVersions(dir: string, file: string, live: string): Promise<Version[]> {
  const versions = await logVersions(dir, file);
  const now = tryGit(dir, 'hash-object', '--', `./${file}`);
  const ofLive = tryGit(dir, 'rev-parse', '--verify', '--quiet', `${live}:./${file}`);
  const describe = async ({ path, blob, ...version }: (typeof versions)[number]) => ({
    ...version,
    text: (await textAt(dir, version.id, path)) ?? undefined,
    isNow: blob === now,
    isLive: blob === ofLive,
  });
  return Promise.all(versions.map(describe));
}

export async function listDeleted(dir: string) {
  const listing = ['--no-renames', '--diff-filter=D', '--name-only', '--max-count=200'];
  const gone = new Map<string, LoggedCommit>();
  for (const commit of await logOf(dir, ...listing, '--', '.'))
    for (const file of commit.files)
      if (!isImage(file) && isContentPath(file) && !gone.has(file)) gone.set(file, commit);
  const present = new Set(readContentFiles(dir).map(({ path }) => path));
  const deleted = [...gone].filter(([path]) => !present.has(path)).slice(0, mostDeleted);
  return Promise.all(
    deleted.map(async ([path, { parent, who, when }]) => {
      const source = (await textAt(dir, parent, path)) ?? '';
      return { path, name: entryName({ path, source }), who, when };
    }),
  );
}
