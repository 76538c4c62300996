import { versionFile } from './plan-steps';

const deadlineMs = 10_000;

/**
 * Which commit the site at that address was deployed from, as the last deploy wrote it; null where it does not say,
 * cannot be reached, or says what is no commit.
 */
export async function readLiveCommit(siteUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL(versionFile, siteUrl), {
      // The network keeps no answer for this one, so that it is never an older one.
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const { commit } = (await answer.json()) as { commit?: unknown };
    return answer.ok && typeof commit === 'string' && /^[0-9a-f]{40}$/.test(commit) ? commit : null;
  } catch {
    return null;
  }
}
