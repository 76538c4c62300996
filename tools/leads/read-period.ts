import { sanitizeLine } from '../../src/shared/text/sanitize';
import { longestTouchText } from '../../src/shared/values/limits';
import { readChildren } from './database';
import type { LeadRow } from './lead-row';
import type { OfficeFiles } from './office-files';
import type { LeadsOptions } from './options';
import { isWithin, periodBefore, rangeOf } from './period';
import { keyAt, readLeads, type LeadSource } from './read-leads';
import { readRow } from './read-row';

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
