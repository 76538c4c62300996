import { renderTextTable } from '../../scripts/text-table';
import { campaignOf, sourceOf, touchOf, unknownIn, type Touch } from './campaign';
import type { LeadRow } from './lead-row';
import type { Period } from './period';
import { dayIn } from './zone-time';

/** By what requests are counted, with the name that each gives to a request. */
const groupings = {
  campaign: { heading: 'Campaign', nameOf: campaignOf },
  city: {
    heading: 'City',
    nameOf: (row: LeadRow) => row.city ?? (row.page === null ? unknownIn(row) : 'no city'),
  },
  form: { heading: 'Form', nameOf: (row: LeadRow) => row.pressed ?? row.form ?? unknownIn(row) },
  day: { heading: 'Day', nameOf: ({ timeZone, sentAt }: LeadRow) => dayIn(timeZone, sentAt) },
  source: { heading: 'Source', nameOf: sourceOf },
  'landing-page': {
    heading: 'Landing page',
    nameOf: (row: LeadRow, touch: Touch) => touchOf(row, touch)?.landing_page ?? unknownIn(row),
  },
  device: { heading: 'Device', nameOf: (row: LeadRow) => row.device ?? unknownIn(row) },
};

export type Grouping = keyof typeof groupings;
export const groupingNames = Object.keys(groupings) as Grouping[];
export const isGrouping = (name: string): name is Grouping => name in groupings;

/** The requests that have the same names. `leads` and `jobs` leave out those with a spam signal, which `marked` counts. */
type Group = { names: string[]; leads: number; jobs: number; presses: number; marked: number };

type Count = {
  /** The groups with the most requests first, or by their names where days are counted. */
  groups: Group[];
  total: Group;
  /** How many have no metadata, and how many only a part of theirs. */
  withoutMetadata: number;
  withPartOfIt: number;
};

const newGroup = (names: string[]): Group => ({ names, leads: 0, jobs: 0, presses: 0, marked: 0 });

function add(group: Group, { isMarked, kind }: LeadRow): void {
  if (isMarked) group.marked += 1;
  else if (kind === 'press') group.presses += 1;
  else if (kind === 'lead') group.leads += 1;
  else group.jobs += 1;
}

/** Not by the words of this machine's language: every machine gives the same order. */
function compareNames(a: Group, b: Group): number {
  const at = a.names.findIndex((name, index) => name !== b.names[index]);
  if (at < 0) return 0;
  return (a.names[at] ?? '') < (b.names[at] ?? '') ? -1 : 1;
}

function compareGroups(a: Group, b: Group): number {
  return (
    b.leads + b.jobs - (a.leads + a.jobs) ||
    b.presses - a.presses ||
    b.marked - a.marked ||
    compareNames(a, b)
  );
}

/** Counts requests by names. It holds the groups, and never the requests. */
export async function countRows(
  rows: AsyncIterable<LeadRow>,
  { by, touch }: { by: readonly Grouping[]; touch: Touch },
): Promise<Count> {
  const groups = new Map<string, Group>();
  const total = newGroup([]);
  const metadata = { whole: 0, partial: 0, none: 0 };
  for await (const row of rows) {
    const names = by.map((grouping) => groupings[grouping].nameOf(row, touch));
    const key = JSON.stringify(names);
    const group = groups.get(key) ?? newGroup(names);
    groups.set(key, group);
    add(group, row);
    add(total, row);
    metadata[row.metadata] += 1;
  }
  return {
    groups: [...groups.values()].toSorted(by[0] === 'day' ? compareNames : compareGroups),
    total,
    withoutMetadata: metadata.none,
    withPartOfIt: metadata.partial,
  };
}

const widest = 60;
const shorten = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

const countsOf = ({ leads, jobs, presses, marked }: Group): string[] =>
  [leads, jobs, presses, marked].map(String);

function renderGroups({ groups, total }: Count, by: readonly Grouping[]): string {
  const head = [...by.map((name) => groupings[name].heading), 'Leads', 'Jobs', 'Presses', 'Spam signal'];
  const rows = groups.map((group) => [...group.names.map(shorten), ...countsOf(group)]);
  const sum = ['All', ...by.slice(1).map(() => ''), ...countsOf(total)];
  return renderTextTable([head, ...rows, sum], by.length);
}

const requests = (count: number): string => (count === 1 ? '1 request' : `${count} requests`);

/** Prints how many requests each campaign brought, by city and form or by what `--by` names, and what is not known. */
export async function printTable(
  rows: AsyncIterable<LeadRow>,
  {
    by = ['campaign', 'city', 'form'],
    touch,
    period,
  }: { by?: Grouping[] | undefined; touch: Touch; period: Period },
): Promise<void> {
  const count = await countRows(rows, { by, touch });
  const { groups, withoutMetadata, withPartOfIt } = count;
  const other = touch === 'first' ? 'last' : 'first';
  const lines = [
    `From ${period.since} to ${period.until}, each day by the clock of its city, by the ${touch} touch (--touch ${other} counts the ${other} one).\n`,
    groups.length > 0
      ? `${renderGroups(count, by)}\n`
      : 'No request was sent and no number pressed in that time.',
  ];
  if (withoutMetadata > 0)
    lines.push(`No metadata: ${requests(withoutMetadata)}. Nothing is saved of where they came from.`);
  if (withPartOfIt > 0)
    lines.push(`Metadata in part: ${requests(withPartOfIt)}. What is missing counts as unknown.`);
  console.log(lines.join('\n').trimEnd());
}
