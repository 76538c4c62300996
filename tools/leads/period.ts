import { dayMs } from '../../src/shared/time/days';
import { dayIn } from './zone-time';

/** The days that a question is about, each by the clock of its city; both count. */
export type Period = { since: string; until: string };

const hourMs = 60 * 60_000;
/** The first clock of the world to show a day is so far ahead of UTC, and the last one so far behind. */
const furthestAheadMs = 14 * hourMs;
const furthestBehindMs = 12 * hourMs;

const daysShown = 7;

/** Gives the day that is so many days after a day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar. `Date.parse` takes 31 February for 3 March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** How many days a period has; none where it ends before it begins. */
export const daysIn = ({ since, until }: Period): number =>
  Math.max(0, (Date.parse(until) - Date.parse(since)) / dayMs + 1);

/** Gives the period of as many days before a period. */
export function periodBefore(period: Period): Period {
  const until = addDays(period.since, -1);
  return { since: addDays(until, 1 - daysIn(period)), until };
}

/** The last seven days, today among them. */
export function lastDays(today: string): Period {
  return { since: addDays(today, 1 - daysShown), until: today };
}

/** Gives a range of moments that holds the period in every zone; `since` counts, `until` does not. */
export function rangeOf({ since, until }: Period): { since: number; until: number } {
  return {
    since: Date.parse(since) - furthestAheadMs,
    until: Date.parse(until) + dayMs + furthestBehindMs,
  };
}

/** Whether a moment is in the period, by the clock of a zone. */
export function isWithin({ since, until }: Period, at: number, timeZone: string): boolean {
  const day = dayIn(timeZone, at);
  return since <= day && day <= until;
}
