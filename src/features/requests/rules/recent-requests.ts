import { longestName } from '../../../shared/values/limits';
import type { SavedRecord } from './records';

/**
 * A real request that the pop-up shows, because its visitor agreed to it (docs/decisions/0013). A city has one slot for
 * each last character of a push id. A newer request overwrites an older one, so that no list of customers grows.
 */
export type RecentRequest = { name: string; at: number };

/** The age from which the pop-up shows a request no longer (docs/specification.md, section 2). */
const oldestMs = 8 * 60 * 60_000;

/** The first word of a name, as the forms' mask leaves it. */
const firstName = new RegExp(`^\\p{L}[\\p{L}\\p{M}]{0,${longestName - 1}}$`, 'u');

/** The path of a city's recent requests, which anybody may read. */
export function shownPath(city: string): string {
  return `recent/shown/${city}`;
}

/**
 * Gives the update, below `recent`, that shows a saved request: the first word of its name with the database's own
 * time and, where nobody can read it, the push id, by which the rules find the record.
 */
export function recentUpdate(city: string, key: string, record: SavedRecord): Record<string, unknown> {
  const name = 'cus_name' in record ? record.cus_name : record.name;
  const slot = `${city}/${key.slice(-1)}`;
  return {
    [`shown/${slot}`]: { name: name.split(' ')[0], at: { '.sv': 'timestamp' } },
    [`proofs/${slot}`]: key,
  };
}

function parseRequest(value: unknown): RecentRequest[] {
  const { name, at } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isRequest = typeof name === 'string' && firstName.test(name) && typeof at === 'number';
  return isRequest ? [{ name, at }] : [];
}

/**
 * Reads a city's recent requests from the database, which may hold anything. Gives those of the last eight hours,
 * newest first, and leaves out every value that is not a request.
 */
export function parseRecent(value: unknown, now: number): RecentRequest[] {
  return Object.values(value ?? {})
    .flatMap(parseRequest)
    .filter(({ at }) => now - at < oldestMs)
    .sort((a, b) => b.at - a.at);
}
