import { type UtcOffsets, offsetReader } from '../../shared/time/city-clock';

const minuteMs = 60_000;
/** No zone changes its clock twice within this time. */
const weekMs = 7 * 24 * 60 * minuteMs;
const yearsAhead = 5;

/** Finds the first minute after `before` with another offset; `after` must have that offset. */
function findChange(offsetAt: (at: number) => number, before: number, after: number): number {
  if (after - before <= minuteMs) return after;
  const middle = before + Math.floor((after - before) / minuteMs / 2) * minuteMs;
  return offsetAt(middle) === offsetAt(before)
    ? findChange(offsetAt, middle, after)
    : findChange(offsetAt, before, middle);
}

/** A zone's offsets from UTC for five years from 1 January, by change, so that all builds of a year are the same. */
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
