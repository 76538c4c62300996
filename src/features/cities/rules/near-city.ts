export type Point = { latitude: number; longitude: number };
type Place = { slug: string; badgeGroup: string; position?: Point | undefined };

export const farthestNeighbour = 150;
const mostNeighbours = 3;

const earthRadius = 6371;
const degree = 111;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function distanceBetween(a: Point, b: Point): number {
  const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const bend = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * earthRadius * Math.asin(Math.sqrt(height + bend * width));
}

const nearestFirst = <Entry>(entries: readonly Entry[], distanceTo: (entry: Entry) => number): Entry[] =>
  entries
    .map((entry) => ({ entry, distance: distanceTo(entry) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ entry }) => entry);

export const reviewsShown = 3;

type Positions = ReadonlyMap<string, Point | undefined>;

export const positionsOf = (cities: readonly Place[]): Positions =>
  new Map(cities.map(({ slug, position }) => [slug, position]));

/** Stands for the distance of a review of which nobody has said whose it is, or where that city is: it comes last. */
const unknown = 100_000;

/** Reviews of the city first, then those of its province or state, the nearest first, and none from elsewhere. */
export function reviewsNear<Entry extends { city?: string | undefined; badgeGroup: string }>(
  reviews: readonly Entry[],
  here: Place,
  positions: Positions,
): Entry[] {
  const distanceTo = ({ city }: Entry): number => {
    if (city === here.slug) return 0;
    const there = city === undefined ? undefined : positions.get(city);
    return here.position && there ? distanceBetween(here.position, there) : unknown;
  };
  return nearestFirst(
    reviews.filter(({ badgeGroup }) => badgeGroup === here.badgeGroup),
    distanceTo,
  );
}

export function reviewsOnHome<Entry extends { city?: string | undefined }>(near: Entry[], slug: string) {
  const own = near.filter(({ city }) => city === slug);
  return own.length > 0 ? own.slice(0, reviewsShown) : near.slice(0, 1);
}

export function teamsNear<Team extends { cities?: readonly string[] | undefined }>(
  teams: Team[],
  slug: string,
) {
  const isOwn = ({ cities }: Team): boolean => cities?.includes(slug) ?? false;
  return [...teams.filter(isOwn), ...teams.filter((team) => !isOwn(team))];
}

type Located = { slug: string; locationId: string; badgeGroup: string };

const placeOf = ({ locationId, badgeGroup }: Located): string => `${locationId} ${badgeGroup}`;

/** Gives the slugs of the cities that share their location, and so their phone, with others of their province or state. */
export function citiesSharingPhones(cities: readonly Located[]): Set<string> {
  const places = cities.map(placeOf);
  const isShared = (city: Located) => places.indexOf(placeOf(city)) !== places.lastIndexOf(placeOf(city));
  return new Set(cities.filter(isShared).map(({ slug }) => slug));
}

/** At most three within 150 km. Cities without a known place come after those, if they share a province or state. */
export function neighboursOf<City extends Place>(city: City, cities: readonly City[]): City[] {
  const distanceTo = (other: City): number => {
    const [here, there] = [city.position, other.position];
    // Most of many cities are too far north or south: that is quickly known.
    if (here && there && Math.abs(here.latitude - there.latitude) * degree > farthestNeighbour)
      return Number.POSITIVE_INFINITY;
    if (here && there) return distanceBetween(here, there);
    return other.badgeGroup === city.badgeGroup ? farthestNeighbour : Number.POSITIVE_INFINITY;
  };
  const near = cities.filter((other) => other.slug !== city.slug && distanceTo(other) <= farthestNeighbour);
  return nearestFirst(near, distanceTo).slice(0, mostNeighbours);
}
