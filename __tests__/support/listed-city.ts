import type { ListedCity } from '../../src/features/cities/rules/listed-cities';

const canada = { country: 'CA' as const, countryName: 'Canada' };
const states = { country: 'US' as const, countryName: 'United States' };
const places = {
  AB: { ...canada, region: { name: 'Alberta', code: 'AB' } },
  ON: { ...canada, region: { name: 'Ontario', code: 'ON' } },
  GA: { ...states, region: { name: 'Georgia', code: 'GA' } },
  NC: { ...states, region: { name: 'North Carolina', code: 'NC' } },
  NY: { ...states, region: { name: 'New York', code: 'NY' } },
  TX: { ...states, region: { name: 'Texas', code: 'TX' } },
};

/** A city as the search of cities knows it. */
export const listedCity = (
  slug: string,
  locationName: string,
  code: keyof typeof places,
  postalPrefixes?: string[],
  cities?: string[],
): ListedCity => {
  const place = { path: `/${slug}`, badgeGroup: code, ...places[code] };
  return { slug, locationName, postalPrefixes, cities, ...place };
};
