import { pushIdsSince } from '../../src/features/requests/rules/push-id';
import { sanitizeLine } from '../../src/shared/text/sanitize';
import { longestTouchText } from '../../src/shared/values/limits';
import { readChildren, type Child, type LeadDatabase } from './database';
import type { LeadRow } from './lead-row';
import type { OfficeFiles } from './office-files';
import type { LeadsOptions } from './options';
import { isWithin, periodBefore, rangeOf } from './period';
import type { Places } from './places';
import { longestWaitMs, readRow } from './read-row';

/** Where requests are read from, and the cities to which they belong. */
export type LeadSource = { database: LeadDatabase; places: Places };

/** The last moment that a push id can name. */
const lastMoment = 64 ** 8 - 1;

/** Gives where the push ids of a moment begin. */
const keyAt = (at: number): string => pushIdsSince(Math.min(Math.max(0, at), lastMoment));

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

type Press = { pressed: 'call' | 'text'; city: string; campaign?: string };

/** Of a visit without the name of a campaign nothing more is known: such presses are counted together. */
async function* readPresses(
  { database, places }: LeadSource,
  { since, until }: { since: number; until: number },
): AsyncGenerator<LeadRow> {
  for await (const [key, saved] of readChildren(database, 'presses', {
    startAt: keyAt(since),
    endAt: keyAt(until),
  })) {
    const { pressed, city, campaign = 'no campaign name' } = saved as Press;
    const row = readRow({ key, kind: 'press', record: null, context: { page: `/${city}` } }, places);
    yield { ...row, pressed, campaign: sanitizeLine(campaign, longestTouchText), metadata: 'whole' };
  }
}

/**
 * Gives the requests of the period but those of previews, for a report those of the period before too: each by the day of
 * its own city. A table and a report have presses as well.
 */
export async function* readPeriod(
  source: LeadSource,
  { period: asked, action, isConsented }: LeadsOptions,
  { won }: OfficeFiles,
): AsyncGenerator<LeadRow> {
  const period = action === 'report' ? { ...asked, since: periodBefore(asked).since } : asked;
  const range = rangeOf(period);
  const hasPresses = action === 'table' || action === 'report';
  for (const rows of [readLeads(source, range), ...(hasPresses ? [readPresses(source, range)] : [])])
    for await (const row of rows) {
      const isWanted = !row.isPreview && (!isConsented || row.marketingTexts);
      if (isWanted && isWithin(period, row.sentAt, row.timeZone)) yield won?.join(row) ?? row;
    }
}
