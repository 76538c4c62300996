import { parseRecent, recentUpdate, shownPath, type RecentRequest } from '../rules/recent-requests';
import type { SavedRecord } from '../rules/records';
import { writeByRest } from './database-rest';
import { fetchJson } from '../../../shared/browser/fetch-json';
import { databaseAddress, databaseRestUrl } from '../../../shared/site/settings';

const deadlineMs = 5000;

/** Reads once the recent requests of a city whose visitors agreed to it, newest first (docs/decisions/0013). */
export async function readRecentRequests(city: string): Promise<RecentRequest[]> {
  const url = databaseRestUrl(databaseAddress(), shownPath(encodeURIComponent(city)));
  const answer = await fetchJson(url, deadlineMs);
  if (!answer.ok) throw answer.cause;
  return parseRecent(answer.value, Date.now());
}

/** Tries once. Rejects when the database refuses it or cannot be reached. */
export async function writeRecentRequest(city: string, key: string, record: SavedRecord): Promise<void> {
  await writeByRest('PATCH', 'recent', recentUpdate(city, key, record));
}
