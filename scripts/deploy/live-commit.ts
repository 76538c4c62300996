import { versionFile } from './plan-steps';

const deadlineMs = 10_000;

/** What a site says of its last deploy: the commit, and the day whose content it shows, which older deploys did not say. */
export type LiveVersion = { commit: string; day?: string };

/**
 * Reads from which commit and for which day the site at an address was deployed, as the last deploy recorded it; null if
 * the site does not say so, cannot be reached, or names something that is not a commit.
 */
export async function readLiveVersion(siteUrl: string): Promise<LiveVersion | null> {
  try {
    const answer = await fetch(new URL(versionFile, siteUrl), {
      // Caches must not answer, because theirs may be an older deploy.
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const { commit, day } = (await answer.json()) as { commit?: unknown; day?: unknown };
    if (!answer.ok || typeof commit !== 'string' || !/^[0-9a-f]{40}$/.test(commit)) return null;
    return { commit, ...(typeof day === 'string' && { day }) };
  } catch {
    return null;
  }
}
