import { isBrought } from '../../src/features/measuring/rules/attribution';
import { countOf } from '../../scripts/count-of';
import { renderTextTable } from '../../scripts/text-table';
import { campaignOf, channelOf, sourceOf, touchOf, unknownIn, type Touch } from './campaign';
import type { OfficeFiles } from './office-files';
import type { LeadRow } from './read-row';
import { dayIn, isWithin, type Period } from './period';
import type { LeadsContent } from './places';

/** By what requests are counted: the name that each gives to a request. */
const groupings = {
  campaign: campaignOf,
  city: (row: LeadRow) => row.city ?? (row.page === null ? unknownIn(row) : 'no city'),
  form: (row: LeadRow) => row.pressed ?? row.form ?? unknownIn(row),
  day: ({ timeZone, sentAt }: LeadRow) => dayIn(timeZone, sentAt),
  channel: channelOf,
  source: sourceOf,
  'landing-page': (row: LeadRow, touch: Touch) => touchOf(row, touch)?.landing_page ?? unknownIn(row),
  device: (row: LeadRow) => row.device ?? unknownIn(row),
};

export type Grouping = keyof typeof groupings;
export const groupingNames = Object.keys(groupings) as Grouping[];
export const isGrouping = (name: string): name is Grouping => name in groupings;

const nothing = { leads: 0, jobs: 0, presses: 0, marked: 0, won: 0, value: 0 };

/** The requests and presses with the same names. `marked` have a spam signal; `won` jobs are done, of this `value`. */
export type Group = typeof nothing & { names: string[] };

export const requestsOf = ({ leads, jobs }: Pick<Group, 'leads' | 'jobs'>): number => leads + jobs;

function add(group: Group, { isMarked, kind, won }: LeadRow): void {
  if (isMarked) group.marked += 1;
  else if (kind === 'press') group.presses += 1;
  else group[kind === 'lead' ? 'leads' : 'jobs'] += 1;
  if (!won) return;
  group.won += 1;
  group.value += won.value;
}

type NamesOf = (row: LeadRow) => string[] | undefined;

/** Counts rows by the names that each is given; one without names counts nowhere. It holds the groups, and never the rows. */
export class Counter {
  readonly groups = new Map<string, Group>();

  constructor(private readonly namesOf: NamesOf) {}

  add(row: LeadRow): void {
    const names = this.namesOf(row);
    if (!names) return;
    const key = names.join('\n');
    const group = this.groups.get(key) ?? { ...nothing, names };
    this.groups.set(key, group);
    add(group, row);
  }

  /** Gives the group of a name; one that nothing has is empty. */
  of(name = ''): Group {
    return this.groups.get(name) ?? { ...nothing, names: [name] };
  }

  /** Gives how many requests have a name, without those that spam signals mark. */
  requests(name?: string): number {
    return requestsOf(this.of(name));
  }
}

const counterBy = (by: readonly Grouping[], touch: Touch): Counter =>
  new Counter((row) => by.map((grouping) => groupings[grouping](row, touch)));

/** Not by the words of this machine's language: every machine gives the same order. */
const compareNames = (a: Group, b: Group): number => (a.names.join('\n') < b.names.join('\n') ? -1 : 1);

const compareGroups = (a: Group, b: Group): number =>
  requestsOf(b) - requestsOf(a) || b.presses - a.presses || b.marked - a.marked || compareNames(a, b);

/** Counts requests by names: the groups with the most first, or by their names where days are counted. */
export async function countRows(
  rows: AsyncIterable<LeadRow>,
  { by, touch }: { by: readonly Grouping[]; touch: Touch },
) {
  const counter = counterBy(by, touch);
  const all = counterBy([], touch);
  const metadata = { whole: 0, partial: 0, none: 0 };
  for await (const row of rows) {
    counter.add(row);
    all.add(row);
    metadata[row.metadata] += 1;
  }
  const groups = [...counter.groups.values()].toSorted(by[0] === 'day' ? compareNames : compareGroups);
  return { groups, total: all.of(), metadata };
}

const widest = 60;
const shorten = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

const countsOf = ({ leads, jobs, presses, marked }: Group): string[] =>
  [leads, jobs, presses, marked].map(String);

function renderGroups(groups: Group[], total: Group, by: readonly Grouping[]): string {
  if (groups.length === 0) return 'No request was sent and no number pressed in that time.';
  const titles = by.map((name) => `${name[0]?.toUpperCase()}${name.slice(1).replace('-', ' ')}`);
  const head = [...titles, 'Leads', 'Jobs', 'Presses', 'Spam signal'];
  const rows = groups.map((group) => [...group.names.map(shorten), ...countsOf(group)]);
  const sum = ['All', ...by.slice(1).map(() => ''), ...countsOf(total)];
  return `${renderTextTable([head, ...rows, sum], by.length)}\n`;
}

const requests = (count: number): string => countOf(count, 'request');

/** Prints how many requests each campaign brought, by city and form or by what `--by` names, and what is not known. */
export async function printTable(
  rows: AsyncIterable<LeadRow>,
  asked: { by: Grouping[] | undefined; touch: Touch; period: Period },
): Promise<void> {
  const { by = ['campaign', 'city', 'form'], touch, period } = asked;
  const { groups, total, metadata } = await countRows(rows, { by, touch });
  const other = touch === 'first' ? 'last' : 'first';
  const lines = [
    `From ${period.since} to ${period.until}, each day by the clock of its city, by the ${touch} touch (--touch ${other} counts the ${other} one).\n`,
    renderGroups(groups, total, by),
  ];
  if (metadata.none > 0)
    lines.push(`No metadata: ${requests(metadata.none)}. We don't know where they came from.`);
  if (metadata.partial > 0)
    lines.push(`Metadata in part: ${requests(metadata.partial)}. What is missing counts as unknown.`);
  console.log(lines.join('\n').trimEnd());
}

const ifSo = (isSo: (row: LeadRow) => unknown) => new Counter((row) => (isSo(row) ? [''] : undefined));

/** What the report says of the requests of a period. */
const newCounts = (costRowOf: NamesOf) => ({
  ...(Object.fromEntries(groupingNames.map((name) => [name, counterBy([name], 'last')])) as Record<
    Grouping,
    Counter
  >),
  all: counterBy([], 'last'),
  cost: new Counter(costRowOf),
  unclearMetadata: ifSo(({ metadata }) => metadata !== 'whole'),
  unknownVisit: ifSo(({ firstTouch, lastTouch }) => !firstTouch && !lastTouch),
  brought: ifSo(({ lastTouch }) => lastTouch && isBrought(lastTouch)),
});

type RequestCounts = ReturnType<typeof newCounts>;

export type Report = {
  counts: RequestCounts;
  before: RequestCounts;
  office: OfficeFiles;
  period: Period;
  content: LeadsContent;
  madeAt: number;
  /** The requests that are listed with names and phones; none in a report without them. */
  contacts: readonly LeadRow[];
};

/** Counts the requests of a period, and all others as those of the period before; holds counts, and never the requests. */
export async function countRequests(
  rows: AsyncIterable<LeadRow>,
  period: Period,
  costRowOf: NamesOf,
  onRow: (row: LeadRow) => unknown,
): Promise<{ counts: RequestCounts; before: RequestCounts }> {
  const [counts, before] = [newCounts(costRowOf), newCounts(costRowOf)];
  for await (const row of rows) {
    const isOfPeriod = isWithin(period, row.sentAt, row.timeZone);
    for (const counter of Object.values(isOfPeriod ? counts : before)) counter.add(row);
    if (isOfPeriod && row.kind !== 'press') onRow(row);
  }
  return { counts, before };
}
