import type { ValidDays } from './valid-days';
import { untilMidnightMs, type UtcOffsets } from './city-clock';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * The moment at which a day ends by the city's clock. In the city it is that day at 21:00 UTC, from Newfoundland to
 * Hawaii, and no clock there changes between that hour and the city's midnight.
 */
function endOf(day: string, offsets: UtcOffsets): number {
  const inDay = new Date(Date.parse(day) + 21 * hourMs);
  return inDay.getTime() + untilMidnightMs(inDay, offsets);
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/** The moments (epoch ms) from which and until which something shows in a city, as far as it has a first or last day. */
export function shownBetween(
  { validFrom, validUntil }: ValidDays,
  offsets: UtcOffsets,
): { begins?: number; ends?: number } {
  return {
    ...(validFrom !== undefined && { begins: endOf(dayBefore(validFrom), offsets) }),
    ...(validUntil !== undefined && { ends: endOf(validUntil, offsets) }),
  };
}
