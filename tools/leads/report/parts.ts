import type { DeviceKind, FormName } from '../../../src/features/requests/rules/records';
import { dayInWords } from '../../../src/shared/time/last-day';
import { addDays } from '../period';
import { costPart } from './costs';
import { requestsOf, type Grouping, type Report } from '../count';
import { plain, share, sortRows, withShare, type Part, type Row } from './tables';

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

const shownCampaigns = 12;
const shownPlaces = 24;

/** The requests of each day of the period, also of those without one; of a long period by week or by month. */
function timePart({ counts, period: { since, until } }: Report): Part {
  const days: string[] = [];
  for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
  const step = steps.find(({ longest }) => days.length <= longest)!;
  const sums = new Map<string, number>();
  for (const day of days) sums.set(step.of(day), (sums.get(step.of(day)) ?? 0) + counts.day.requests(day));
  const rows = [...sums].map(([day, sum]): Row => ({ name: step.name(day), values: [sum] }));
  const [busiest] = sortRows(rows);
  const by = step.title.toLowerCase();
  return {
    title: `${step.title} by ${by}`,
    lead: `Most: ${busiest?.name} (${busiest?.values[0]}).`,
    table: { caption: `Requests by ${by}`, first: step.title, columns: [plain('Requests', 0)], rows },
  };
}

const formWords: Record<FormName, string> = {
  quote: 'Free quote',
  estimate: 'Estimate',
  book: 'Quote without a city',
  booking: 'Booking in a city',
};
const deviceWords: Record<DeviceKind, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };

type Counted = { title: string; by: Exclude<Grouping, 'day' | 'landing-page'>; first: string; lead: string };

const counted: Counted[] = [
  {
    title: 'Campaigns',
    first: 'Campaign',
    by: 'campaign',
    lead: 'The campaign, the ad or the other site of the last visit before the request. Presses are those on a number to call or to text.',
  },
  { title: 'Channels', first: 'Channel', by: 'channel', lead: 'What kind of source the last visit had.' },
  { title: 'Sources', first: 'Source', by: 'source', lead: 'Where the last visit came from.' },
  { title: 'Cities', first: 'City', by: 'city', lead: 'The city of the page from which it was sent.' },
  { title: 'Forms', first: 'Form', by: 'form', lead: 'The form in which people wrote.' },
  { title: 'Devices', first: 'Device', by: 'device', lead: 'What the request was written on.' },
];

/** Gives the requests by one part, before and as presses, with the words that the report has for its names. */
function countedPart({ counts, before, content }: Report, { title, first, by, lead }: Counted): Part {
  const cities = content.cities.map(({ slug, locationName }): [string, string] => [slug, locationName]);
  const words: Partial<Record<Counted['by'], ReadonlyMap<string, string>>> = {
    city: new Map([...cities, ['no city', 'No city (/book)']]),
    form: new Map(Object.entries(formWords)),
    device: new Map(Object.entries(deviceWords)),
  };
  const isCampaigns = by === 'campaign';
  const names = new Set([...counts[by].groups.keys(), ...before[by].groups.keys()]);
  const rows = [...names].map((name): Row => {
    const presses = isCampaigns ? [counts[by].of(name).presses] : [];
    const values = [counts[by].requests(name), before[by].requests(name), ...presses];
    return { name: words[by]?.get(name) ?? name, values };
  });
  const ofAll = ([requests = 0]: readonly number[]) => share(requests, counts.all.requests());
  const columns = [plain('Requests', 0), ['Share', ofAll] as const, plain('Before', 1)];
  if (isCampaigns) columns.push(plain('Presses', 2));
  const shown = isCampaigns ? shownCampaigns : shownPlaces;
  const caption = `Requests by ${first.toLowerCase()}`;
  return { title, lead, table: { caption, first, columns, rows: sortRows(rows), shown } };
}

function markedPart({ counts }: Report): Part {
  const { marked } = counts.all.of();
  const title = 'Marked as spam';
  if (marked === 0) return { title, lead: 'No request of this period is marked as spam.' };
  const all = marked + counts.all.requests();
  const groups = [...counts.campaign.groups.values()].filter((group) => group.marked > 0);
  const rows = groups.map((group): Row => {
    return { name: group.names.join(), values: [group.marked, group.marked + requestsOf(group)] };
  });
  return {
    title,
    lead: `A program rather than a person seems to have filled in ${withShare(marked, all)} of all ${all} requests. All other numbers of this report leave them out.`,
    table: {
      caption: 'Requests marked as spam, by the campaign of the last visit',
      first: 'Campaign',
      columns: [
        plain('Marked', 0),
        plain('Of all', 1),
        ['Share', ([spam = 0, ofAll = 0]) => share(spam, ofAll)],
      ],
      rows: sortRows(rows),
      shown: shownCampaigns,
    },
  };
}

const nobody = {
  title: 'No requests',
  lead: 'Nobody sent a form in this time. If that surprises you, send one yourself and make this report again.',
};

/** Lists what the report says, in its order. */
export function listParts(report: Report): Part[] {
  const { marked, presses, ...total } = report.counts.all.of();
  const hasRequests = requestsOf(total) > 0;
  const shown = counted.filter(({ by }) => hasRequests || (by === 'campaign' && presses > 0));
  return [
    ...costPart(report),
    ...(hasRequests ? [timePart(report)] : []),
    ...(hasRequests || marked > 0 ? [] : [nobody]),
    ...shown.map((each) => countedPart(report, each)),
    ...(hasRequests || marked > 0 ? [markedPart(report)] : []),
  ];
}
