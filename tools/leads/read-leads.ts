import { pushIdsSince } from '../../src/features/requests/rules/push-id';
import { readChildren, type Child, type LeadDatabase } from './database';
import type { LeadRow } from './lead-row';
import type { Places } from './places';
import { longestWaitMs, readRow } from './read-row';

/** Where requests are read from, and the cities to which they belong. */
export type LeadSource = { database: LeadDatabase; places: Places };

/** The last moment that a push id can name. */
const lastMoment = 64 ** 8 - 1;

/** Gives where the push ids of a moment begin. */
export const keyAt = (at: number): string => pushIdsSince(Math.min(Math.max(0, at), lastMoment));

/** Reads children one by one; `now` is the one that comes next. */
async function openReader(children: AsyncGenerator<Child>) {
  const reader = {
    now: undefined as Child | undefined,
    advance: async () => {
      const { value, done } = await children.next();
      reader.now = done ? undefined : value;
    },
  };
  await reader.advance();
  return reader;
}

/**
 * Reads leads and jobs, each joined with its metadata, in the order of their push ids. `since` counts, `until` does not;
 * both are milliseconds since 1970. It holds a page of each at a time, however many there are.
 */
export async function* readLeads(
  { database, places }: LeadSource,
  { since, until }: { since: number; until: number },
): AsyncIterable<LeadRow> {
  // The push ids of the time, and of as long before and after it as a request may have waited.
  const keys = { startAt: keyAt(since - longestWaitMs), endAt: keyAt(until + longestWaitMs) };
  const open = (path: string) => openReader(readChildren(database, path, keys));
  const [leads, jobs, contexts] = [await open('leads'), await open('jobs'), await open('context')];
  while (leads.now ?? jobs.now) {
    const isLead = leads.now !== undefined && (jobs.now === undefined || leads.now[0] <= jobs.now[0]);
    const reader = isLead ? leads : jobs;
    const [key = '', record] = reader.now ?? [];
    // A context whose record somebody has deleted belongs to nothing.
    while (contexts.now && contexts.now[0] < key) await contexts.advance();
    const context = contexts.now?.[0] === key ? contexts.now[1] : null;
    const row = readRow({ key, kind: isLead ? 'lead' : 'job', record, context }, places);
    if (since <= row.sentAt && row.sentAt < until) yield row;
    await reader.advance();
  }
}
