import { readLiveVersion } from './live-site';
import { listVanished } from '../src/content-model/reading/page-addresses';
import type { Content } from '../src/content-model/types';
import { filesAt, findCommit } from './git';

/** The branch that goes live, as far as this clone knows it. */
const pushed = 'origin/main';

/** Finds the pages that are live and that the content has no longer; none where nobody knows what is live. */
export async function findVanished(
  { files, site }: Content,
  folder: string,
  { FIREBASE_SITE, FIREBASE_PROJECT }: NodeJS.ProcessEnv,
): Promise<string[]> {
  const name = FIREBASE_SITE || FIREBASE_PROJECT;
  const live = name && (await readLiveVersion(`https://${name}.web.app/`));
  const commit = findCommit(live ? live.commit : pushed, folder);
  if (!commit) return [];
  const now = files.documents.map(({ path }) => path);
  return listVanished(filesAt(commit, folder), now, site.redirects);
}
