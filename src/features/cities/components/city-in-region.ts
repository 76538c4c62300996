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
