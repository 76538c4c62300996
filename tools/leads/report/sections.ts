import { dayInWords } from '../../../src/shared/time/last-day';
import { addDays, type Period } from '../period';
import { costSection } from './costs';
import type { Report } from './count-requests';
import { html, nothing, scrolled, section, type Markup } from './markup';
import { barTable, markedColumns, pressColumns, requestColumns, shareColumns, withShare } from './tables';
import { rowsOf, type Row, type Tally } from './tally';

const mostDays = 45;
const mostWeeks = 40;

const inWords = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(Date.parse(day));

/** A period is counted by day, a long one by week or by month: `of` gives the first day of the one that has a day. */
const steps = {
  day: {
    title: 'Day by day',
    column: 'Day',
    most: 'Most came on',
    of: (day: string) => day,
    name: (day: string) => `${inWords(day, { weekday: 'short' })}, ${dayInWords(day)}`,
  },
  week: {
    title: 'Week by week',
    column: 'Week',
    most: 'Most came in the',
    of: (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
    name: (day: string) => `Week of ${dayInWords(day)}`,
  },
  month: {
    title: 'Month by month',
    column: 'Month',
    most: 'Most came in',
    of: (day: string) => `${day.slice(0, 7)}-01`,
    name: (day: string) => inWords(day, { month: 'long', year: 'numeric' }),
  },
};

function stepFor(days: number): keyof typeof steps {
  if (days <= mostDays) return 'day';
  return days <= mostWeeks * 7 ? 'week' : 'month';
}

/**
 * Gives the requests of each day of the period, also of those without one; of a long period by week or by month. A city's
 * clock may be a day ahead of a period's end: a request of another day widens the period.
 */
function timeRows({ byName }: Tally, { since, until }: Period) {
  const known = [...byName.keys(), since, until].toSorted();
  const [begin = since, end = until] = [known[0], known.at(-1)];
  const days = [begin];
  for (let day = addDays(begin, 1); day <= end; day = addDays(day, 1)) days.push(day);
  const step = steps[stepFor(days.length)];
  const sums = new Map<string, number>();
  for (const day of days) sums.set(step.of(day), (sums.get(step.of(day)) ?? 0) + (byName.get(day) ?? 0));
  return { step, rows: [...sums].map(([day, sum]): Row => ({ name: step.name(day), values: [sum] })) };
}

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

/** The sections that count by one part of a request. */
const plainSections = [
  {
    title: 'Campaigns',
    first: 'Campaign',
    tally: 'lastCampaigns',
    lead: 'The campaign, the ad or the other site of the last visit before the request. Presses are those on a number to call or to text.',
  },
  {
    title: 'Cities',
    first: 'City',
    tally: 'cities',
    lead: 'The city of the page from which the request was sent.',
  },
  { title: 'Forms', first: 'Form', tally: 'forms', lead: 'The form in which people wrote.' },
  { title: 'Devices', first: 'Device', tally: 'devices', lead: 'What the request was written on.' },
] as const;
type Plain = (typeof plainSections)[number];

function plainSection({ counts, before }: Report, { title, first, tally, lead }: Plain): Markup {
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
