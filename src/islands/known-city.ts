import { readStored, writeStored } from '../shared/browser/storage';
import { parseCity } from '../shared/site/sent-from';
import { parsePhoneNumber } from '../shared/values/phone-number';
import { pageData, type PagePhone, type VisitedPage } from './page-data';

const cityName = 'city';

/** Keeps the city of the page on the device, with the number that shows. */
export function keepCity(phone = pageData().phone): void {
  const { visited } = pageData();
  if (visited) writeStored('localStorage', cityName, { ...visited, phone });
}

/** Gives the last city whose page was open on this device. */
export function knownCity() {
  const given = Object(readStored('localStorage', cityName)) as Partial<VisitedPage & { phone: PagePhone }>;
  const city = parseCity(given.city);
  const phone = parsePhoneNumber(given.phone?.dial);
  const hourWords = Object(given.hourWords) as VisitedPage['hourWords'];
  return city && phone && { ...given, city, hourWords, phone: { ...given.phone, ...phone } };
}
