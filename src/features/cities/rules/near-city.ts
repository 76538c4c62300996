import { distanceBetween, type Point } from './neighbours';

export const reviewsShown = 3;

type Place = { slug: string; badgeGroup: string; position?: Point | undefined };

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
  const nearby = reviews.filter(({ badgeGroup }) => badgeGroup === here.badgeGroup);
  return nearby
    .map((review) => ({ review, distance: distanceTo(review) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ review }) => review);
}

export function reviewsOnHome<Entry extends { city?: string | undefined }>(
  near: readonly Entry[],
  slug: string,
): Entry[] {
  const own = near.filter(({ city }) => city === slug);
  return own.length > 0 ? own.slice(0, reviewsShown) : near.slice(0, 1);
}

export function teamsNear<Team extends { cities?: readonly string[] | undefined }>(
  teams: readonly Team[],
  slug: string,
): Team[] {
  const isOwn = ({ cities }: Team): boolean => cities?.includes(slug) ?? false;
  return [...teams.filter(isOwn), ...teams.filter((team) => !isOwn(team))];
}
