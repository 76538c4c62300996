import { findAlikeHomes } from '../../../src/content-model/notices/content-notices';
import type { City } from '../../../src/content-model/types';
import { brandContent } from '../../support/brand-fixture';

/** Enough words that no other text has. */
const ownWords = (first: number): string =>
  Array.from({ length: 2000 }, (_each, index) => `w${first + index}`).join(' ');

const cities = brandContent.cities.map((city, index): City => ({
  ...city,
  about: { ...city.about, places: ownWords(index * 2000) },
}));

test('homes with much text of their own are not too alike', () => {
  expect(findAlikeHomes({ ...brandContent, cities })).toEqual([]);
});

test('a copied home is named with the one that it is like, and leads to its texts', () => {
  const [first, second] = cities as [City, City];
  const copied = [first, { ...second, about: first.about }, ...cities.slice(2)];
  const notices = findAlikeHomes({ ...brandContent, cities: copied });
  expect(notices).toMatchObject([
    { file: `cities/${first.slug}.json`, words: expect.stringContaining(second.locationName) },
    { file: `cities/${second.slug}.json`, field: 'about.places' },
  ]);
});
