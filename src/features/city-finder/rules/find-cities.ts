import { type Begins, begins, beginsWithTypo, plainWords } from '../../../shared/text/plain-words';
import type { ListedCity } from '../../cities/rules/listed-cities';
import { areaFit, readPostalCode } from '../../cities/rules/postal-areas';
import { visitorCountry, type IpData } from '../../../shared/site/visitor-country';

export type FoundCity = { city: ListedCity; place?: string };

type Match = { rank: number; place?: string };

// Lower is better. A name or a place has three ranks: it equals the query, begins with it, or has all its words.
const ranks = { name: 0, place: 3, region: 6, code: 7 };

/** No name is longer; a longer query was pasted by mistake. */
const longestQuery = 100;

/** 0 (equal) to 2, or nothing. Words of `around` (the region and the country) may follow the name. */
function closeness(name: string[], typed: string[], around: string[], fits: Begins): number | undefined {
  const named = typed.filter((word) => name.some((part) => fits(part, word)));
  const others = typed.filter((word) => !named.includes(word));
  const isNamed = named.length > 0 && others.every((word) => around.some((part) => part.startsWith(word)));
  const [whole, joined] = [name.join(''), (isNamed ? named : typed).join('')];
  if (whole === joined) return 0;
  if (whole.startsWith(joined) || (isNamed && named.length === name.length)) return 1;
  return isNamed ? 2 : undefined;
}

/** Two letters begin too many names, so they must be the whole word, as a region's code is. */
function isAround(typed: string[], around: string[]): boolean {
  const fits = (part: string, word: string) => part === word || (word.length > 2 && part.startsWith(word));
  return typed.every((word) => around.some((part) => fits(part, word)));
}

type Query = { nameWords: (text: string) => string[]; typed: string[]; code: string | undefined };

function listMatches(city: ListedCity, { nameWords, typed, code }: Query, fits: Begins): Match[] {
  const around = plainWords([city.region.name, city.region.code, city.countryName].join(' '));
  const match = (text: string, base: number, place?: string): Match[] => {
    const near = closeness(nameWords(text), typed, around, fits);
    return near === undefined ? [] : [{ rank: base + near, place }];
  };
  const fit = code ? areaFit(code, city.postalPrefixes) : 0;
  return [
    ...match(city.locationName, ranks.name),
    ...match(city.slug, ranks.name),
    ...(city.cities ?? []).flatMap((place) => match(place, ranks.place, place)),
    ...(isAround(typed, around) ? [{ rank: ranks.region }] : []),
    ...(fit > 0 ? [{ rank: ranks.code + 1 / fit }] : []),
  ];
}

export const isCityQuery = (typed: string): boolean => plainWords(typed).length > 0;

/** Best first: by name, place, region, code; with one typo in a word only where nothing else matches. */
export function findCities(query: string, cities: readonly ListedCity[], tradeWords: string): FoundCity[] {
  if (query.trim().length > longestQuery) return [];
  const passedOver = plainWords(tradeWords);
  const nameWords = (text: string) => plainWords(text).filter((word) => !passedOver.includes(word));
  const typed = nameWords(query);
  if (typed.length === 0) return [];
  const asked: Query = { nameWords, typed, code: readPostalCode(query) };
  const find = (fits: Begins) =>
    cities
      .flatMap((city) => {
        const [best] = listMatches(city, asked, fits).sort((a, b) => a.rank - b.rank);
        return best ? [{ city, ...best }] : [];
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ city, place }) => (place ? { city, place } : { city }));
  const found = find(begins);
  return found.length > 0 ? found : find(beginsWithTypo);
}

/** A visitor seldom lies between more than two cities. */
const mostNear = 2;

const isSameName = (a: string, b: string) => plainWords(a).join() === plainWords(b).join();

/** One or two by the postal code, else by the town's name; else all cities of the province or state. */
export function citiesNear(visitor: IpData, cities: readonly ListedCity[]): ListedCity[] {
  const country = visitorCountry(visitor);
  const compatriots = cities.filter((city) => city.country === country);
  const inRegion = compatriots.filter(({ region }) => region.code === visitor.region_code);
  const isNamed = ({ locationName, cities: places = [] }: ListedCity) =>
    [locationName, ...places].some((name) => isSameName(name, visitor.city));
  const code = readPostalCode(visitor.postal);
  const fit = (city: ListedCity) => (code ? areaFit(code, city.postalPrefixes) : 0);
  const byCode = compatriots.filter((city) => fit(city) > 0);
  byCode.sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || fit(b) - fit(a));
  const near = byCode.length > 0 ? byCode : inRegion.filter(isNamed);
  return near.length > 0 ? near.slice(0, mostNear) : inRegion;
}
