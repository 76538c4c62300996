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
  const many = Array.from({ length: 20 }, (_, index) => {
    const locationName = `Saint-Louis-du-Ha! Ha! and Surroundings ${index}`;
    return { ...cityOf('toronto'), slug: `long-${index}`, path: `/long-${index}`, locationName };
  });
  expect(wordsOf(withCities(...many))[0]).toMatch(
    /^titles of more than 60 characters.*: \/long-0 \(\d\d\), \/long-0\/how-it-works \(\d\d\), .* and \d+ more/,
  );
});

test('what people search for counts in titles, not the name that stands on the page', () => {
  const pages = structuredClone(brandContent.pages);
  pages.home.meta.title = '{searchName}: a title for the search';
  const content = { ...brandContent, pages };
  const warningsFor = (searchName: string) =>
    wordsOf({ ...content, cities: [{ ...cityOf('toronto'), searchName }] });
  expect(warningsFor('Toronto, ON')).toStrictEqual([]);
  expect(warningsFor('Toronto, which is in the province of Ontario')).toStrictEqual([
    expect.stringMatching(/^titles of more than 60 characters.*: \/toronto \(\d\d\)$/),
  ]);
});

test('two cities of one name have pages with one title, which is reported with the file of the first', () => {
  const namesake = { ...cityOf('boise'), locationName: 'Toronto' };
  expect(findSearchWarnings(withCities(cityOf('toronto'), namesake))).toContainEqual({
    words: expect.stringContaining('pages with the same title: /toronto and /boise, '),
    file: 'pages/home.json',
    field: 'meta.title',
  });
});

test('the title of a page about a service in a city is measured with its names, beside all others', () => {
  const [stoves] = brandContent.localServices;
  const meta = { title: `{searchName} ${'x'.repeat(60)}`, description: stoves?.meta.description ?? '' };
  const city = { ...cityOf('toronto'), searchName: 'Hogtown' };
  const cities = brandContent.cities.map((known) => (known.slug === 'toronto' ? city : known));
  const localServices = brandContent.localServices.map((page) =>
    page.city === 'toronto' ? { ...page, meta } : page,
  );
  expect(findSearchWarnings({ ...brandContent, cities, localServices })).toStrictEqual([
    {
      words: 'titles of more than 60 characters, which search results cut: /toronto/what-we-take/stoves (68)',
      file: 'local-services/toronto/stoves.json',
      field: 'meta.title',
    },
  ]);
});
