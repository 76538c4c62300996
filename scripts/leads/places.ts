import { reservedSlugs } from '../../src/domain/routes';
import type { Content } from '../../src/content-model/types';

/** The cities to which requests belong. */
export type Places = {
  /** Gives the slug of the city of a page, by its path; null for a page of no city. */
  cityOf: (page: string) => string | null;
  /** Gives the IANA name of a city's zone; that of the brand's first city where the city is not known. */
  zoneOf: (city: string | null) => string;
};

/** Makes the places of a brand. A city that the content no longer has keeps its slug. */
export function placesOf({ cities }: Pick<Content, 'cities'>): Places {
  const zones = new Map(cities.map(({ slug, timeZone }) => [slug, timeZone]));
  const [first] = cities;
  return {
    cityOf: (page) => {
      const [, slug = ''] = page.toLowerCase().split('/');
      return slug === '' || (reservedSlugs as readonly string[]).includes(slug) ? null : slug;
    },
    zoneOf: (city) => zones.get(city ?? '') ?? first?.timeZone ?? 'UTC',
  };
}
