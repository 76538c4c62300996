import type { SavedRecord } from './records';

/**
 * Real requests for the pop-up (design decision 13), of visitors who agreed to it. A city has one place for each last
 * character of a push id: a newer request takes the place of an older one, and no list of customers grows.
 */
export type RecentRequest = { name: string; at: number };

/** The oldest that the pop-up tells of (specification section 2). */
const oldestMs = 8 * 60 * 60_000;

/** The first word of a name as the masks of the forms leave it. */
const firstName = /^\p{L}[\p{L}\p{M}]{0,19}$/u;

/** Where a request is told of; takes its city's slug and its push id. */
export function recentPath(city: string, key: string): string {
  return `recent/${city}/${key.slice(-1)}`;
}

/**
 * What is told of a saved request: the first word of its name and the database's own time, beside what its place leaves
 * open of its push id, by which the rules find it.
 */
export function recentOf(key: string, record: SavedRecord) {
  const name = 'cus_name' in record ? record.cus_name : record.name;
  return { record: key.slice(0, -1), name: name.split(' ')[0], at: { '.sv': 'timestamp' } };
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
