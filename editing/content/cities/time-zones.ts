import type { City, Country } from '../../../src/content-model/types';

/** Newer browsers know the zones of a country; the others offer those of the cities that are there first. */
type WithZones = { getTimeZones?: () => string[]; timeZones?: string[] };

function zonesIn(country: Country): string[] {
  const place = new Intl.Locale(`und-${country}`) as WithZones;
  return place.getTimeZones?.() ?? place.timeZones ?? [];
}

const inBothCountries = (zone: string): boolean => /^(America\/|Pacific\/Honolulu$)/.test(zone);

/**
 * Lists the time zones for a city: those of its country, those that cities of its province or state have first, and then
 * the others of the continent.
 */
export function listTimeZones(
  country: Country | undefined,
  group: string,
  cities: readonly City[],
): { near: string[]; far: string[] } {
  const inGroup = cities.filter(({ badgeGroup }) => badgeGroup === group);
  const inCountry = cities.filter((city) => city.country === country);
  const used = [...inGroup, ...inCountry].map(({ timeZone }) => timeZone);
  const near = [...new Set([...used, ...(country ? zonesIn(country) : [])])];
  const far = Intl.supportedValuesOf('timeZone').filter(
    (zone) => inBothCountries(zone) && !near.includes(zone),
  );
  return { near, far };
}
