import type { DeviceKind, FormName } from '../../../src/features/requests/rules/records';
import { dayInWords } from '../../../src/shared/time/last-day';
import { addDays } from '../period';
import { CostSection } from './costs';
import { requestsOf, type Counter, type Group, type Grouping, type Report } from '../count';
import { BarTable, Section, share, sortRows, withShare, type Row } from './tables';

const inWords = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(Date.parse(day));

/** A period is counted by day, a long one by week or by month: `of` gives the first day of the one that has a day. */
const steps = [
  {
    title: 'Day',
    longest: 45,
    of: (day: string) => day,
    name: (day: string) => `${inWords(day, { weekday: 'short' })}, ${dayInWords(day)}`,
  },
  {
    title: 'Week',
    longest: 280,
    of: (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
    name: (day: string) => `Week of ${dayInWords(day)}`,
  },
  {
    title: 'Month',
    longest: Infinity,
    of: (day: string) => `${day.slice(0, 7)}-01`,
    name: (day: string) => inWords(day, { month: 'long', year: 'numeric' }),
  },
];

export const shownCampaigns = 12;
export const shownPlaces = 24;

/** The requests of each day of the period, also of those without one; of a long period by week or by month. */
function TimeSection({ counts, period: { since, until } }: Report) {
  const days: string[] = [];
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
  const step = steps.find(({ longest }) => days.length <= longest)!;
  const sums = new Map<string, number>();
  for (const day of days)
    sums.set(step.of(day), (sums.get(step.of(day)) ?? 0) + requestsOf(counts.day.of(day)));
  const rows = [...sums].map(([day, sum]): Row => ({ name: step.name(day), values: [sum] }));
  const [busiest] = sortRows(rows);
  const by = step.title.toLowerCase();
  return (
    <Section title={`${step.title} by ${by}`} lead={`Most: ${busiest?.name} (${busiest?.values[0]}).`}>
      <BarTable
        caption={`Requests by ${by}`}
        titles={[step.title, 'Requests']}
        rows={rows}
        cellsOf={([requests = 0]) => [requests]}
      />
    </Section>
  );
}

const formWords: Record<FormName, string> = {
  quote: 'Free quote',
  estimate: 'Estimate',
  book: 'Quote without a city',
  booking: 'Booking in a city',
};
const deviceWords: Record<DeviceKind, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };

type Plain = { title: string; first: string; by: Exclude<Grouping, 'day' | 'landing-page'>; lead: string };

const plainSections: Plain[] = [
  {
    title: 'Campaigns',
    first: 'Campaign',
    by: 'campaign',
    lead: 'The campaign, the ad or the other site of the last visit before the request. Presses are those on a number to call or to text.',
  },
  { title: 'Channels', first: 'Channel', by: 'channel', lead: 'What kind of source the last visit had.' },
  { title: 'Sources', first: 'Source', by: 'source', lead: 'Where the last visit came from.' },
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
  const words: Partial<Record<Plain['by'], ReadonlyMap<string, string>>> = {
    city: new Map([...cities, ['no city', 'No city (/book)']]),
    form: new Map(Object.entries(formWords)),
    device: new Map(Object.entries(deviceWords)),
  };
  const names = new Set([...counts[by].groups.keys(), ...before[by].groups.keys()]);
  const rows = [...names].map((name): Row => {
    const [now, earlier] = [counts[by].of(name), before[by].of(name)];
    const presses = by === 'campaign' ? [now.presses] : [];
    return { name: words[by]?.get(name) ?? name, values: [requestsOf(now), requestsOf(earlier), ...presses] };
  });
  return sortRows(rows);
}

function PlainSection({ report, title, first, by, lead }: Plain & { report: Report }) {
  const isCampaigns = by === 'campaign';
  const all = requestsOf(report.counts.all.of(''));
  return (
    <Section title={title} lead={lead}>
      <BarTable
        caption={`Requests by ${first.toLowerCase()}`}
        titles={[first, 'Requests', 'Share', 'Before', ...(isCampaigns ? ['Presses'] : [])]}
        rows={rowsBy(report, by)}
        cellsOf={([now = 0, before = 0, ...presses]) => [now, share(now, all), before, ...presses]}
        shown={isCampaigns ? shownCampaigns : shownPlaces}
      />
    </Section>
  );
}

/** Gives the groups whose first value is not 0, the largest first. */
export function rowsIn({ groups }: Counter, valuesOf: (group: Group) => number[]): Row[] {
  const rows = [...groups.values()].map((group) => ({ name: group.names.join(), values: valuesOf(group) }));
  return sortRows(rows.filter(({ values: [first] }) => first));
}

function MarkedSection({ counts }: Report) {
  const { marked, ...others } = counts.all.of('');
  const all = marked + requestsOf(others);
  if (marked === 0)
    return <Section title="Marked as spam" lead="No request of this period is marked as spam." />;
  const lead = `A program rather than a person seems to have filled in ${withShare(marked, all)} of all ${all} requests. All other numbers of this report leave them out.`;
  return (
    <Section title="Marked as spam" lead={lead}>
      <BarTable
        caption="Requests marked as spam, by the campaign of the last visit"
        titles={['Campaign', 'Marked', 'Of all', 'Share']}
        rows={rowsIn(counts.campaign, (group) => [group.marked, group.marked + requestsOf(group)])}
        cellsOf={([spam = 0, ofAll = 0]) => [spam, ofAll, share(spam, ofAll)]}
        shown={shownCampaigns}
      />
    </Section>
  );
}

const nobody =
  'Nobody sent a form in this time. If that surprises you, send one yourself and make this report again.';

export function ReportSections(report: Report) {
  const total = report.counts.all.of('');
  const [hasRequests, hasMarked] = [requestsOf(total) > 0, total.marked > 0];
  const shown = plainSections.filter(({ by }) => hasRequests || (by === 'campaign' && total.presses > 0));
  return (
    <>
      <CostSection {...report} />
      {hasRequests && <TimeSection {...report} />}
      {!hasRequests && !hasMarked && <Section title="No requests" lead={nobody} />}
      {shown.map((plain) => (
        <PlainSection key={plain.by} report={report} {...plain} />
      ))}
      {(hasRequests || hasMarked) && <MarkedSection {...report} />}
    </>
  );
}
