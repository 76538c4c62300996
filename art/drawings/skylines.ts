import { readDrawings, type Drawing } from './read-drawings';

export const skylines = readDrawings('skylines');

type CityInRegion = { slug: string; badgeGroup: string };

/** Gives the name of a city's skyline: its own, else that of its province or state, else the general one. */
export function skylineFor(slug: string, group: string): string {
  const names = [`skyline-${slug}`, `skyline-${group}`];
  return names.find((name) => Object.hasOwn(skylines, name)) ?? 'skyline-general';
}

export function skylinesOf(cities: readonly CityInRegion[]): Record<string, Drawing> {
  const names = new Set(cities.map(({ slug, badgeGroup }) => skylineFor(slug, badgeGroup)));
  return Object.fromEntries(Array.from(names, (name) => [name, skylines[name] as Drawing]));
}
