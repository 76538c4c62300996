import type { UtcOffsets } from './city-clock';

const minuteMs = 60_000;

/** Of a time that the clock shows twice, the second; one that summer time skips is an hour later on the clock. */
export function momentInCity(date: string, time: string, offsets: UtcOffsets): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = Date.parse(date) + (hour * 60 + minute) * minuteMs;
  const moments = offsets.map(([since, minutes]) => ({ since, at: shown - minutes * minuteMs }));
  const { at } = moments.filter(({ since, at: moment }) => since <= moment).pop() ??
    moments[0] ?? { at: shown };
  return new Date(at);
}
