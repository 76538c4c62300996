import type { ListedCity } from './find-cities';
import { plainWords } from '../../../shared/text/plain-words';
import { areaFit, readPostalCode } from '../../cities/rules/postal-areas';
import { visitorCountry, type IpData } from '../../../shared/site/visitor-country';

/** A visitor seldom lies between more than two cities. */
const mostNear = 2;

const isSameName = (a: string, b: string) => plainWords(a).join() === plainWords(b).join();

/** One or two by the postal code, else by the town's name; else all cities of the province or state. */
export function citiesNear<City extends ListedCity>(visitor: IpData, cities: readonly City[]): City[] {
  const country = visitorCountry(visitor);
  const compatriots = cities.filter((city) => city.country === country);
  const inRegion = compatriots.filter(({ region }) => region.code === visitor.region_code);
  const isNamed = ({ locationName, cities: places = [] }: City) =>
    [locationName, ...places].some((name) => isSameName(name, visitor.city));
  const code = readPostalCode(visitor.postal);
  const fit = (city: City) => (code ? areaFit(code, city.postalPrefixes) : 0);
  const byCode = compatriots.filter((city) => fit(city) > 0);
  byCode.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || fit(b) - fit(a));
  const near = byCode.length > 0 ? byCode : inRegion.filter(isNamed);
  return near.length > 0 ? near.slice(0, mostNear) : inRegion;
}
