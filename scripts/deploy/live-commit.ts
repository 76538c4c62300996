import { readLiveVersion } from '../../editing/server/live-site';

/**
 * Reads from which commit the site at an address was deployed, as the last deploy recorded it; null if the site does not
 * say so, cannot be reached, or names something that is not a commit.
 */
export async function readLiveCommit(siteUrl: string): Promise<string | null> {
  return (await readLiveVersion(siteUrl))?.commit ?? null;
}
