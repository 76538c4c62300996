import type { Badges, City, Pages } from '../../../content-model/types';

/** What the board of cities needs of a city's file. */
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
/** A province or state, by the group of badges that its cities share. */
export type RegionSummary = Pick<Badges, 'group' | 'country' | 'region'>;
export type CityPickerTexts = Pages['landing']['cities'];
/** A city with the names of what it lies in. */
export type CityInRegion = CitySummary & { region: RegionSummary['region']; countryName: string };

/** Adds its region and country to each city, and sorts the cities by name. */
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
