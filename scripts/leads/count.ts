import { campaignOf, sourceOf, touchOf, unknownIn } from './campaign';
import type { LeadRow } from './lead-row';
import type { Grouping, LeadsOptions } from './options';
import { dayIn } from './zone-time';

/** The requests that have the same names. `leads` and `jobs` leave out those with a spam signal, which `marked` counts. */
export type Group = { names: string[]; leads: number; jobs: number; marked: number };

export type Count = {
  /** The groups with the most requests first, or by their names where days are counted. */
  groups: Group[];
  total: Group;
  /** How many have no metadata, and how many only a part of theirs. */
  withoutMetadata: number;
  withPartOfIt: number;
};

type Question = Pick<LeadsOptions, 'touch'> & { by: readonly Grouping[] };

const nameOf: Record<Grouping, (row: LeadRow, touch: LeadsOptions['touch']) => string> = {
  campaign: campaignOf,
  source: sourceOf,
  city: (row) => row.city ?? (row.page === null ? unknownIn(row) : 'no city'),
  form: (row) => row.form ?? unknownIn(row),
  day: ({ timeZone, sentAt }) => dayIn(timeZone, sentAt),
  'landing-page': (row, touch) => touchOf(row, touch)?.landing_page ?? unknownIn(row),
  device: (row) => row.device ?? unknownIn(row),
};

function add(group: Group, { isMarked, kind }: LeadRow): void {
  if (isMarked) group.marked += 1;
  else if (kind === 'lead') group.leads += 1;
  else group.jobs += 1;
}

/** Not by the words of this machine's language, so that every machine gives the same order. */
function compareNames(a: Group, b: Group): number {
  const at = a.names.findIndex((name, index) => name !== b.names[index]);
  if (at < 0) return 0;
  return (a.names[at] ?? '') < (b.names[at] ?? '') ? -1 : 1;
}

const requests = ({ leads, jobs }: Group): number => leads + jobs;

function compareGroups(a: Group, b: Group): number {
  return requests(b) - requests(a) || b.marked - a.marked || compareNames(a, b);
}

/** Counts requests by names. It holds the groups, and never the requests. */
export async function countRows(rows: AsyncIterable<LeadRow>, { by, touch }: Question): Promise<Count> {
  const groups = new Map<string, Group>();
  const total: Group = { names: [], leads: 0, jobs: 0, marked: 0 };
  let [withoutMetadata, withPartOfIt] = [0, 0];
  for await (const row of rows) {
    const names = by.map((grouping) => nameOf[grouping](row, touch));
    const key = JSON.stringify(names);
    const group = groups.get(key) ?? { names, leads: 0, jobs: 0, marked: 0 };
    groups.set(key, group);
    add(group, row);
    add(total, row);
    if (row.metadata === 'none') withoutMetadata += 1;
    if (row.metadata === 'partial') withPartOfIt += 1;
  }
  const order = by[0] === 'day' ? compareNames : compareGroups;
  return { groups: [...groups.values()].toSorted(order), total, withoutMetadata, withPartOfIt };
}
