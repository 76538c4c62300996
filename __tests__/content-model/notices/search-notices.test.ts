import { listSearchWarnings } from '../../../src/content-model/notices/search-notices';
import type { City, Content } from '../../../src/content-model/types';
import { brandContent } from '../../support/brand-fixture';

const cityOf = (slug: string): City => brandContent.cities.find((city) => city.slug === slug)!;
const withCities = (...cities: City[]): Content => ({ ...brandContent, cities });

test('pages with titles and descriptions of their own, neither long nor short, cause no warnings', () => {
  expect(listSearchWarnings(brandContent)).toStrictEqual([]);
});

test('titles that are cut are named with their length, a few of many', () => {
  const locationName = 'Saint-Louis-du-Ha! Ha! and Surroundings';
  const [warning] = listSearchWarnings(withCities({ ...cityOf('toronto'), locationName }));
  expect(warning).toMatch(
    /^titles of more than 65 characters.*: \/toronto \(\d\d\), \/toronto\/book-now \(\d\d\)/,
  );
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...cityOf('toronto'),
    slug: `long-${index}`,
    locationName: `${locationName} ${index}`,
  }));
  expect(listSearchWarnings(withCities(...many)).join('\n')).toMatch(/titles of more than .* and \d+ more/);
});

test('two cities of one name have pages with one title, which is reported', () => {
  const namesake = { ...cityOf('boise'), locationName: 'Toronto' };
  expect(listSearchWarnings(withCities(cityOf('toronto'), namesake))).toContainEqual(
    expect.stringContaining('pages with the same title: /toronto and /boise, '),
  );
});

test('the title of a page about a service in a city is measured with its names, beside all others', () => {
  const [stoves] = brandContent.localServices;
  const meta = { title: `{searchName} ${'x'.repeat(60)}`, description: stoves?.meta.description ?? '' };
  const city = { ...cityOf('toronto'), searchName: 'Hogtown' };
  const cities = brandContent.cities.map((known) => (known.slug === 'toronto' ? city : known));
  const localServices = brandContent.localServices.map((page) =>
    page.city === 'toronto' ? { ...page, meta } : page,
  );
  expect(listSearchWarnings({ ...brandContent, cities, localServices })).toStrictEqual([
    'titles of more than 65 characters, which search results cut: /toronto/what-we-take/stoves (68)',
  ]);
});
