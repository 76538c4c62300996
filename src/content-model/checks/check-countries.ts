import type { ContentFolder } from '../reading/content-folder';
import { type ContentError, quoteFound } from '../content-error';
import type { Badges, City, Country } from '../types';

const names = { CA: 'Canada', US: 'the United States' };
const codes = {
  CA: 'the beginning of a postal code, like "M" or "L5": the city is in Canada',
  US: 'the beginning of a zip code, like "303": the city is in the United States',
};
const countryOf = (prefix: string): Country => (/^\d/.test(prefix) ? 'US' : 'CA');

/**
 * Reports cities that are in another country than their province or state, or than their postal codes. One cause gives
 * one message: a wrong country also makes every code wrong, and a wrong country of badges every city.
 */
export function checkCountries(folder: ContentFolder): ContentError[] {
  const badges = folder
    .all('badges')
    .map(({ path, data }) => ({ path, data, cities: citiesOf(folder, data) }));
  const wrong = badges.filter(isWrong);
  const byGroup = new Map(badges.map((each) => [each.data.group, each]));
  return [
    ...wrong.map(({ path, data, cities }) => {
      const expected = `"${cities[0]?.data.country}", the country of its ${cities.length} cities`;
      return folder.error(path, { path: ['country'], found: quoteFound(data.country), expected });
    }),
    ...folder.all('cities').flatMap((city) => {
      const group = byGroup.get(city.data.badgeGroup);
      return checkCity(folder, city, group && !isWrong(group) ? group.data : undefined);
    }),
  ];
}

type InFile = { path: string; data: City };
type Group = { data: Badges; cities: InFile[] };

const citiesOf = (folder: ContentFolder, { group }: Badges): InFile[] =>
  folder.all('cities').filter(({ data }) => data.badgeGroup === group);

/** Several cities agree, and their province or state says something else. */
const isWrong = ({ data, cities }: Group): boolean =>
  cities.length > 1 && cities.every((city) => city.data.country !== data.country);

function checkCity(folder: ContentFolder, { path, data }: InFile, group: Badges | undefined): ContentError[] {
  const { country, postalPrefixes = [] } = data;
  const foreign = postalPrefixes.flatMap((prefix, index) => (countryOf(prefix) === country ? [] : [index]));
  if (group && group.country !== country) {
    const codesToo =
      foreign.length > 0 ? `, and of ${foreign.length} of its ${postalPrefixes.length} postalPrefixes` : '';
    const expected = `"${group.country}", the country of badges/${group.group}.json${codesToo}`;
    return [folder.error(path, { path: ['country'], found: quoteFound(country), expected })];
  }
  const [first] = foreign;
  if (first === undefined) return [];
  const prefix = quoteFound(postalPrefixes[first]);
  if (foreign.length === 1) {
    const reported = { path: ['postalPrefixes', first], found: prefix, expected: codes[country] };
    return [folder.error(path, reported)];
  }
  const other = country === 'CA' ? 'US' : 'CA';
  return [
    folder.error(path, {
      path: ['postalPrefixes'],
      found: `${foreign.length} of ${postalPrefixes.length} of ${names[other]}, such as ${prefix}`,
      expected: codes[country],
      fix: `write those of the city, or "${other}" as its country`,
    }),
  ];
}
