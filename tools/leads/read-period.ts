import type { LeadRow } from './lead-row';
import type { LeadsOptions } from './options';
import { isWithin, rangeOf } from './period';
import { readPresses } from './presses';
import { readLeads, type LeadSource } from './read-leads';

/** Gives the requests of the period but those of previews, whose days are those of each request's own city. */
export async function* readPeriod(
  source: LeadSource,
  { period, action, touch }: LeadsOptions,
): AsyncGenerator<LeadRow> {
  const range = rangeOf(period);
  // Of presses only the last visit is known.
  const hasPresses = action === 'table' && touch === 'last';
  for (const rows of [readLeads(source, range), ...(hasPresses ? [readPresses(source, range)] : [])])
    for await (const row of rows) if (!row.isPreview && isWithin(period, row.sentAt, row.timeZone)) yield row;
}
