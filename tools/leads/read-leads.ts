import type { RecordOf } from '../../src/features/requests/rules/field';
import { pushIdsSince } from '../../src/features/requests/rules/push-id';
import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import { readChildren, type LeadDatabase } from './database';
import type { OfficeFiles } from './office-files';
import type { LeadsOptions } from './options';
import { isWithin, periodBefore, rangeOf } from './period';
import type { Places } from './places';
import { longestWaitMs, readRow, type LeadRow } from './read-row';

export type LeadSource = { database: LeadDatabase; places: Places };

/** The last moment that a push id can name. */
const lastMoment = 64 ** 8 - 1;

const keyAt = (at: number): string => pushIdsSince(Math.min(Math.max(0, at), lastMoment));

/** Reads children one by one; `now` is the one that comes next. */
async function openReader(children: ReturnType<typeof readChildren>) {
  const next = async () => (await children.next()).value ?? undefined;
  const reader = { now: await next(), advance: async () => void (reader.now = await next()) };
  return reader;
}

/** Reads leads and jobs with their metadata from `since` to before `until` (milliseconds), page by page, by push id. */
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

/** Of a visit without the name of a campaign nothing more is known: such presses are counted together. */
async function* readPresses(
  { database, places }: LeadSource,
  { since, until }: { since: number; until: number },
): AsyncGenerator<LeadRow> {
  const keys = { startAt: keyAt(since), endAt: keyAt(until) };
  for await (const [key, saved] of readChildren(database, 'presses', keys)) {
    if (refusalsOf(recordTable.presses, saved).length > 0) continue;
    const { pressed, city, campaign = 'no campaign name' } = saved as RecordOf<typeof recordTable.presses>;
    const row = readRow({ key, kind: 'press', record: null, context: { page: `/${city}` } }, places);
    yield { ...row, pressed, campaign, metadata: 'whole' };
  }
}

/** The requests of the period, without previews; for a report, those before it and the presses too. */
export async function* readPeriod(
  source: LeadSource,
  { period: asked, action, consented }: LeadsOptions,
  { won }: OfficeFiles,
): AsyncGenerator<LeadRow> {
  const period = action === 'report' ? { ...asked, since: periodBefore(asked).since } : asked;
  const range = rangeOf(period);
  const hasPresses = action === 'table' || action === 'report';
  for (const rows of [readLeads(source, range), ...(hasPresses ? [readPresses(source, range)] : [])])
    for await (const row of rows) {
      const isWanted = !row.isPreview && (!consented || row.marketingTexts);
      if (isWanted && isWithin(period, row.sentAt, row.timeZone)) yield won?.join(row) ?? row;
    }
}
