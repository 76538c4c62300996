import { reviewsNear, teamsNear } from '../../../src/domain/cities/near-city';

const toronto = { slug: 'toronto', badgeGroup: 'ontario' };

test('a city shows its own reviews first, then those of its province, and none from elsewhere', () => {
  const reviews = [
    { author: 'Ann', city: 'barrie', badgeGroup: 'ontario' },
    { author: 'Bob', city: 'houston', badgeGroup: 'texas' },
    { author: 'Cas', badgeGroup: 'ontario' },
    { author: 'Dee', city: 'toronto', badgeGroup: 'ontario' },
  ];
  expect(reviewsNear(reviews, toronto).map(({ author }) => author)).toEqual(['Dee', 'Ann', 'Cas']);
});

test("a city's own teams come first", () => {
  const teams = [
    { name: 'Senators', cities: ['ottawa'] },
    { name: 'All' },
    { name: 'Raptors', cities: ['toronto'] },
  ];
  expect(teamsNear(teams, 'toronto').map(({ name }) => name)).toEqual(['Raptors', 'Senators', 'All']);
});
