import { dayInWords, daysLeft, latestDate } from '../../../src/shared/time/last-day';

test.each([
  ['2026-12-31', '2026-12-31', 0],
  ['2026-12-31', '2026-12-17', 14],
  ['2028-03-01', '2028-02-28', 2],
  ['2026-03-10', '2026-03-01', 9],
  ['2026-12-31', '2027-01-02', -2],
])('%s is %s plus %i days, whatever the clocks do in between', (lastDay, today, days) => {
  expect(daysLeft(lastDay, today)).toBe(days);
});

test.each([
  ['en', 'December 31, 2026'],
  ['fr', '31 décembre 2026'],
  ['es', '31 de diciembre de 2026'],
])('a day is said in %s', (language, said) => {
  expect(dayInWords('2026-12-31', language)).toBe(said);
});

test('a day ends in Hawaii last', () => {
  expect(latestDate(new Date('2027-01-01T09:59:59Z'))).toBe('2026-12-31');
  expect(latestDate(new Date('2027-01-01T10:00:00Z'))).toBe('2027-01-01');
});
