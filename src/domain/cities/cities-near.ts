import type { ListedCity } from './find-cities';
import { plainWords } from '../plain-words';
import { areaFit, readPostalCode } from './postal-areas';
import { visitorCountry, type IpData } from './visitor-country';

/** More than these are no longer near. */
const mostNear = 2;

const isSameName = (a: string, b: string) => plainWords(a).join() === plainWords(b).join();

/**
 * The one or two cities that serve the place where the visitor is said to be, by its code, else by its name; where there is
 * none, every city of the same province or state.
 */
export function citiesNear<City extends ListedCity>(place: IpData, cities: readonly City[]): City[] {
  const country = visitorCountry(place);
  const compatriots = cities.filter((city) => city.country === country);
  const inRegion = compatriots.filter(({ region }) => region.code === place.region_code);
  const isNamed = ({ locationName, cities: places = [] }: City) =>
    [locationName, ...places].some((name) => isSameName(name, place.city));
  const code = readPostalCode(place.postal);
  const fit = (city: City) => (code ? areaFit(code, city.postalPrefixes) : 0);
  const byCode = compatriots.filter((city) => fit(city) > 0);
  byCode.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || fit(b) - fit(a));
  const near = byCode.length > 0 ? byCode : inRegion.filter(isNamed);
  return near.length > 0 ? near.slice(0, mostNear) : inRegion;
}
