/** The file in which the deployed site names its commit and its day. */
export const versionFile = 'site-version.json';

const longestMs = 10_000;

/** Which commit a site was deployed from, the day whose content it shows, and when it was deployed, as far as it is known. */
export type LiveVersion = { commit: string; day?: string; since: string | null };

/** Asks the site at an address what it was deployed from; null if it does not say so in time, or names no commit. */
export async function readLiveVersion(siteUrl: string, deadlineMs = longestMs): Promise<LiveVersion | null> {
  try {
    const answer = await fetch(new URL(versionFile, siteUrl), {
      // Caches must not answer, because theirs may be an older deploy.
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const { commit, day } = (await answer.json()) as { commit?: unknown; day?: unknown };
    if (!answer.ok || typeof commit !== 'string' || !/^[0-9a-f]{40}$/.test(commit)) return null;
    const changed = Date.parse(answer.headers.get('last-modified') ?? '');
    const since = Number.isNaN(changed) ? null : new Date(changed).toISOString();
    return { commit, ...(typeof day === 'string' && { day }), since };
  } catch {
    return null;
  }
}
