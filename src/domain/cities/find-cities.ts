import { begins, beginsWithTypo, plainWords, type Begins } from '../plain-words';
import { areaFit, readPostalCode } from './postal-areas';

/** A city as it is looked for (docs/specification.md, section 3, City config). */
export type ListedCity = {
  slug: string;
  locationName: string;
  /** The places it serves. */
  cities?: string[];
  /** How the postal codes or zip codes of its area begin. */
  postalPrefixes?: string[];
  country: string;
  countryName: string;
  region: { name: string; code: string };
};

/** A city and, where that was not its own name, the place it was found by. */
export type FoundCity<City> = { city: City; place?: string };

type Match = { rank: number; place?: string };

// Lower is better. A name or a place is exact, begins so, or has all the words: three ranks each.
const ranks = { name: 0, place: 3, region: 6, code: 7 };

/** No name is so long, and what is pasted by mistake is. */
const longestQuery = 100;

/** What the trade is called is in addresses and in what people type, and names no place. */
const tradeWords = ['junk', 'removal'];

const placeWords = (text: string) => plainWords(text).filter((word) => !tradeWords.includes(word));

/** How near the typed words are to a name: 0, 1 or 2, nothing where they are not; what it lies in may follow. */
function closeness(name: string[], typed: string[], around: string[], fits: Begins): number | undefined {
  const named = typed.filter((word) => name.some((part) => fits(part, word)));
  const others = typed.filter((word) => !named.includes(word));
  const isNamed = named.length > 0 && others.every((word) => around.some((part) => part.startsWith(word)));
  const [whole, joined] = [name.join(''), (isNamed ? named : typed).join('')];
  if (whole === joined) return 0;
  if (whole.startsWith(joined) || (isNamed && named.length === name.length)) return 1;
  return isNamed ? 2 : undefined;
}

/** Two letters begin too many names, unless they are the region's code. */
function isAround(typed: string[], around: string[]): boolean {
  return typed.every((word) =>
    around.some((part) => part === word || (word.length > 2 && part.startsWith(word))),
  );
}

function listMatches(city: ListedCity, typed: string[], code: string | undefined, fits: Begins): Match[] {
  const around = plainWords([city.region.name, city.region.code, city.countryName].join(' '));
  const match = (text: string, base: number, place?: string): Match[] => {
    const near = closeness(placeWords(text), typed, around, fits);
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

/** Whether anything is looked for: spaces and marks are no query. */
export function isCityQuery(typed: string): boolean {
  return plainWords(typed).length > 0;
}

/**
 * The cities that a visitor may mean by what is typed, best first: by name, by a place they serve, by province or
 * state, by the beginning of a postal code or zip code. Only where that finds none, one slip in a word is forgiven.
 */
export function findCities<City extends ListedCity>(
  query: string,
  cities: readonly City[],
): FoundCity<City>[] {
  if (query.trim().length > longestQuery) return [];
  const typed = placeWords(query);
  if (typed.length === 0) return [];
  const code = readPostalCode(query);
  const find = (fits: Begins) =>
    cities
      .flatMap((city) => {
        const [best] = listMatches(city, typed, code, fits).sort((a, b) => a.rank - b.rank);
        return best ? [{ city, ...best }] : [];
      })
      .sort((a, b) => a.rank - b.rank)
      .map(({ city, place }) => (place ? { city, place } : { city }));
  const found = find(begins);
  return found.length > 0 ? found : find(beginsWithTypo);
}
