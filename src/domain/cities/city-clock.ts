/** How many minutes a city's clock is ahead of UTC, each from a time (epoch ms) on; the earliest first. */
export type UtcOffsets = readonly (readonly [since: number, minutes: number])[];

/** The date and time that a clock in the city shows. */
export type CityTime = {
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes since midnight. */
  minutes: number;
};

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/**
 * Gives the city's date and time at a moment, whatever time zone the visitor is in. The build looks the offsets up,
 * because looking a time zone up by name takes a slow phone too long. The first offset also counts for earlier times,
 * and the last one for all later times.
 */
export function cityTime(now: Date, offsets: UtcOffsets): CityTime {
  const current = offsets.filter(([since]) => since <= now.getTime()).pop() ?? offsets[0];
  const shown = now.getTime() + (current?.[1] ?? 0) * minuteMs;
  return {
    date: new Date(shown).toISOString().slice(0, 10),
    minutes: Math.floor(shown / minuteMs) % minutesOfDay,
  };
}
