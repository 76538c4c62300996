import { dayInWords, daysLeft, latestDate } from '../../../src/shared/time/last-day';
import { isShownOn } from '../../../src/shared/time/valid-days';
import { listUtcOffsets } from '../../../src/content-model/gatsby/utc-offsets';
import { shownBetween } from '../../../src/shared/time/city-clock';

const year = { validFrom: '2026-01-01', validUntil: '2026-12-31' };

test.each([
  ['2026-01-01', year, true],
  ['2027-01-01', year, false],
  ['2026-11-30', { validFrom: '2026-12-01' }, false],
  ['2026-12-02', { validUntil: '2026-12-01' }, false],
  ['2026-12-02', {}, true],
])('on %s what has the days %j shows: %s', (day, days, isShown) => {
  expect(isShownOn(day, days)).toBe(isShown);
});

test.each([
  ['2026-12-31', '2026-12-17', 14],
  ['2028-03-01', '2028-02-28', 2],
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

const iso = ({ begins, ends }: { begins?: number; ends?: number }) =>
  [begins, ends].map((at) => (at === undefined ? undefined : new Date(at).toISOString()));

test.each([
  ['America/Toronto', '2026-03-02', '2026-03-31', '2026-03-02T05:00', '2026-04-01T04:00'],
  // Clocks change in the night after these midnights.
  ['America/Toronto', '2026-03-08', '2026-03-08', '2026-03-08T05:00', '2026-03-09T04:00'],
  ['America/Toronto', '2026-11-01', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
  ['Pacific/Honolulu', '2026-12-31', '2026-12-31', '2026-12-31T10:00', '2027-01-01T10:00'],
])('in %s the days from %s to %s are from %s to %s', (zone, validFrom, validUntil, begins, ends) => {
  const offsets = listUtcOffsets(zone, 2026);
  const shown = iso(shownBetween({ validFrom, validUntil }, offsets));
  expect(shown).toStrictEqual([`${begins}:00.000Z`, `${ends}:00.000Z`]);
});

test('without a first or a last day there is no beginning or no end', () => {
  const offsets = listUtcOffsets('America/Toronto', 2026);
  expect(shownBetween({}, offsets)).toStrictEqual({});
  expect(Object.keys(shownBetween({ validUntil: '2026-05-01' }, offsets))).toStrictEqual(['ends']);
});
