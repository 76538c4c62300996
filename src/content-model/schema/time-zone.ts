import { z } from 'zod';
import { findClosestName } from './closest-name';
import { field, type Tidy } from './field';

/** An area and a city, as in "America/Toronto"; "EST" or an offset would not tell the time in summer. */
const zonePattern = /^[A-Z]\w+(\/[A-Z][\w+-]*)+$/;
const zoneWords = 'the time zone of the city, like "America/Toronto"';

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const zoneCity = (zone: string): string => zone.split('/').at(-1) ?? '';
const isOfBothCountries = (zone: string): boolean => /^((America|Canada|US)\/|Pacific\/Honolulu$)/.test(zone);

/** Compares the cities alone: gives Toronto's zone for "america/toronto" and "Canada/Tornto", and '' for an unknown city. */
const closestZone: Tidy = (written) => {
  const zones = Intl.supportedValuesOf('timeZone').filter(isOfBothCountries);
  const meant = findClosestName(zoneCity(written), zones.map(zoneCity));
  return zones.find((zone) => zoneCity(zone) === meant) ?? '';
};

/** A time zone of the IANA list that this version of Node knows; refuses any other name. */
export const timeZone = field(
  z
    .string({ error: zoneWords })
    .regex(zonePattern, { error: zoneWords, abort: true })
    .refine((zone) => isKnown(zone) && isOfBothCountries(zone), { error: zoneWords })
    .meta({ tidy: closestZone }),
);
