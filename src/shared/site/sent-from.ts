import type { UtcOffsets } from '../time/city-clock';
import type { PhoneNumber } from '../values/phone-number';
import type { VisitorCountry } from './visitor-country';

export type VisitedCity = { slug: string; path: string; locationName: string };

/** The facts of a form's page: those that its record needs, and the page to which the visitor returns. */
export type SentFrom = {
  locationId: string;
  phone: PhoneNumber;
  city: VisitedCity | null;
  /** The city's country; on a page without a city the visitor's, undefined until it is known. */
  country: VisitorCountry | undefined;
  utcOffsets?: UtcOffsets;
  reply?: string;
};
