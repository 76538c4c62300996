import { readStored, writeStored } from './storage';
import { parseCity } from '../site/sent-from';
import { parsePhoneNumber } from '../values/phone-number';
import { pageDataId, type PageData, type PagePhone, type VisitedPage } from './page-data';

const cityName = 'city';

/** Keeps the city of the page on the device, with the number that shows. */
export function keepCity(shown?: PagePhone): void {
  const data = document.getElementById(pageDataId)?.textContent ?? '{}';
  const { visited, phone } = JSON.parse(data) as Partial<PageData>;
  if (visited) writeStored('localStorage', cityName, { ...visited, phone: shown ?? phone });
}

/** Gives the last city whose page was open on this device. */
export function knownCity() {
  const given = Object(readStored('localStorage', cityName)) as Partial<VisitedPage & { phone: PagePhone }>;
  const city = parseCity(given.city);
  const phone = parsePhoneNumber(given.phone?.dial);
  const hourWords = Object(given.hourWords) as VisitedPage['hourWords'];
  return city && phone && { ...given, city, hourWords, phone: { ...given.phone, ...phone } };
}
