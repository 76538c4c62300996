import canadianAreas from '../gatsby/postal-areas/CA.json';
import americanAreas from '../gatsby/postal-areas/US.json';
import { distanceBetween } from '../../features/cities/rules/near-city';
import { offsetReader } from '../../shared/time/city-clock';
import { oncePer } from '../../shared/values/once-per';
import { type FieldError, ofField, quoteFound, type Reported } from '../content-error';
import type { ContentFolder } from '../reading/content-folder';
import type { City } from '../types';

/** Reports cities whose province, country, codes, place on the map and clock do not fit each other. */
export function checkPlaces(folder: ContentFolder): Reported[] {
  const inCities = (find: (city: City) => FieldError[]): Reported[] =>
    folder.all('cities').flatMap(({ path, data }) => find(data).map((error) => ({ ...error, file: path })));
  const abroad = checkCountries(folder);
  // Codes of elsewhere are wrong themselves, and say nothing of the position.
  const farAway = inCities(findFarAway).filter(({ file }) => !abroad.some((error) => error.file === file));
  return [...checkRegions(folder), ...abroad, ...farAway, ...inCities(findOtherClock)];
}

/** The places of Canadian and US postal areas, by the first three characters of their codes: degrees north and east. */
const postalAreas = Object.entries<number[]>({ ...canadianAreas, ...americanAreas });

/** With which characters the postal codes of provinces begin, and the zip codes of states. */
const beginnings = `A:NL B:NS C:PE E:NB GHJ:QC KLMNP:ON R:MB S:SK T:AB V:BC X:NT,NU Y:YT
  0:CT,MA,ME,NH,NJ,NY,PR,RI,VT 1:DE,NY,PA 2:DC,MD,NC,SC,VA,WV 3:AL,FL,GA,MS,TN 4:IN,KY,MI,OH 5:IA,MN,MT,ND,SD,WI
  6:IL,KS,MO,NE 7:AR,LA,OK,TX 8:AZ,CO,ID,NM,NV,TX,UT,WY 9:AK,CA,HI,OR,WA`
  .split(/\s+/)
  .map((line) => line.split(/[:,]/))
  .map(([characters = '', ...regions]) => ({ characters, regions }));

const isRegion = (code: string): boolean => beginnings.some(({ regions }) => regions.includes(code));

const isCodeIn = (region: string, code: string): boolean =>
  beginnings.some(
    ({ characters, regions }) => characters.includes(code.charAt(0)) && regions.includes(region),
  );

function checkRegions(folder: ContentFolder): Reported[] {
  return folder.all('badges').flatMap(({ path: file, data: { region } }) => {
    const expected = 'the code of a province or state, such as ON or GA';
    return isRegion(region.code)
      ? []
      : [ofField(file, ['region', 'code'], quoteFound(region.code), expected)];
  });
}

const codes = {
  CA: 'the beginning of a postal code, like "M" or "L5": the city is in Canada',
  US: 'the beginning of a zip code, like "303": the city is in the United States',
};

function checkCountries(folder: ContentFolder): Reported[] {
  const badges = folder.all('badges').map(({ data }) => data);
  return folder
    .all('cities')
    .flatMap(({ path: file, data: { badgeGroup, country, postalPrefixes = [] } }) => {
      const group = badges.find((each) => each.group === badgeGroup);
      if (group && group.country !== country) {
        const expected = `"${group.country}", the country of badges/${badgeGroup}.json`;
        return [ofField(file, ['country'], quoteFound(country), expected)];
      }
      const isAbroad = (code: string): boolean => /^\d/.test(code) !== (country === 'US');
      const isElsewhere = (code: string): boolean =>
        group !== undefined && isRegion(group.region.code) && !isCodeIn(group.region.code, code);
      const isWrong = postalPrefixes.some(isAbroad) ? isAbroad : isElsewhere;
      const [first, ...others] = postalPrefixes.filter(isWrong);
      if (first === undefined) return [];
      const path = ['postalPrefixes', postalPrefixes.indexOf(first)];
      const found = `${quoteFound(first)}${others.length > 0 ? ` and ${others.length} more` : ''}`;
      const inRegion = `the beginning of a postal or zip code in ${group?.region.name}`;
      return [ofField(file, path, found, isWrong === isAbroad ? codes[country] : inRegion)];
    });
}

/** In kilometres; provinces are wide, and a city may serve a large area. */
const farthestArea = 500;

const findFarAway = oncePer(({ position, postalPrefixes = [] }: City): FieldError[] => {
  if (!position) return [];
  const places = postalAreas
    .filter(([code]) => postalPrefixes.some((begun) => code.startsWith(begun) || begun.startsWith(code)))
    .map(([, [latitude = 0, longitude = 0]]) => ({ latitude, longitude }));
  const [first] = places;
  if (!first || places.some((place) => distanceBetween(place, position) <= farthestArea)) return [];
  const found = `the place ${position.latitude}, ${position.longitude}`;
  const expected = `a place in the area of its postal codes, as ${first.latitude}, ${first.longitude} is`;
  return [{ path: ['position'], found, expected }];
});

const january = Date.UTC(2026, 0, 1);
/** The clocks of Yukon and western Alaska are two hours before their sun. */
const mostHours = 2.2;

const findOtherClock = oncePer(({ position, timeZone }: City): FieldError[] => {
  if (!position) return [];
  const ahead = offsetReader(timeZone)(january) / 60 - position.longitude / 15;
  if (Math.abs(ahead) <= mostHours) return [];
  const expected = `a time zone further ${ahead > 0 ? 'west' : 'east'}, where the city is by its position`;
  return [{ path: ['timeZone'], found: quoteFound(timeZone), expected }];
});
