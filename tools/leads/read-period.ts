import type { LeadRow } from './lead-row';
import type { OfficeFiles } from './office-files';
import type { LeadsOptions } from './options';
import { isWithin, periodBefore, rangeOf } from './period';
import { readPresses } from './presses';
import { readLeads, type LeadSource } from './read-leads';

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
