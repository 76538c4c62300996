import * as rules from '../../../../src/features/cities/rules/near-city';

const { citiesSharingPhones, neighboursOf, positionsOf, reviewsNear, teamsNear } = rules;

const at = (slug: string, badgeGroup: string, latitude: number, longitude: number) => ({
  slug,
  badgeGroup,
  position: { latitude, longitude },
});
const toronto = at('toronto', 'ontario', 43.65, -79.38);
const hamilton = at('hamilton', 'ontario', 43.26, -79.87);
const barrie = at('barrie', 'ontario', 44.39, -79.69);
const guelph = at('guelph', 'ontario', 43.54, -80.25);
const kitchener = at('kitchener', 'ontario', 43.45, -80.49);
const ottawa = at('ottawa', 'ontario', 45.42, -75.7);
const buffalo = at('buffalo', 'new-york', 42.89, -78.88);
const slugsOf = (cities: { slug: string }[]) => cities.map(({ slug }) => slug);

test('neighbours are the three nearest, the nearest first, also across a border', () => {
  const cities = [toronto, ottawa, kitchener, barrie, guelph, hamilton, buffalo];
  expect(slugsOf(neighboursOf(toronto, cities))).toStrictEqual(['hamilton', 'guelph', 'barrie']);
  expect(slugsOf(neighboursOf(buffalo, cities))).toStrictEqual(['hamilton', 'toronto', 'guelph']);
});

test('a city with none within 150 km has no neighbours', () => {
  expect(neighboursOf(ottawa, [toronto, ottawa, buffalo])).toStrictEqual([]);
});

test('without a place the cities of the same province or state are neighbours, after those that are known to be near', () => {
  const unknown = { slug: 'brantford', badgeGroup: 'ontario', position: undefined };
  const cities = [unknown, buffalo, hamilton, ottawa, toronto];
  expect(slugsOf(neighboursOf(unknown, cities))).toStrictEqual(['hamilton', 'ottawa', 'toronto']);
  expect(slugsOf(neighboursOf(toronto, cities))).toStrictEqual(['hamilton', 'buffalo', 'brantford']);
});

test('a city shows its own reviews first, then those of its province, the nearest first, and none from elsewhere', () => {
  const reviews = [
    { author: 'Eve', city: 'ottawa', badgeGroup: 'ontario' },
    { author: 'Ann', city: 'barrie', badgeGroup: 'ontario' },
    { author: 'Bob', city: 'houston', badgeGroup: 'texas' },
    { author: 'Cas', badgeGroup: 'ontario' },
    { author: 'Dee', city: 'toronto', badgeGroup: 'ontario' },
  ];
  const positions = positionsOf([toronto, ottawa, barrie]);
  const names = (here: object) =>
    reviewsNear(reviews, { ...toronto, position: undefined, ...here }, positions).map(({ author }) => author);
  expect(names(toronto)).toEqual(['Dee', 'Ann', 'Eve', 'Cas']);
  expect(names({})).toEqual(['Dee', 'Eve', 'Ann', 'Cas']);
});

test("a city's own teams come first", () => {
  const teams = [{ name: 'A', cities: ['ottawa'] }, { name: 'B' }, { name: 'C', cities: ['toronto'] }];
  expect(teamsNear(teams, 'toronto').map(({ name }) => name)).toEqual(['C', 'A', 'B']);
});

test('cities share a phone with those of the same location in their own province or state', () => {
  const city = (slug: string, locationId: string, badgeGroup: string) => ({ slug, locationId, badgeGroup });
  const cities = [city('a', '1', 'x'), city('b', '2', 'x'), city('c', '1', 'x'), city('d', '1', 'y')];
  expect([...citiesSharingPhones(cities)]).toEqual(['a', 'c']);
});
