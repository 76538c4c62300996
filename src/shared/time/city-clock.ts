import { dayMs } from './days';
import type { ValidDays } from './valid-days';

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
  const minutes = Math.floor(shown / minuteMs) % minutesOfDay;
  return { date: new Date(shown).toISOString().slice(0, 10), minutes };
}

export function untilMidnightMs(now: Date, offsets: UtcOffsets): number {
  return dayMs - (shownTime(now, offsets) % dayMs);
}

function shownTime(now: Date, offsets: UtcOffsets): number {
  const current = offsets.filter(([since]) => since <= now.getTime()).pop() ?? offsets[0];
  return now.getTime() + (current?.[1] ?? 0) * minuteMs;
}

/** Of a time that the clock shows twice, the second; one that summer time skips is an hour later on the clock. */
export function momentInCity(date: string, time: string, offsets: UtcOffsets): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = Date.parse(date) + (hour * 60 + minute) * minuteMs;
  const moments = offsets.map(([since, minutes]) => ({ since, at: shown - minutes * minuteMs }));
  const { at } = moments.filter(({ since, at: moment }) => since <= moment).pop() ??
    moments[0] ?? { at: shown };
  return new Date(at);
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** The moments (epoch ms) from which and until which something shows in a city, as far as it has a first or last day. */
export function shownBetween({ validFrom, validUntil }: ValidDays, offsets: UtcOffsets) {
  const midnight = (day: string): number => momentInCity(day, '0:00', offsets).getTime();
  return {
    ...(validFrom !== undefined && { begins: midnight(validFrom) }),
    ...(validUntil !== undefined && { ends: midnight(dayAfter(validUntil)) }),
  };
}

/** Gives how to read the offset of a zone's clock at a moment, in minutes: 'GMT-04:00' is -240, 'GMT' alone is 0. */
export function offsetReader(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (at) => {
    const [, sign = '', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
    return Number(`${sign}${Number(hours) * 60 + Number(minutes)}`);
  };
}
