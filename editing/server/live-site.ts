/** The file in which the deployed site names its commit. */
export const versionFile = 'site-version.json';

const longestMs = 10_000;

/** Which commit a site was deployed from, and when, as far as its host says so. */
type LiveVersion = { commit: string; since: string | null };

/**
 * Asks the site at an address from which commit it was deployed; null if the site does not say so, cannot be reached in
 * time, or names something that is not a commit.
 */
export async function readLiveVersion(siteUrl: string, deadlineMs = longestMs): Promise<LiveVersion | null> {
  try {
    const answer = await fetch(new URL(versionFile, siteUrl), {
      // Caches must not answer, because theirs may be an older deploy.
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const { commit } = (await answer.json()) as { commit?: unknown };
    if (!answer.ok || typeof commit !== 'string' || !/^[0-9a-f]{40}$/.test(commit)) return null;
    const changed = Date.parse(answer.headers.get('last-modified') ?? '');
    return { commit, since: Number.isNaN(changed) ? null : new Date(changed).toISOString() };
  } catch {
    return null;
  }
}
