import { costSection } from './costs';
import type { Report } from './count-requests';
import { html, nothing, scrolled, section, type Markup } from './markup';
import { barTable, markedColumns, pressColumns, requestColumns, shareColumns, withShare } from './tables';
import { rowsOf } from './tally';
import { timeRows } from './time-rows';

/** How many campaigns are seen at once. */
export const shownCampaigns = 12;
export const shownPlaces = 24;

function timeSection({ counts, period }: Report): Markup {
  const { step, rows } = timeRows(counts.days, period);
  const busiest = rows.reduce((found, row) => ((row.values[0] ?? 0) > (found.values[0] ?? 0) ? row : found));
  return section(
    step.title,
    html`${step.most} ${busiest.name.replace(/^Week/, 'week')}: ${busiest.values[0] ?? 0}.`,
    barTable({
      caption: `Requests by ${step.column.toLowerCase()}`,
      first: step.column,
      columns: requestColumns,
      rows,
    }),
  );
}

type Plain = readonly [
  title: string,
  first: string,
  tally: 'lastCampaigns' | 'cities' | 'forms' | 'devices',
  lead: string,
];

/** The sections that count by one part of a request. */
const plainSections: readonly Plain[] = [
  [
    'Campaigns',
    'Campaign',
    'lastCampaigns',
    'The campaign, the ad or the other site of the last visit before the request. Presses are those on a number to call or to text.',
  ],
  ['Cities', 'City', 'cities', 'The city of the page from which the request was sent.'],
  ['Forms', 'Form', 'forms', 'The form in which people wrote.'],
  ['Devices', 'Device', 'devices', 'What the request was written on.'],
];

function plainSection({ counts, before }: Report, [title, first, tally, lead]: Plain): Markup {
  const isCampaigns = tally === 'lastCampaigns';
  const table = {
    caption: `Requests by ${first.toLowerCase()}`,
    first,
    columns: [...shareColumns(counts.requests), ...(isCampaigns ? pressColumns : [])],
    rows: rowsOf(counts[tally], before[tally], ...(isCampaigns ? [counts.pressCampaigns] : [])),
    shown: isCampaigns ? shownCampaigns : shownPlaces,
  };
  const bars = barTable(table);
  return section(title, html`${lead}`, isCampaigns ? scrolled(title, bars) : bars);
}

function markedSection({ counts }: Report): Markup {
  const { marked, requests, markedCampaigns, lastCampaigns } = counts;
  const all = marked + requests;
  if (marked === 0) return section('Marked as spam', html`No request of this period is marked as spam.`);
  const rows = rowsOf(markedCampaigns, lastCampaigns)
    .filter(({ values: [spam = 0] }) => spam > 0)
    .map(({ name, values: [spam = 0, last = 0] }) => ({ name, values: [spam, spam + last] }));
  return section(
    'Marked as spam',
    html`A program rather than a person seems to have filled in ${withShare(marked, all)} of all ${all}
    requests. All other numbers of this report leave them out.`,
    barTable({
      caption: 'Requests marked as spam, by the campaign of the last visit',
      first: 'Campaign',
      columns: markedColumns,
      rows,
      shown: shownCampaigns,
    }),
  );
}

/** Makes the sections of the report: one for each question, with its numbers as a table and as bars. */
export function reportSections(report: Report): Markup {
  const { counts } = report;
  const costs = costSection(report);
  const [campaigns = nothing, ...others] = plainSections.map((plain) => plainSection(report, plain));
  const pressed = counts.presses > 0 ? campaigns : nothing;
  if (counts.requests + counts.marked === 0)
    return html`${costs}
    ${section(
      'No requests',
      html`Nobody sent a form in this time. If that surprises you, send one yourself and make this report
      again.`,
    )}
    ${pressed}`;
  if (counts.requests === 0) return html`${costs} ${pressed} ${markedSection(report)}`;
  return html`${costs} ${timeSection(report)} ${campaigns} ${others} ${markedSection(report)}`;
}
