import { versionFile } from './plan-steps';

const deadlineMs = 10_000;

/**
 * Reads from which commit the site at an address was deployed, as the last deploy recorded it; null if the site does not
 * say so, cannot be reached, or names something that is not a commit.
 */
export async function readLiveCommit(siteUrl: string): Promise<string | null> {
  try {
    const answer = await fetch(new URL(versionFile, siteUrl), {
      // Caches must not answer, because theirs may be an older deploy.
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const { commit } = (await answer.json()) as { commit?: unknown };
    return answer.ok && typeof commit === 'string' && /^[0-9a-f]{40}$/.test(commit) ? commit : null;
  } catch {
    return null;
  }
}
