import { splitLanguage } from '../../src/shared/site/languages';
import { reservedSlugs } from '../../src/shared/site/reserved-slugs';
import type { LeadsContent } from './read-content';
import { dayIn } from './zone-time';

/** The cities to which requests belong. */
export type Places = {
  /** Gives the slug of the city of a page, by its path; null for a page of no city. */
  cityOf: (page: string) => string | null;
  /** Gives the IANA name of a city's zone; that of the brand's first city where the city is not known. */
  zoneOf: (city: string | null) => string;
  /** Gives the day on which it is latest in any of its cities: a period that ends with it has all that was sent so far. */
  todayAt: (now: number) => string;
};

/** Makes the places of a brand. A renamed city is known by both slugs; one that the content no longer has keeps its own. */
export function placesOf({ cities, site }: LeadsContent): Places {
  const zones = new Map(cities.map(({ slug, timeZone }) => [slug, timeZone]));
  const moved = new Map(site.redirects?.cities.map(({ from, to }) => [from, to]));
  const [first] = cities;
  const zoneOf = (city: string | null): string => zones.get(city ?? '') ?? first?.timeZone ?? 'UTC';
  return {
    cityOf: (page) => {
      const [, written = ''] = splitLanguage(page.toLowerCase()).rest.split('/');
      const led = moved.get(written) ?? written;
      const slug = zones.has(led) ? led : written;
      return slug === '' || reservedSlugs.includes(slug) ? null : slug;
    },
    zoneOf,
    todayAt: (now) =>
      [zoneOf(null), ...zones.values()]
        .map((zone) => dayIn(zone, now))
        .toSorted()
        .at(-1) ?? '',
  };
}
