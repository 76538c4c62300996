type Place = { slug: string; locationId: string; badgeGroup: string };

const placeOf = ({ locationId, badgeGroup }: Place): string => `${locationId} ${badgeGroup}`;

/** Gives the slugs of the cities that share their location, and so their phone, with others of their province or state. */
export function citiesSharingPhones(cities: readonly Place[]): Set<string> {
  const places = cities.map(placeOf);
  const isShared = (city: Place): boolean =>
    places.indexOf(placeOf(city)) !== places.lastIndexOf(placeOf(city));
  return new Set(cities.filter(isShared).map(({ slug }) => slug));
}
