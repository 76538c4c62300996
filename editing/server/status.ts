import { stat } from 'node:fs/promises';
import path from 'node:path';
import { findBrand } from '../../src/content-model/reading/parse-file';
import { listMediaFiles } from '../../src/content-model/reading/media-files';
import { isImage } from '../../src/content-model/reading/media-kinds';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import { entryName } from '../content/entry-name';
import { findOlder } from '../content/find-older';
import { listNeeds } from '../content/list-needs';
import { findBase, readClone, type Clone } from './clone';
import type { ContentStore } from './content-store';
import { filesUnlike, logOf, textAt, textsAt } from './history';
import { findCommit } from '../../scripts/git';
import { readLiveVersion } from '../../scripts/live-site';
import { findObstacle } from './put-live';
import { translatedFrom } from './translated-from';

const mostListed = 100;
/** Staff wait for the first page, and a site that is slow to answer must not keep it. */
const patienceMs = 4000;

const siteUrlOf = (dir: string, liveUrl?: string): string =>
  liveUrl ?? findBrand(readContentFiles(dir))?.siteUrl ?? '';

/** Gives what is live, and the newest commit that this clone has in common with it, or else with the repository. */
export async function findLive(dir: string, clone: Clone, liveUrl?: string) {
  const siteUrl = siteUrlOf(dir, liveUrl);
  const said = await readLiveVersion(siteUrl, patienceMs);
  const commit = said ? findCommit(said.commit, dir) : undefined;
  const isKnown = commit !== undefined;
  // Otherwise what this clone has last sent or fetched is taken for live.
  const live = { siteUrl, isKnown, since: (isKnown && said?.since) || null };
  return { live, base: findBase(dir, clone, commit) };
}

/** Lists what is saved or sent and not live yet, with who changed it last and when; at most a hundred files. */
async function listChanges(folder: ContentStore, clone: Clone, base: string) {
  const { dir } = folder;
  const unlike = filesUnlike(dir, base);
  const uncommitted = filesUnlike(dir, clone.head);
  const unsent = clone.upstream ? filesUnlike(dir, findBase(dir, clone)) : unlike;
  // What was sent and then undone is as it is live, and still has to be sent.
  const files = [...new Set([...unlike, ...unsent])].toSorted();
  const commits = await logOf(dir, '--name-only', `${base}..HEAD`, '--', '.');
  const describe = async (file: string) => {
    const [now, live] = [await folder.readText(file), await textAt(dir, base, file)];
    const commit = uncommitted.includes(file) ? undefined : commits.find((each) => each.files.includes(file));
    const what: 'added' | 'changed' | 'deleted' =
      now === null ? 'deleted' : live === null ? 'added' : 'changed';
    // Saved: only on this machine. Sent: in the repository from which the site is built.
    const state: 'saved' | 'sent' = unsent.includes(file) ? 'saved' : 'sent';
    const written = await stat(path.join(dir, file)).catch(() => undefined);
    return {
      path: file,
      name: entryName({ path: file, source: now ?? live ?? '' }),
      what,
      state,
      who: commit?.who ?? clone.user,
      when: commit?.when ?? written?.mtime.toISOString(),
      ...(isImage(file) ? { now: null, live: null } : { now, live }),
    };
  };
  const changes = await Promise.all(files.slice(0, mostListed).map(describe));
  return { changes, left: Math.max(0, files.length - mostListed) };
}

export async function findStatus(folder: ContentStore, liveUrl?: string) {
  const { dir } = folder;
  const clone = readClone(dir);
  const obstacle = findObstacle(dir, clone);
  const [files, media] = [readContentFiles(dir), listMediaFiles(dir)];
  const none = { live: undefined, base: undefined, changes: [], left: 0 };
  if (!clone) return { ...none, needs: listNeeds(files, { media }), obstacle };
  const { live, base } = await findLive(dir, clone, liveUrl);
  const listed = await listChanges(folder, clone, base);
  const older = findOlder(files, await translatedFrom(dir));
  const needs = listNeeds(files, { media, live: textsAt(dir, base), older });
  return { needs, live, base, ...listed, obstacle };
}
