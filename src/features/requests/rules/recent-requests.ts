import { longestName } from '../../../shared/values/limits';
import type { SavedRecord } from './records';

/** A visitor agreed to it (docs/decisions/0013). A city has one slot for each last character of a push id. */
export type RecentRequest = { name: string; at: number };

const oldestMs = 8 * 60 * 60_000;

const firstName = new RegExp(`^\\p{L}[\\p{L}\\p{M}]{0,${longestName - 1}}$`, 'u');

export function shownPath(city: string): string {
  return `recent/shown/${city}`;
}

/** For `recent`: the first name, and the push id where nobody can read it, by which the rules find the record. */
export function recentUpdate(city: string, key: string, record: SavedRecord): Record<string, unknown> {
  const name = 'cus_name' in record ? record.cus_name : record.name;
  const slot = `${city}/${key.slice(-1)}`;
  const shown = { name: name.split(' ')[0], at: { '.sv': 'timestamp' } };
  return { [`shown/${slot}`]: shown, [`proofs/${slot}`]: key };
}

function parseRequest(value: unknown): RecentRequest[] {
  const { name, at } = (value ?? {}) as Partial<Record<string, unknown>>;
  const isRequest = typeof name === 'string' && firstName.test(name) && typeof at === 'number';
  return isRequest ? [{ name, at }] : [];
}

/** The database may hold anything. */
export function parseRecent(value: unknown, now: number): RecentRequest[] {
  return Object.values(value ?? {})
    .flatMap(parseRequest)
    .filter(({ at }) => now - at < oldestMs)
    .sort((a, b) => b.at - a.at);
}
