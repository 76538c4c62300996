import { positionsOf, reviewsNear, teamsNear } from '../../../../src/features/cities/rules/near-city';

const toronto = { slug: 'toronto', badgeGroup: 'ontario' };

const cities = [
  { ...toronto, position: { latitude: 43.65, longitude: -79.38 } },
  { slug: 'ottawa', badgeGroup: 'ontario', position: { latitude: 45.42, longitude: -75.7 } },
  { slug: 'barrie', badgeGroup: 'ontario', position: { latitude: 44.39, longitude: -79.69 } },
];

test('a city shows its own reviews first, then those of its province, the nearest first, and none from elsewhere', () => {
  const reviews = [
    { author: 'Eve', city: 'ottawa', badgeGroup: 'ontario' },
    { author: 'Ann', city: 'barrie', badgeGroup: 'ontario' },
    { author: 'Bob', city: 'houston', badgeGroup: 'texas' },
    { author: 'Cas', badgeGroup: 'ontario' },
    { author: 'Dee', city: 'toronto', badgeGroup: 'ontario' },
  ];
  const names = (here: object) =>
    reviewsNear(reviews, { ...toronto, ...here }, positionsOf(cities)).map(({ author }) => author);
  expect(names(cities[0]!)).toEqual(['Dee', 'Ann', 'Eve', 'Cas']);
  expect(names({})).toEqual(['Dee', 'Eve', 'Ann', 'Cas']);
});

test("a city's own teams come first", () => {
  const teams = [
    { name: 'Senators', cities: ['ottawa'] },
    { name: 'All' },
    { name: 'Raptors', cities: ['toronto'] },
  ];
  expect(teamsNear(teams, 'toronto').map(({ name }) => name)).toEqual(['Raptors', 'Senators', 'All']);
});
