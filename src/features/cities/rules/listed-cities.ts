import type { Badges, City, Country } from '../../../content-model/types';

const shown = [
  'slug',
  'path',
  'locationName',
  'sentenceName',
  'badgeGroup',
  'country',
  'cities',
  'postalPrefixes',
  'position',
] as const;

type Shown = Pick<City, (typeof shown)[number]>;

/** What the search for a city knows of one. */
export type ListedCity = Shown & Pick<Badges, 'region'> & { countryName: string };

/** By name, each with its province or state. */
export function listCities(
  cities: readonly City[],
  badges: readonly Badges[],
  countries: Record<Country, string>,
  language: string,
): ListedCity[] {
  const listed = cities.flatMap((city) => {
    const found = badges.find(({ group }) => group === city.badgeGroup);
    const own = Object.fromEntries(shown.map((field) => [field, city[field]])) as Shown;
    return found ? [{ ...own, region: found.region, countryName: countries[found.country] }] : [];
  });
  return listed.sort((a, b) => a.locationName.localeCompare(b.locationName, language));
}
