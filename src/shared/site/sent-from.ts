import type { UtcOffsets } from '../time/city-clock';
import type { PhoneNumber } from '../values/phone-number';
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
};
