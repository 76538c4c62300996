import { appendFileSync } from 'node:fs';
import type { LeadRow } from './lead-row';
import type { OfficeFiles } from './office-files';
import type { LeadsOptions } from './options';
import { periodBefore } from './period';
import { placesOf } from './places';
import { writePrivately } from './private-file';
import type { LeadsContent } from './read-content';
import { contactSection, newestRequests } from './report/contacts';
import { costRowOf } from './report/costs';
import { countRequests } from './report/count-requests';
import { reportPage, whenWords } from './report/page';
import { reportSummary } from './report/summary';

/**
 * Writes the report as one page, with names and phones only where they are asked for, and says where it is. In a run on
 * GitHub it also writes a summary to the page of the run, which never has contacts.
 */
export async function writeReport(
  rows: AsyncIterable<LeadRow>,
  { period, out, hasContacts }: Pick<LeadsOptions, 'period' | 'out' | 'hasContacts'>,
  content: LeadsContent,
  office: OfficeFiles,
  { madeAt, summaryFile }: { madeAt: number; summaryFile: string | undefined } = {
    madeAt: Date.now(),
    summaryFile: process.env.GITHUB_STEP_SUMMARY,
  },
): Promise<void> {
  const newest = newestRequests();
  const costRow = costRowOf(office.spend, period);
  const onRow = hasContacts ? newest.add : undefined;
  const { counts, before } = await countRequests(rows, content, period, costRow, onRow);
  const { brand } = content.site;
  const timeZone = placesOf(content).zoneOf(null);
  const listed = hasContacts && counts.requests + counts.marked > 0 ? newest.list() : undefined;
  const contacts = listed && contactSection(listed);
  const report = {
    counts,
    before,
    office,
    period,
    periodBefore: periodBefore(period),
    timeZone,
    brand,
    madeAt,
    contacts,
  };
  const file = out ?? '.local/leads/report.html';
  await writePrivately(file, [reportPage(report)]);
  if (summaryFile) appendFileSync(summaryFile, reportSummary(report, whenWords(period)));
  console.log(
    `${file}: ${counts.requests} requests${counts.marked > 0 ? `, ${counts.marked} more marked as spam` : ''}. Open it in a browser.`,
  );
}
