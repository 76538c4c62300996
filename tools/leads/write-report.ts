import { appendFileSync } from 'node:fs';
import type { LeadRow } from './lead-row';
import type { OfficeFiles } from './office-files';
import type { LeadsOptions } from './options';
import { periodBefore } from './period';
import { placesOf, type LeadsContent } from './places';
import { writePrivately } from './private-file';
import { contactSection, newestRequests } from './report/contacts';
import { costRowOf } from './report/costs';
import { countRequests, type Report } from './report/count-requests';
import { reportPage, whenWords } from './report/page';
import { shownCampaigns, shownPlaces } from './report/sections';
import { withShare } from './report/tables';
import { largest, rowsOf } from './report/tally';

/** A name from an address may hold marks of markdown or HTML. */
const escape = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+.!|<>~&@:$-]/g, (mark) => `&#${mark.codePointAt(0)};`);

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Makes the summary for the page of a run on GitHub, in markdown and without contacts. */
function reportSummary({ counts, before }: Pick<Report, 'counts' | 'before'>, when: string): string {
  const { requests, bookings, marked, cities, lastCampaigns, markedCampaigns } = counts;
  const all = `**${requests}** requests, **${bookings}** of them for a visit; **${before.requests}** in the period before; **${withShare(marked, requests + marked)}** more are marked as spam.`;
  if (requests === 0) return `## Requests, ${when}\n\n${all}\n`;
  const rows = rowsOf(lastCampaigns, markedCampaigns).filter(({ values: [last = 0] }) => last > 0);
  const left = rows.length - shownCampaigns;
  return [
    `## Requests, ${when}`,
    '',
    all,
    '',
    row('Campaign', 'Requests', 'Marked as spam'),
    row('---', '--:', '--:'),
    ...rows.slice(0, shownCampaigns).map(({ name, values }) => row(escape(name), ...values)),
    ...(left > 0 ? ['', `${left} more campaigns are in the report.`] : []),
    '',
    row('City', 'Requests'),
    row('---', '--:'),
    ...largest(rowsOf(cities), shownPlaces).map(({ name, values }) => row(escape(name), ...values)),
    '',
  ].join('\n');
}

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
  const listed = hasContacts && counts.requests + counts.marked > 0 ? newest.list() : undefined;
  const report = {
    counts,
    before,
    office,
    period,
    periodBefore: periodBefore(period),
    timeZone: placesOf(content).zoneOf(null),
    brand: content.site.brand,
    madeAt,
    contacts: listed && contactSection(listed),
  };
  const file = out ?? '.local/leads/report.html';
  await writePrivately(file, [reportPage(report)]);
  if (summaryFile) appendFileSync(summaryFile, reportSummary(report, whenWords(period)));
  console.log(
    `${file}: ${counts.requests} requests${counts.marked > 0 ? `, ${counts.marked} more marked as spam` : ''}. Open it in a browser.`,
  );
}
