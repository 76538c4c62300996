import type { DeviceKind, FormName } from '../../../src/features/requests/rules/records';
import { dayInWords } from '../../../src/shared/time/last-day';
import { addDays, type Period } from '../period';
import { costSection } from './costs';
import { requestsOf, type Counter } from '../count';
import type { Report } from './count-requests';
import { html, nothing, scrolled, section, type Markup } from './markup';
import {
  barTable,
  markedColumns,
  pressColumns,
  requestColumns,
  shareColumns,
  sortRows,
  withShare,
  type Row,
} from './tables';

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

/** Gives the requests of each day of the period, also of those without one; of a long period by week or by month. */
function timeRows(counter: Counter, { since, until }: Period) {
  const days: string[] = [];
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
  const step = steps[stepFor(days.length)];
  const sums = new Map<string, number>();
  for (const day of days) sums.set(step.of(day), (sums.get(step.of(day)) ?? 0) + requestsOf(counter.of(day)));
  return { step, rows: [...sums].map(([day, sum]): Row => ({ name: step.name(day), values: [sum] })) };
}

/** How many campaigns are seen at once. */
export const shownCampaigns = 12;
export const shownPlaces = 24;

function timeSection({ counts, period }: Report): Markup {
  const { step, rows } = timeRows(counts.day, period);
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

const formWords: Record<FormName, string> = {
  quote: 'Free quote',
  estimate: 'Estimate',
  book: 'Quote without a city',
  booking: 'Booking in a city',
};
const deviceWords: Record<DeviceKind, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };

type Plain = { title: string; first: string; by: 'campaign' | 'city' | 'form' | 'device'; lead: string };

/** The sections that count by one part of a request. */
const plainSections: Plain[] = [
  {
    title: 'Campaigns',
    first: 'Campaign',
    by: 'campaign',
    lead: 'The campaign, the ad or the other site of the last visit before the request. Presses are those on a number to call or to text.',
  },
  {
    title: 'Cities',
    first: 'City',
    by: 'city',
    lead: 'The city of the page from which the request was sent.',
  },
  { title: 'Forms', first: 'Form', by: 'form', lead: 'The form in which people wrote.' },
  { title: 'Devices', first: 'Device', by: 'device', lead: 'What the request was written on.' },
];

/** Gives the requests by one part, before and as presses, with the words that the report has for its names. */
export function rowsBy({ counts, before, content }: Report, by: Plain['by']): Row[] {
  const cities = content.cities.map(({ slug, locationName }): [string, string] => [slug, locationName]);
  const words = {
    campaign: new Map<string, string>(),
    city: new Map([...cities, ['no city', 'No city (/book)']]),
    form: new Map(Object.entries(formWords)),
    device: new Map(Object.entries(deviceWords)),
  };
  const names = new Set([...counts[by].groups.keys(), ...before[by].groups.keys()]);
  const rows = [...names].map((name): Row => {
    const [now, earlier] = [counts[by].of(name), before[by].of(name)];
    const presses = by === 'campaign' ? [now.presses] : [];
    return { name: words[by].get(name) ?? name, values: [requestsOf(now), requestsOf(earlier), ...presses] };
  });
  return sortRows(rows);
}

function plainSection(report: Report, { title, first, by, lead }: Plain): Markup {
  const isCampaigns = by === 'campaign';
  const bars = barTable({
    caption: `Requests by ${first.toLowerCase()}`,
    first,
    columns: [...shareColumns(requestsOf(report.counts.all.of(''))), ...(isCampaigns ? pressColumns : [])],
    rows: rowsBy(report, by),
    shown: isCampaigns ? shownCampaigns : shownPlaces,
  });
  return section(title, html`${lead}`, isCampaigns ? scrolled(title, bars) : bars);
}

function markedSection({ counts }: Report): Markup {
  const total = counts.all.of('');
  const all = total.marked + requestsOf(total);
  if (total.marked === 0)
    return section('Marked as spam', html`No request of this period is marked as spam.`);
  const marked = [...counts.campaign.groups.values()].filter((group) => group.marked > 0);
  const rows = marked.map((group): Row => {
    const [name = ''] = group.names;
    return { name, values: [group.marked, group.marked + requestsOf(group)] };
  });
  return section(
    'Marked as spam',
    html`A program rather than a person seems to have filled in ${withShare(total.marked, all)} of all ${all}
    requests. All other numbers of this report leave them out.`,
    barTable({
      caption: 'Requests marked as spam, by the campaign of the last visit',
      first: 'Campaign',
      columns: markedColumns,
      rows: sortRows(rows),
      shown: shownCampaigns,
    }),
  );
}

/** Makes the sections of the report: one for each question, with its numbers as a table and as bars. */
export function reportSections(report: Report): Markup {
  const total = report.counts.all.of('');
  const costs = costSection(report);
  const [campaigns = nothing, ...others] = plainSections.map((plain) => plainSection(report, plain));
  const pressed = total.presses > 0 ? campaigns : nothing;
  if (requestsOf(total) + total.marked === 0)
    return html`${costs}
    ${section(
      'No requests',
      html`Nobody sent a form in this time. If that surprises you, send one yourself and make this report
      again.`,
    )}
    ${pressed}`;
  if (requestsOf(total) === 0) return html`${costs} ${pressed} ${markedSection(report)}`;
  return html`${costs} ${timeSection(report)} ${campaigns} ${others} ${markedSection(report)}`;
}
