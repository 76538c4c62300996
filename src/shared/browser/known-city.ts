import { parseCity, type SentFrom } from '../site/sent-from';
import { parsePhoneNumber } from '../values/phone-number';
import { readStored, writeStored } from './storage';

const cityName = 'city';

/** What a city's page has of it, for the pages of the brand. */
export type KnownCity = Pick<SentFrom, 'city' | 'phone' | 'locationId' | 'country'> & {
  /** Its opening hours in words, by the language of the page. */
  hours: Record<string, string>;
};

/** Keeps the city of the page on the device, with the number that shows. */
export function keepCity(withNumber = (text: string) => text): void {
  const { visited } = document.querySelector<HTMLElement>('[data-visited]')?.dataset ?? {};
  if (visited) writeStored('localStorage', cityName, JSON.parse(withNumber(visited)));
}

/** Gives the last city whose page was open on this device. */
export function knownCity() {
  const given = Object(readStored('localStorage', cityName)) as Partial<Record<keyof KnownCity, unknown>>;
  const city = parseCity(given.city);
  const phone = parsePhoneNumber(Object(given.phone).dial);
  const { locationId, country, hours } = given;
  return (
    city &&
    phone && { city, phone, locationId, country: String(country), hours: Object(hours) as KnownCity['hours'] }
  );
}
