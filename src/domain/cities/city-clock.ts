/** How far a city's clock is from UTC, as [since when in epoch ms, minutes], the earliest first. */
export type UtcOffsets = readonly (readonly [since: number, minutes: number])[];

/** What the clock on a wall in the city shows. */
export type CityTime = {
  /** YYYY-MM-DD. */
  date: string;
  /** Since midnight. */
  minutes: number;
};

const minuteMs = 60_000;
const minutesOfDay = 24 * 60;

/**
 * The city's day and time at a moment, whatever the visitor's clock says of it. The offsets are those that the build
 * has looked up: a browser that looks up a time zone by name keeps a slow phone waiting. Before the first of them its
 * offset counts, after the last of them that one.
 */
export function cityTime(now: Date, offsets: UtcOffsets): CityTime {
  const current = offsets.filter(([since]) => since <= now.getTime()).pop() ?? offsets[0];
  const shown = now.getTime() + (current?.[1] ?? 0) * minuteMs;
  return {
    date: new Date(shown).toISOString().slice(0, 10),
    minutes: Math.floor(shown / minuteMs) % minutesOfDay,
  };
}
