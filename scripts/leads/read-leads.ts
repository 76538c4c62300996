import { pushIdsSince } from '../../src/domain/requests/push-id';
import { readChildren, type KeyRange, type LeadDatabase } from './database';
import type { LeadRow } from './lead-row';
import type { Places } from './places';
import { longestWaitMs, readRow } from './read-row';

/** Where requests are read from, and the cities to which they belong. */
export type LeadSource = { database: LeadDatabase; places: Places };

type Child = [key: string, value: unknown];
type Children = AsyncGenerator<Child>;

/** The last moment that a push id can name. */
const lastMoment = 64 ** 8 - 1;

/** The push ids of a time, and of as long before and after it as a request may have waited. */
function keysOf({ since, until }: { since: number; until: number }): KeyRange {
  const keyAt = (at: number): string => pushIdsSince(Math.min(Math.max(0, at), lastMoment));
  return { startAt: keyAt(since - longestWaitMs), endAt: keyAt(until + longestWaitMs) };
}

const next = async (children: Children): Promise<Child | undefined> => {
  const { value, done } = await children.next();
  return done ? undefined : value;
};

type SavedRecord = { key: string; kind: LeadRow['kind']; record: unknown };

/** Gives leads and jobs in one order, that of their keys. */
async function* merge(leads: Children, jobs: Children): AsyncGenerator<SavedRecord> {
  let [lead, job] = [await next(leads), await next(jobs)];
  while (lead ?? job) {
    if (lead && (!job || lead[0] <= job[0])) {
      yield { kind: 'lead', key: lead[0], record: lead[1] };
      lead = await next(leads);
    } else if (job) {
      yield { kind: 'job', key: job[0], record: job[1] };
      job = await next(jobs);
    }
  }
}

/** Gives each record with its context, by reading both in the same order. */
async function* join(records: AsyncGenerator<SavedRecord>, contexts: Children) {
  let context = await next(contexts);
  for await (const saved of records) {
    // A context whose record somebody has deleted belongs to nothing.
    while (context && context[0] < saved.key) context = await next(contexts);
    yield { ...saved, context: context?.[0] === saved.key ? context[1] : null };
  }
}

/**
 * Reads leads and jobs, each joined with its metadata, in the order of their push ids. `since` counts, `until` does not;
 * both are milliseconds since 1970. It holds a page of each at a time, however many there are.
 */
export async function* readLeads(
  { database, places }: LeadSource,
  range: { since: number; until: number },
): AsyncIterable<LeadRow> {
  const keys = keysOf(range);
  const read = (path: string): Children => readChildren(database, path, keys);
  for await (const saved of join(merge(read('leads'), read('jobs')), read('context'))) {
    const row = readRow(saved, places);
    if (range.since <= row.sentAt && row.sentAt < range.until) yield row;
  }
}
