import {
  parseRecent,
  recentUpdate,
  shownPath,
  type RecentRequest,
} from '../../domain/social-proof/recent-requests';
import type { SavedRecord } from '../../domain/requests/records';
import { succeeded, type Result } from '../../domain/result';
import { writeByRest } from '../requests/database-rest';
import { fetchJson } from '../fetch-json';
import { databaseRestUrl, type DatabaseAddress } from '../settings';

/** A single read of what a city's visitors have agreed to be told of, newest first (docs/decisions/0013). */
export async function readRecentRequests(
  address: DatabaseAddress,
  city: string,
  deadlineMs: number,
): Promise<Result<RecentRequest[]>> {
  const url = databaseRestUrl(address, shownPath(encodeURIComponent(city)));
  const answer = await fetchJson(url, deadlineMs);
  return answer.ok ? succeeded(parseRecent(answer.value, Date.now())) : answer;
}

/**
 * Writes what others of the city may be told of a saved request; once, as it is not worth a second attempt. Rejects
 * where the database refuses it or cannot be reached.
 */
export async function writeRecentRequest(city: string, key: string, record: SavedRecord): Promise<void> {
  await writeByRest('PATCH', 'recent', recentUpdate(city, key, record));
}
