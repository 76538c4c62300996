import { appendFileSync } from 'node:fs';
import { renderTextTable } from '../../scripts/text-table';
import { countRequests, type Report } from './count';
import type { OfficeFiles } from './office-files';
import type { LeadsOptions } from './options';
import type { LeadsContent } from './places';
import { writePrivately } from './private-file';
import type { LeadRow } from './read-row';
import { costRowOf } from './report/costs';
import { reportPage, whenWords } from './report/page';
import { listParts } from './report/parts';
import { textsOf, withShare, type Part } from './report/tables';

/** A name from an address may hold marks of markdown or HTML. */
const escape = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+.!|<>~&@:$-]/g, (mark) => `&#${mark.codePointAt(0)};`);

const summarized = ['Campaigns', 'Cities', 'Marked as spam'];

/** Makes the summary for the page of a run on GitHub, in markdown and without contacts. */
function reportSummary({ counts, before, period }: Report, parts: readonly Part[]): string {
  const { jobs, marked } = counts.all.of();
  const requests = counts.all.requests();
  const said = `**${requests}** requests, **${jobs}** of them for a visit; **${before.all.requests()}** in the period before; **${withShare(marked, requests + marked)}** more are marked as spam.`;
  const tables = parts.flatMap(({ title, table }) => {
    if (!table || !summarized.includes(title)) return [];
    const lines = textsOf(table).map(([name = '', ...cells]) => [escape(name), ...cells]);
    return [`### ${title}`, renderTextTable(lines, 1)];
  });
  return `${[`## Requests, ${whenWords(period)}`, said, ...tables].join('\n\n')}\n`;
}

/** Writes the report, with contacts only where asked for, and on GitHub a summary, which never has contacts. */
export async function writeReport(
  rows: AsyncIterable<LeadRow>,
  options: Pick<LeadsOptions, 'period' | 'out' | 'hasContacts'>,
  content: LeadsContent,
  office: OfficeFiles,
  madeAt = Date.now(),
): Promise<void> {
  const { period, out = '.local/leads/report.html', hasContacts } = options;
  const contacts: LeadRow[] = [];
  const costRow = costRowOf(office.spend, period);
  const counted = await countRequests(rows, period, costRow, (each) => hasContacts && contacts.push(each));
  const report = { ...counted, office, period, content, madeAt, contacts };
  const parts = listParts(report);
  await writePrivately(out, [reportPage(report, parts)]);
  const { GITHUB_STEP_SUMMARY: summaryFile } = process.env;
  if (summaryFile) appendFileSync(summaryFile, reportSummary(report, parts));
  const { all } = counted.counts;
  const { marked } = all.of();
  const more = marked > 0 ? `, ${marked} more marked as spam` : '';
  console.log(`${out}: ${all.requests()} requests${more}. Open it in a browser.`);
}
