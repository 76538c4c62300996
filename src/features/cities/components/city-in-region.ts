import type { Badges, City, Pages } from '../../../content-model/types';

export type CitySummary = Pick<
  City,
  | 'slug'
  | 'path'
  | 'locationName'
  | 'sentenceName'
  | 'badgeGroup'
  | 'country'
  | 'cities'
  | 'postalPrefixes'
  | 'position'
>;
export type RegionSummary = Pick<Badges, 'group' | 'country' | 'region'>;
export type CityPickerTexts = Pages['landing']['cities'];
export type CityInRegion = CitySummary & { region: RegionSummary['region']; countryName: string };

export function addRegions(
  cities: CitySummary[],
  regions: RegionSummary[],
  countries: CityPickerTexts['countries'],
  language: string,
): CityInRegion[] {
  const inRegions = cities.flatMap((city) => {
    const found = regions.find(({ group }) => group === city.badgeGroup);
    return found ? [{ ...city, region: found.region, countryName: countries[found.country] }] : [];
  });
  return inRegions.sort((a, b) => a.locationName.localeCompare(b.locationName, language));
}

export const regionId = (group: string): string => `cities-${group}`;

export type NearbyLink = { name: string; path: string };

const mostNear = 2;

/** Where more cities are near, one link leads to the list of their province or state. */
export function nearbyLinks(cities: readonly CityInRegion[]): NearbyLink[] {
  const [first] = cities;
  if (first && cities.length > mostNear)
    return [{ name: first.region.name, path: `#${regionId(first.badgeGroup)}` }];
  return cities.map(({ locationName: name, path }) => ({ name, path }));
}
