import type { UtcOffsets } from '../../domain/cities/city-clock';

const minuteMs = 60_000;
/** No zone changes its clock twice within one. */
const weekMs = 7 * 24 * 60 * minuteMs;
const yearsAhead = 5;

/** Reads the offset of a zone's clock at a moment, in minutes: 'GMT-04:00' is -240, 'GMT' alone is 0. */
function offsetReader(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (at) => {
    const [, sign = '', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
    return Number(`${sign}${Number(hours) * 60 + Number(minutes)}`);
  };
}

/** The first minute after `before` that has another offset; the one at `after` has it. */
function findChange(offsetAt: (at: number) => number, before: number, after: number): number {
  if (after - before <= minuteMs) return after;
  const middle = before + Math.floor((after - before) / minuteMs / 2) * minuteMs;
  return offsetAt(middle) === offsetAt(before)
    ? findChange(offsetAt, middle, after)
    : findChange(offsetAt, before, middle);
}

/**
 * How far the clock of a time zone is from UTC from 1 January of a year on, for five years: one item for the start and
 * one for each change. The same in every build of the year, so that no page differs from one build to the next.
 */
export function listUtcOffsets(timeZone: string, year: number): UtcOffsets {
  const offsetAt = offsetReader(timeZone);
  const start = Date.UTC(year, 0, 1);
  const end = Date.UTC(year + yearsAhead, 0, 1);
  const offsets: [number, number][] = [[start, offsetAt(start)]];
  for (let week = start; week < end; week += weekMs) {
    const next = Math.min(week + weekMs, end);
    if (offsetAt(next) === offsetAt(week)) continue;
    const since = findChange(offsetAt, week, next);
    offsets.push([since, offsetAt(since)]);
  }
  return offsets;
}
