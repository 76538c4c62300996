import { dayIn } from './zone-time';

/** One end of a period: a calendar day, which begins and ends by the clock of each city, or a moment. */
export type Bound = { day: string } | { at: number };

/** The time that a question is about. Of two days both count; of two moments the second one does not. */
export type Period = { since: Bound; until: Bound };

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** The first clock of the world to show a day is so far ahead of UTC, and the last one so far behind. */
const furthestAheadMs = 14 * hourMs;
const furthestBehindMs = 12 * hourMs;

const daysShown = 7;

/** Gives the day that is so many days after a day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The last seven days, today among them. */
export function lastDays(today: string): Period {
  return { since: { day: addDays(today, 1 - daysShown) }, until: { day: today } };
}

/** Gives a range of moments that holds the period in every zone; `since` counts, `until` does not. */
export function rangeOf({ since, until }: Period): { since: number; until: number } {
  return {
    since: 'at' in since ? since.at : Date.parse(since.day) - furthestAheadMs,
    until: 'at' in until ? until.at : Date.parse(until.day) + dayMs + furthestBehindMs,
  };
}

/** Whether a moment is in the period, by the clock of a zone. */
export function isWithin({ since, until }: Period, at: number, timeZone: string): boolean {
  const isSince = 'at' in since ? since.at <= at : since.day <= dayIn(timeZone, at);
  return isSince && ('at' in until ? at < until.at : dayIn(timeZone, at) <= until.day);
}

const textOf = (bound: Bound): string => ('day' in bound ? bound.day : new Date(bound.at).toISOString());

/** Says the period in words. */
export function describePeriod({ since, until }: Period): string {
  const clock = 'day' in since || 'day' in until ? ', each day by the clock of its city' : '';
  return `From ${textOf(since)} to ${textOf(until)}${clock}`;
}

/** Names the period in the name of a file: `2026-11-16-2026-11-22`. No system takes a colon there. */
export function periodInName({ since, until }: Period): string {
  return [since, until].map((bound) => textOf(bound).replaceAll(':', '')).join('-');
}
