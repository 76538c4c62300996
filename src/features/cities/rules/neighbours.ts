export type Point = { latitude: number; longitude: number };
type PlacedCity = { slug: string; badgeGroup: string; position?: Point | undefined };

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

/** At most three within 150 km. Cities without a known place come after those, if they share a province or state. */
export function neighboursOf<City extends PlacedCity>(city: City, cities: readonly City[]): City[] {
  const distanceTo = (other: City): number => {
    const [here, there] = [city.position, other.position];
    // Most of many cities are too far north or south: that is quickly known.
    if (here && there && Math.abs(here.latitude - there.latitude) * degree > farthestNeighbour)
      return Number.POSITIVE_INFINITY;
    if (here && there) return distanceBetween(here, there);
    return other.badgeGroup === city.badgeGroup ? farthestNeighbour : Number.POSITIVE_INFINITY;
  };
  return cities
    .filter((other) => other.slug !== city.slug && distanceTo(other) <= farthestNeighbour)
    .map((other) => ({ other, distance: distanceTo(other) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostNeighbours)
    .map(({ other }) => other);
}
