import { findSearchWarnings } from '../../../src/content-model/notices/search-notices';
import type { City, Content } from '../../../src/content-model/types';
import { brandContent } from '../../support/brand-fixture';

const cityOf = (slug: string): City => brandContent.cities.find((city) => city.slug === slug)!;
const wordsOf = (content: Content): string[] => findSearchWarnings(content).map(({ words }) => words);
const withCities = (...cities: City[]): Content => ({ ...brandContent, cities });

test('pages with titles and descriptions of their own, neither long nor short, cause no warnings', () => {
  expect(wordsOf(brandContent)).toStrictEqual([]);
});

test('titles that are cut are named with their length, a few of many', () => {
  const locationName = 'Saint-Louis-du-Ha! Ha! and Surroundings';
  const [warning] = wordsOf(withCities({ ...cityOf('toronto'), locationName }));
  expect(warning).toMatch(
    /^titles of more than 65 characters.*: \/toronto \(\d\d\), \/toronto\/book-now \(\d\d\)/,
  );
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...cityOf('toronto'),
    slug: `long-${index}`,
    locationName: `${locationName} ${index}`,
  }));
  expect(wordsOf(withCities(...many)).join('\n')).toMatch(/titles of more than .* and \d+ more/);
});

test('two cities of one name have pages with one title, which is reported', () => {
  const namesake = { ...cityOf('boise'), locationName: 'Toronto' };
  expect(wordsOf(withCities(cityOf('toronto'), namesake))).toContainEqual(
    expect.stringContaining('pages with the same title: /toronto and /boise, '),
  );
});

test('the file of the first page is named', () => {
  const namesake = { ...cityOf('boise'), locationName: 'Toronto' };
  expect(findSearchWarnings(withCities(cityOf('toronto'), namesake))).toContainEqual(
    expect.objectContaining({ file: 'pages/home.json', field: 'meta.title' }),
  );
});
