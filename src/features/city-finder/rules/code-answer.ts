import type { ListedCity } from '../../cities/rules/listed-cities';
import { distanceBetween, farthestNeighbour } from '../../cities/rules/near-city';
import { areaFit, placeOfCode, type PostalAreas, type PostalCode } from '../../cities/rules/postal-areas';

export type CodeAnswer =
  | { kind: 'served'; city: ListedCity }
  | { kind: 'nearest'; city: ListedCity; distance: number }
  | { kind: 'notYet' };

const milesInKilometre = 0.621371;

/** An area is wider than this: an exact distance would be no truer. */
const roundTo = 5;

function roundDistance(kilometres: number, country: PostalCode['country']): number {
  const distance = country === 'US' ? kilometres * milesInKilometre : kilometres;
  return Math.max(roundTo, Math.round(distance / roundTo) * roundTo);
}

function findServing(code: string, cities: readonly ListedCity[]): ListedCity | undefined {
  const fits = cities.map((city) => ({ city, fit: areaFit(code, city.postalPrefixes) }));
  const [best] = fits.filter(({ fit }) => fit > 0).sort((a, b) => b.fit - a.fit);
  return best?.city;
}

/** Gives the nearest city of the code's own country, because no crew takes junk across the border. */
function findNearest(
  { code, country }: PostalCode,
  cities: readonly ListedCity[],
  areas: PostalAreas,
): { city: ListedCity; kilometres: number } | undefined {
  const place = placeOfCode(code, areas);
  const distances = cities.flatMap((city) =>
    place && city.position && city.country === country
      ? [{ city, kilometres: distanceBetween(place, city.position) }]
      : [],
  );
  return distances.sort((a, b) => a.kilometres - b.kilometres)[0];
}

/** Gives nothing while the table of areas is not there. The distance is as the crow flies, in the country's unit. */
export function answerCode(
  asked: PostalCode,
  cities: readonly ListedCity[],
  areas: PostalAreas | undefined,
): CodeAnswer | undefined {
  const serving = findServing(asked.code, cities);
  if (serving) return { kind: 'served', city: serving };
  if (!areas) return undefined;
  const nearest = findNearest(asked, cities, areas);
  if (!nearest || nearest.kilometres > farthestNeighbour) return { kind: 'notYet' };
  const distance = roundDistance(nearest.kilometres, asked.country);
  return { kind: 'nearest', city: nearest.city, distance };
}
