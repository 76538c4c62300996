import { InvalidContentError } from '../../src/content-model/content-error';
import { ofKind } from '../../src/content-model/reading/content-folder';
import { parseContentFile } from '../../src/content-model/reading/parse-file';
import { contentDir, readContentFiles } from '../../src/content-model/reading/read-content';
import type { Content, Site } from '../../src/content-model/types';
import { splitLanguage } from '../../src/shared/site/languages';
import { reservedSlugs } from '../../src/shared/site/reserved-slugs';
import { dayIn } from './period';

export type LeadsContent = Pick<Content, 'cities' | 'site'>;

/** Reads the cities and the site's settings alone: a broken question keeps nobody from the leads, and memory is saved. */
export function readLeadsContent(): LeadsContent {
  const files = readContentFiles(contentDir()).filter(({ path }) => /^(cities|site)\//.test(path));
  const parsed = files.map(({ path, source }) => parseContentFile(path, source));
  const errors = parsed.flatMap((file) => file.errors);
  if (errors.length > 0) throw new InvalidContentError(errors, contentDir());
  const documents = parsed.flatMap(({ document }) => document ?? []);
  const site = ofKind(documents, 'site').map(({ name, data }) => [name, data]);
  return {
    cities: ofKind(documents, 'cities')
      .map(({ data }) => data)
      .toSorted((one, other) => one.locationName.localeCompare(other.locationName, 'en')),
    site: Object.fromEntries(site) as Site,
  };
}

export type Places = ReturnType<typeof placesOf>;

/** Makes the places of a brand. A renamed city is known by both slugs; one that the content no longer has keeps its own. */
export function placesOf({ cities, site }: LeadsContent) {
  const zones = new Map(cities.map(({ slug, timeZone }) => [slug, timeZone]));
  const moved = new Map(site.redirects?.cities.map(({ from, to }) => [from, to]));
  const first = cities[0]?.timeZone ?? 'UTC';
  return {
    /** Gives the slug of the city of a page, by its path; null for a page of no city. */
    cityOf: (page: string): string | null => {
      const [, written = ''] = splitLanguage(page.toLowerCase()).rest.split('/');
      const led = moved.get(written) ?? written;
      const slug = zones.has(led) ? led : written;
      return slug === '' || reservedSlugs.includes(slug) ? null : slug;
    },
    /** Gives the IANA name of a city's zone; that of the brand's first city where the city is not known. */
    zoneOf: (city: string | null): string => zones.get(city ?? '') ?? first,
    /** Gives the day on which it is latest in any of its cities: a period that ends with it has all that was sent so far. */
    todayAt: (now: number): string =>
      [first, ...zones.values()].reduce((latest, zone) => {
        const day = dayIn(zone, now);
        return day > latest ? day : latest;
      }, ''),
  };
}
