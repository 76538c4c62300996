import { citiesSharingPhones } from '../../../../src/features/cities/rules/near-city';

test('cities share a phone with those of the same location in their own province or state', () => {
  const city = (slug: string, locationId: string, badgeGroup: string) => ({ slug, locationId, badgeGroup });
  const cities = [city('a', '1', 'x'), city('b', '2', 'x'), city('c', '1', 'x'), city('d', '1', 'y')];
  expect([...citiesSharingPhones(cities)]).toEqual(['a', 'c']);
});
