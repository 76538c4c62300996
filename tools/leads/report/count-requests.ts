import type { Site } from '../../../src/content-model/types';
import { isBrought } from '../../../src/features/measuring/rules/attribution';
import { campaignOf, unknownIn } from '../campaign';
import type { LeadRow } from '../lead-row';
import type { OfficeFiles } from '../office-files';
import { isWithin, type Period } from '../period';
import type { LeadsContent } from '../places';
import { dayIn } from '../zone-time';
import type { Markup } from './markup';
import { count, newTally, type Tally } from './tally';

const formWords = {
  quote: 'Free quote',
  estimate: 'Estimate',
  book: 'Quote without a city',
  booking: 'Booking in a city',
};
const deviceWords: Record<string, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };

/** How many of the requests are so. */
const facts = {
  bookings: ({ kind }: LeadRow) => kind === 'job',
  unclearMetadata: ({ metadata }: LeadRow) => metadata !== 'whole',
  unknownVisit: ({ firstTouch, lastTouch }: LeadRow) => !lastTouch && !firstTouch,
  brought: ({ lastTouch }: LeadRow) => lastTouch !== null && isBrought(lastTouch),
  won: ({ won }: LeadRow) => won !== null,
};

type CityWords = ReadonlyMap<string, string>;

/** By what requests are counted, and the name that the report has for that part of a request. */
const namesOf = {
  days: ({ timeZone, sentAt }: LeadRow) => dayIn(timeZone, sentAt),
  lastCampaigns: (row: LeadRow) => campaignOf(row, 'last'),
  cities: (row: LeadRow, words: CityWords) =>
    row.city === null
      ? row.page === null
        ? unknownIn(row)
        : 'No city (/book)'
      : (words.get(row.city) ?? row.city),
  forms: (row: LeadRow) => (row.form ? formWords[row.form] : unknownIn(row)),
  devices: ({ device }: LeadRow) => (device === null ? 'unknown' : (deviceWords[device] ?? device)),
};

const factNames = Object.keys(facts) as (keyof typeof facts)[];
const tallyNames = Object.keys(namesOf) as (keyof typeof namesOf)[];

/** What the report says of the requests of a period. All but `marked` leave out those that spam signals mark. */
export type RequestCounts = Record<keyof typeof facts, number> &
  Record<keyof typeof namesOf, Tally> & {
    requests: number;
    presses: number;
    pressCampaigns: Tally;
    marked: number;
    markedCampaigns: Tally;
    /** What won jobs brought. */
    value: number;
    /** By the rows of the costs: the requests, how many of them were won, and what they brought. */
    costRows: Record<'requests' | 'won' | 'value', Tally>;
  };

export type Report = {
  counts: RequestCounts;
  /** Of as many days before. */
  before: RequestCounts;
  office: OfficeFiles;
  period: Period;
  periodBefore: Period;
  /** IANA name: the clock of requests of no city. */
  timeZone: string;
  brand: Site['brand'];
  /** Milliseconds since 1970. */
  madeAt: number;
  /** The last section, with names and phones; undefined in a report without them. */
  contacts: Markup | undefined;
};

const newCounts = (): RequestCounts =>
  ({
    requests: 0,
    presses: 0,
    pressCampaigns: newTally(),
    marked: 0,
    markedCampaigns: newTally(),
    value: 0,
    costRows: { requests: newTally(), won: newTally(), value: newTally() },
    ...Object.fromEntries(factNames.map((name) => [name, 0])),
    ...Object.fromEntries(tallyNames.map((name) => [name, newTally()])),
  }) as RequestCounts;

function add(counts: RequestCounts, row: LeadRow, words: CityWords, costRow: string | undefined): void {
  if (row.kind === 'press') {
    counts.presses += 1;
    count(counts.pressCampaigns, campaignOf(row, 'last'));
    return;
  }
  if (row.isMarked) {
    counts.marked += 1;
    count(counts.markedCampaigns, campaignOf(row, 'last'));
    return;
  }
  counts.requests += 1;
  for (const name of factNames) if (facts[name](row)) counts[name] += 1;
  for (const name of tallyNames) count(counts[name], namesOf[name](row, words));
  counts.value += row.won?.value ?? 0;
  if (costRow === undefined) return;
  count(counts.costRows.requests, costRow);
  if (!row.won) return;
  count(counts.costRows.won, costRow);
  count(counts.costRows.value, costRow, row.won.value);
}

/**
 * Counts the requests of a period for the report, and all others as those of the period before. It holds counts, and never
 * the requests; `costRowOf` names the row of the costs to which one belongs, `onRow` sees each of the period once.
 */
export async function countRequests(
  rows: AsyncIterable<LeadRow>,
  { cities }: Pick<LeadsContent, 'cities'>,
  period: Period,
  costRowOf: (row: LeadRow) => string | undefined,
  onRow: (row: LeadRow) => void = () => undefined,
): Promise<{ counts: RequestCounts; before: RequestCounts }> {
  const words = new Map(cities.map(({ slug, locationName }) => [slug, locationName]));
  const [counts, before] = [newCounts(), newCounts()];
  for await (const row of rows) {
    const isOfPeriod = isWithin(period, row.sentAt, row.timeZone);
    add(isOfPeriod ? counts : before, row, words, costRowOf(row));
    if (isOfPeriod && row.kind !== 'press') onRow(row);
  }
  return { counts, before };
}
