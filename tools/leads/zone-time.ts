import { dayMs } from '../../src/shared/time/days';
import { offsetReader } from '../../src/shared/time/city-clock';

const minuteMs = 60_000;

const readers = new Map<string, (at: number) => number>();
/** The offsets at the beginning and the end of a day in UTC, by zone and day: asking the zone takes long. */
const known = new Map<string, readonly [begin: number, end: number]>();

function offsetOf(timeZone: string, at: number): number {
  const read = readers.get(timeZone) ?? offsetReader(timeZone);
  readers.set(timeZone, read);
  const day = Math.floor(at / dayMs);
  const key = `${timeZone} ${day}`;
  const [begin, end] = known.get(key) ?? [read(day * dayMs), read((day + 1) * dayMs)];
  known.set(key, [begin, end]);
  return begin === end ? begin : read(at);
}

const shownBy = (at: number, offset: number): string => new Date(at + offset * minuteMs).toISOString();

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
