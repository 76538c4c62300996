import { dayInWords } from '../../../src/domain/last-day';
import type { Period } from '../period';
import { dayIn } from '../zone-time';
import type { RequestCounts } from './count-requests';
import { largestFirst, type Tally } from './tally';

/** One bar of a plot. `name` is whole; a plot cuts it. */
export type Bar = { name: string; value: number };

export const shownCampaigns = 12;

const sumOf = (bars: readonly Bar[]): number => bars.reduce((sum, { value }) => sum + value, 0);

/** Gives the names with the largest counts, and the sum of all others as the last one. */
export function largest(tally: Tally, most: number): Bar[] {
  const all = largestFirst(tally).map(([name, value]) => ({ name, value }));
  const [shown, rest] = [all.slice(0, most), all.slice(most)];
  const others = sumOf(rest) + tally.beyond;
  const names = rest.length + (tally.beyond > 0 ? 1 : 0);
  return others === 0
    ? shown
    : [...shown, { name: `${names === 1 ? 'one other' : `${names} others`}`, value: others }];
}

/** A campaign with its requests by the last and the first visit, and how many more spam signals mark. */
export type CampaignRow = { name: string; last: number; first: number; marked: number };

/** Lists every campaign that is known by name, the largest first. */
export function campaignRows({
  lastCampaigns,
  firstCampaigns,
  markedCampaigns,
}: RequestCounts): CampaignRow[] {
  const names = new Set(
    [lastCampaigns, firstCampaigns, markedCampaigns].flatMap(({ byName }) => [...byName.keys()]),
  );
  const rows = [...names].map((name) => ({
    name,
    last: lastCampaigns.byName.get(name) ?? 0,
    first: firstCampaigns.byName.get(name) ?? 0,
    marked: markedCampaigns.byName.get(name) ?? 0,
  }));
  return rows.toSorted(
    (one, other) =>
      other.last - one.last ||
      other.first - one.first ||
      other.marked - one.marked ||
      (one.name < other.name ? -1 : 1),
  );
}

const dayMs = 24 * 60 * 60_000;
const mostDays = 45;
const mostWeeks = 40;

/** The first and the last day of a period; a moment has the day of the zone. */
export function daysOf({ since, until }: Period, timeZone: string): { first: string; last: string } {
  return {
    first: 'day' in since ? since.day : dayIn(timeZone, since.at),
    last: 'day' in until ? until.day : dayIn(timeZone, until.at - 1),
  };
}

/** A day, a week or a month of the plot by time; `short` stands below its bar. */
export type TimeBar = Bar & { short: string };

const shortDay = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(Date.parse(day));

const mondayOf = (day: string): string => {
  const at = Date.parse(day);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
};

const steps = {
  day: {
    of: (day: string) => day,
    name: (day: string) => `${shortDay(day, { weekday: 'short' })}, ${dayInWords(day)}`,
    short: (day: string) => shortDay(day, { month: 'short', day: 'numeric' }),
  },
  week: {
    of: mondayOf,
    name: (day: string) => `Week of ${dayInWords(day)}`,
    short: (day: string) => shortDay(day, { month: 'short', day: 'numeric' }),
  },
  month: {
    of: (day: string) => `${day.slice(0, 7)}-01`,
    name: (day: string) => shortDay(day, { month: 'long', year: 'numeric' }),
    short: (day: string) => shortDay(day, { month: 'short', year: '2-digit' }),
  },
};

export type TimeStep = keyof typeof steps;

function stepFor(days: number): TimeStep {
  if (days <= mostDays) return 'day';
  return days <= mostWeeks * 7 ? 'week' : 'month';
}

/**
 * Gives the requests of each day of the period, also of those without one; of a long period by week or by month. A city's
 * clock may be a day ahead of a period's end, so that a request of another day widens it.
 */
export function timeBars(
  { byName }: Tally,
  { first, last }: { first: string; last: string },
): { step: TimeStep; bars: TimeBar[] } {
  const known = [...byName.keys(), first, last].toSorted();
  const [begin = first, end = last] = [known[0], known.at(-1)];
  const days = Array.from(
    { length: Math.round((Date.parse(end) - Date.parse(begin)) / dayMs) + 1 },
    (_, index) => new Date(Date.parse(begin) + index * dayMs).toISOString().slice(0, 10),
  );
  const step = stepFor(days.length);
  const { of, name, short } = steps[step];
  const sums = new Map<string, number>();
  for (const day of days) sums.set(of(day), (sums.get(of(day)) ?? 0) + (byName.get(day) ?? 0));
  return { step, bars: [...sums].map(([day, value]) => ({ name: name(day), short: short(day), value })) };
}
