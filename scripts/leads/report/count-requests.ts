import type { Content } from '../../../src/content-model/types';
import { isBrought } from '../../../src/domain/attribution/attribution';
import { campaignOf, unknownIn } from '../campaign';
import type { LeadRow } from '../lead-row';
import { dayIn, timeIn } from '../zone-time';
import { count, newTally, type Tally } from './tally';

/** What the report says of the requests of a period. All but `marked` leave out those that spam signals mark. */
export type RequestCounts = {
  requests: number;
  /** How many of them ask for a visit. */
  bookings: number;
  /** How many have no metadata, or only a part of theirs. */
  unclear: number;
  /** How many have no known visit. */
  untouched: number;
  /** How many a campaign, an advertisement or another site brought. */
  brought: number;
  /** How many have the same campaign first and last. */
  sameCampaign: number;
  days: Tally;
  lastCampaigns: Tally;
  firstCampaigns: Tally;
  cities: Tally;
  forms: Tally;
  devices: Tally;
  /** By weekday, Monday first, and hour. */
  week: number[][];
  marked: number;
  markedCampaigns: Tally;
};

const formWords = {
  quote: 'Free quote',
  estimate: 'Estimate',
  book: 'Booking, no city',
  booking: 'Booking in a city',
};
const deviceWords: Record<string, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };

const startCounts = (): RequestCounts => ({
  requests: 0,
  bookings: 0,
  unclear: 0,
  untouched: 0,
  brought: 0,
  sameCampaign: 0,
  days: newTally(),
  lastCampaigns: newTally(),
  firstCampaigns: newTally(),
  cities: newTally(),
  forms: newTally(),
  devices: newTally(),
  week: Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0)),
  marked: 0,
  markedCampaigns: newTally(),
});

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

function countWhen({ days, week }: RequestCounts, { timeZone, sentAt }: LeadRow): void {
  const day = dayIn(timeZone, sentAt);
  count(days, day);
  const hours = week[weekdayOf(day)];
  const hour = Number(timeIn(timeZone, sentAt).slice(11, 13));
  if (hours) hours[hour] = (hours[hour] ?? 0) + 1;
}

function countFrom(counts: RequestCounts, row: LeadRow): void {
  const [first, last] = [campaignOf(row, 'first'), campaignOf(row, 'last')];
  count(counts.firstCampaigns, first);
  count(counts.lastCampaigns, last);
  if (first === last) counts.sameCampaign += 1;
  if (row.lastTouch && isBrought(row.lastTouch)) counts.brought += 1;
  if (!row.lastTouch && !row.firstTouch) counts.untouched += 1;
}

function addRow(counts: RequestCounts, row: LeadRow, cityWords: ReadonlyMap<string, string>): void {
  if (row.isMarked) {
    counts.marked += 1;
    count(counts.markedCampaigns, campaignOf(row, 'last'));
    return;
  }
  counts.requests += 1;
  if (row.kind === 'job') counts.bookings += 1;
  if (row.metadata !== 'whole') counts.unclear += 1;
  countWhen(counts, row);
  countFrom(counts, row);
  const city = row.city === null ? undefined : (cityWords.get(row.city) ?? row.city);
  count(counts.cities, city ?? (row.page === null ? unknownIn(row) : 'No city (/book)'));
  count(counts.forms, row.form ? formWords[row.form] : unknownIn(row));
  count(counts.devices, row.device === null ? 'unknown' : (deviceWords[row.device] ?? row.device));
}

/**
 * Counts the requests of a period for the report. It holds counts, and never the requests; `onRow` sees each of them once.
 */
export async function countRequests(
  rows: AsyncIterable<LeadRow>,
  { cities }: Pick<Content, 'cities'>,
  onRow: (row: LeadRow) => void = () => undefined,
): Promise<RequestCounts> {
  const cityWords = new Map(cities.map(({ slug, locationName }) => [slug, locationName]));
  const counts = startCounts();
  for await (const row of rows) {
    addRow(counts, row, cityWords);
    onRow(row);
  }
  return counts;
}
