import { reviewsNear } from '../../../src/domain/cities/reviews-near';

test('reviews of the visitor’s own region come first', () => {
  const reviews = [{ badgeGroup: 'texas' }, { badgeGroup: 'ontario' }, { badgeGroup: 'texas' }];
  expect(reviewsNear(reviews, 'ontario').map(({ badgeGroup }) => badgeGroup)).toStrictEqual([
    'ontario',
    'texas',
    'texas',
  ]);
});
