import type { Report } from './count-requests';
import { shownCampaigns, shownPlaces } from './sections';
import { withShare } from './tables';
import { largest, rowsOf } from './tally';

/** A name from an address may hold marks of markdown or HTML. */
const escape = (text: string): string =>
  text.replace(/[\\`*_{}[\]()#+.!|<>~&@:$-]/g, (mark) => `&#${mark.codePointAt(0)};`);

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Makes the summary for the page of a run on GitHub, in markdown and without contacts. */
export function reportSummary({ counts, before }: Pick<Report, 'counts' | 'before'>, when: string): string {
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
