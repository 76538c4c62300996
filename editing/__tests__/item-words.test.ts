import { itemWords } from '../screen/list-widget';

test('opening hours are shown with their days as people say them', () => {
  const days = ['Friday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
  expect(itemWords('08:00 to 18:00', { days }, 'group of days')).toBe('Monday to Friday, 08:00 to 18:00');
  expect(itemWords('09:00 to 12:00', { days: ['Saturday', 'Sunday'] }, 'group of days')).toBe(
    'Saturday, Sunday, 09:00 to 12:00',
  );
});

test('an item is shown by its summary, and one in which nothing is written as new', () => {
  expect(itemWords('$50 off a full load', { amount: '$50 off' }, 'coupon')).toBe('$50 off a full load');
  expect(itemWords('', {}, 'coupon')).toBe('New coupon');
});
