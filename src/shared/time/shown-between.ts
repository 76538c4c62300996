import { dayMs } from './days';
import type { UtcOffsets } from './city-clock';
import { momentInCity } from './moment-in-city';
import type { ValidDays } from './valid-days';

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** The moments (epoch ms) from which and until which something shows in a city, as far as it has a first or last day. */
export function shownBetween(
  { validFrom, validUntil }: ValidDays,
  offsets: UtcOffsets,
): { begins?: number; ends?: number } {
  const midnight = (day: string): number => momentInCity(day, '0:00', offsets).getTime();
  return {
    ...(validFrom !== undefined && { begins: midnight(validFrom) }),
    ...(validUntil !== undefined && { ends: midnight(dayAfter(validUntil)) }),
  };
}
