import { readLiveVersion as askLiveSite } from '../../editing/server/live-site';

/** What a site says of its last deploy: the commit, and the day whose content it shows, which older deploys did not say. */
export type LiveVersion = { commit: string; day?: string };

/**
 * Reads from which commit and for which day the site at an address was deployed, as the last deploy recorded it; null if
 * the site does not say so, cannot be reached, or names something that is not a commit.
 */
export async function readLiveVersion(siteUrl: string): Promise<LiveVersion | null> {
  const said = await askLiveSite(siteUrl);
  if (!said) return null;
  const { since: _, ...version } = said;
  return version;
}
