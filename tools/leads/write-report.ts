import { appendFileSync } from 'node:fs';
import { renderTextTable } from '../../scripts/text-table';
import { countRequests, requestsOf, type Report } from './count';
import type { OfficeFiles } from './office-files';
import type { LeadsOptions } from './options';
import type { LeadsContent } from './places';
import { writePrivately } from './private-file';
import type { LeadRow } from './read-row';
import { costRowOf } from './report/costs';
import { reportPage, whenWords } from './report/page';
import { rowsBy, rowsIn, shownCampaigns, shownPlaces } from './report/sections';
import { largest, withShare, type Row } from './report/tables';

/** A name from an address may hold marks of markdown or HTML. */
const escape = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+.!|<>~&@:$-]/g, (mark) => `&#${mark.codePointAt(0)};`);

/** Makes the summary for the page of a run on GitHub, in markdown and without contacts. */
function reportSummary(report: Report, when: string): string {
  const { all, campaign } = report.counts;
  const { jobs, marked } = all.of('');
  const requests = requestsOf(all.of(''));
  const before = requestsOf(report.before.all.of(''));
  const said = `**${requests}** requests, **${jobs}** of them for a visit; **${before}** in the period before; **${withShare(marked, requests + marked)}** more are marked as spam.`;
  if (requests === 0) return `## Requests, ${when}\n\n${said}\n`;
  const rows = rowsIn(campaign, (group) => [requestsOf(group), group.marked]);
  const left = rows.length - shownCampaigns;
  const cities = rowsBy(report, 'city').filter(({ values: [now = 0] }) => now > 0);
  const table = (titles: string[], shown: Row[]): string => {
    const lines = shown.map(({ name, values }) => [escape(name), ...values.map(String)]);
    return renderTextTable([titles, ...lines.map((line) => line.slice(0, titles.length))], 1);
  };
  const parts = [
    `## Requests, ${when}`,
    said,
    table(['Campaign', 'Requests', 'Marked as spam'], rows.slice(0, shownCampaigns)),
    ...(left > 0 ? [`${left} more campaigns are in the report.`] : []),
    table(['City', 'Requests'], largest(cities, shownPlaces)),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Writes the report, with contacts only where asked for, and on GitHub a summary, which never has contacts. */
export async function writeReport(
  rows: AsyncIterable<LeadRow>,
  {
    period,
    out = '.local/leads/report.html',
    hasContacts,
  }: Pick<LeadsOptions, 'period' | 'out' | 'hasContacts'>,
  content: LeadsContent,
  office: OfficeFiles,
  madeAt = Date.now(),
): Promise<void> {
  const contacts: LeadRow[] = [];
  const costRow = costRowOf(office.spend, period);
  const counted = await countRequests(rows, period, costRow, (each) => hasContacts && contacts.push(each));
  const report = { ...counted, office, period, content, madeAt, contacts };
  await writePrivately(out, [reportPage(report)]);
  const { GITHUB_STEP_SUMMARY: summaryFile } = process.env;
  if (summaryFile) appendFileSync(summaryFile, reportSummary(report, whenWords(period)));
  const total = counted.counts.all.of('');
  console.log(
    `${out}: ${requestsOf(total)} requests${total.marked > 0 ? `, ${total.marked} more marked as spam` : ''}. Open it in a browser.`,
  );
}
