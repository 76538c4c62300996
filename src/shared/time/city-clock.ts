import { dayMs } from './days';

/** How many minutes a city's clock is ahead of UTC, each from a time (epoch ms) on; the earliest first. */
export type UtcOffsets = readonly (readonly [since: number, minutes: number])[];

export type CityTime = {
  /** YYYY-MM-DD. */
  date: string;
  minutes: number;
};

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/** The offset of the visitor's own clock, for pages that belong to no city. */
export const visitorOffsets = (now: Date): UtcOffsets => [[0, -now.getTimezoneOffset()]];

/** Looking a time zone up by name takes a slow phone too long. The first and last offsets count beyond their times. */
export function cityTime(now: Date, offsets: UtcOffsets): CityTime {
  const shown = shownTime(now, offsets);
  return {
    date: new Date(shown).toISOString().slice(0, 10),
    minutes: Math.floor(shown / minuteMs) % minutesOfDay,
  };
}

export function untilMidnightMs(now: Date, offsets: UtcOffsets): number {
  return dayMs - (shownTime(now, offsets) % dayMs);
}

function shownTime(now: Date, offsets: UtcOffsets): number {
  const current = offsets.filter(([since]) => since <= now.getTime()).pop() ?? offsets[0];
  return now.getTime() + (current?.[1] ?? 0) * minuteMs;
}
