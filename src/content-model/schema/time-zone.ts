import { z } from 'zod';
import { findClosestName } from './closest-name';
import { suggesting, type Tidy } from './patterned';

/** An area and a place: "EST" or an offset would say nothing of the summer. */
const zonePattern = /^[A-Z]\w+(\/[A-Z][\w+-]*)+$/;
const zoneWords = 'the time zone of the city, like "America/Toronto"';

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const placeOf = (zone: string): string => zone.split('/').at(-1) ?? '';
const isOfBothCountries = (zone: string): boolean => /^(America\/|Pacific\/Honolulu$)/.test(zone);

/** By the place alone: "america/toronto" and "Canada/Tornto" are Toronto, and Calgary, which has no zone, is nothing. */
const closestZone: Tidy = (written) => {
  const zones = Intl.supportedValuesOf('timeZone').filter(isOfBothCountries);
  const place = findClosestName(placeOf(written), zones.map(placeOf));
  return zones.find((zone) => placeOf(zone) === place) ?? '';
};

/** A time zone of the IANA list that this program knows; any other name is refused. */
export const timeZone = suggesting(
  z
    .string({ error: zoneWords })
    .regex(zonePattern, { error: zoneWords, abort: true })
    .refine(isKnown, { error: zoneWords }),
  closestZone,
);
