import { longestName } from '../limits';
import type { SavedRecord } from '../requests/records';

/**
 * Real requests for the pop-up (docs/decisions/0013), of visitors who agreed to it. A city has one place for each last
 * character of a push id: a newer request takes the place of an older one, and no list of customers grows.
 */
export type RecentRequest = { name: string; at: number };

/** The oldest that the pop-up tells of (docs/specification.md, section 2). */
const oldestMs = 8 * 60 * 60_000;

/** The first word of a name as the masks of the forms leave it. */
const firstName = new RegExp(`^\\p{L}[\\p{L}\\p{M}]{0,${longestName - 1}}$`, 'u');

/** What anybody may read of a city. */
export function shownPath(city: string): string {
  return `recent/shown/${city}`;
}

/**
 * What is written below `recent`, in one update, to tell of a saved request: the first word of its name and the
 * database's own time, and where nobody reads it the push id, by which the rules find the record.
 */
export function recentUpdate(city: string, key: string, record: SavedRecord): Record<string, unknown> {
  const name = 'cus_name' in record ? record.cus_name : record.name;
  const place = `${city}/${key.slice(-1)}`;
  return {
    [`shown/${place}`]: { name: name.split(' ')[0], at: { '.sv': 'timestamp' } },
    [`proofs/${place}`]: key,
  };
}

function parseRequest(value: unknown): RecentRequest[] {
  const { name, at } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isRequest = typeof name === 'string' && firstName.test(name) && typeof at === 'number';
  return isRequest ? [{ name, at }] : [];
}

/**
 * Reads what the database holds of a city, which anything may have written: gives the requests of the last hours,
 * newest first, and leaves out what is none.
 */
export function parseRecent(value: unknown, now: number): RecentRequest[] {
  return Object.values(value ?? {})
    .flatMap(parseRequest)
    .filter(({ at }) => now - at < oldestMs)
    .sort((a, b) => b.at - a.at);
}
