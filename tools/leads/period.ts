import { dayMs } from '../../src/shared/time/days';
import { offsetReader } from '../../src/shared/time/city-clock';

/** The days that a question is about, each by the clock of its city; both count. */
export type Period = { since: string; until: string };

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar. `Date.parse` takes 31 February for 3 March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** How many days a period has; none where it ends before it begins. */
export const daysIn = ({ since, until }: Period): number =>
  Math.max(0, (Date.parse(until) - Date.parse(since)) / dayMs + 1);

export function periodBefore(period: Period): Period {
  const until = addDays(period.since, -1);
  return { since: addDays(until, 1 - daysIn(period)), until };
}

export const lastDays = (today: string): Period => ({ since: addDays(today, -6), until: today });

/** Gives a range of moments that holds the period in every zone, as none is a day from UTC; `until` does not count. */
export const rangeOf = ({ since, until }: Period): { since: number; until: number } => ({
  since: Date.parse(since) - dayMs,
  until: Date.parse(until) + 2 * dayMs,
});

/** By zone: a reader takes long to make. */
const readers = new Map<string, (at: number) => number>();

function offsetOf(timeZone: string, at: number): number {
  const read = readers.get(timeZone) ?? offsetReader(timeZone);
  readers.set(timeZone, read);
  return read(at);
}

const shownBy = (at: number, offset: number): string => new Date(at + offset * 60_000).toISOString();

/** Gives the day that a clock in the zone shows at a moment, as YYYY-MM-DD. */
export function dayIn(timeZone: string, at: number): string {
  return shownBy(at, offsetOf(timeZone, at)).slice(0, 10);
}

/** Gives the time that a clock in the zone shows at a moment, with its offset: 2026-11-23T09:05:00-05:00. */
export function timeIn(timeZone: string, at: number): string {
  const offset = offsetOf(timeZone, at);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const twoDigits = (count: number): string => String(count).padStart(2, '0');
  const ahead = `${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`;
  return `${shownBy(at, offset).slice(0, 19)}${ahead}`;
}

export function isWithin({ since, until }: Period, at: number, timeZone: string): boolean {
  const day = dayIn(timeZone, at);
  return since <= day && day <= until;
}
