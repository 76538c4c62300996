import type { UtcOffsets } from '../time/city-clock';
import type { PhoneNumber } from '../values/phone-number';
import { splitLanguage } from './languages';
import { slugPattern } from './routes';
import type { VisitorCountry } from './visitor-country';

export type VisitedCity = { slug: string; path: string; locationName: string };

export type SentFrom = {
  locationId: string;
  phone: PhoneNumber;
  city: VisitedCity | null;
  /** The city's country; on a page without a city the visitor's, undefined until it is known. */
  country: VisitorCountry | undefined;
  utcOffsets?: UtcOffsets;
  reply?: string;
  /** Those of a city with opening hours of its own. */
  hours?: object | undefined;
};

/** Reads a city that was kept on the device: anybody may have written it. */
export function parseCity(given: unknown): VisitedCity | null {
  const { slug, locationName, ...rest } = (given ?? {}) as { [Part in keyof VisitedCity]?: unknown };
  const { path = `/${String(slug)}` } = rest;
  const isSlug = typeof slug === 'string' && slugPattern.test(slug);
  // Links begin with it: "//elsewhere.example" must not become one.
  const isPath = typeof path === 'string' && splitLanguage(path).rest === `/${slug}`;
  return isSlug && isPath && typeof locationName === 'string' ? { slug, path, locationName } : null;
}
