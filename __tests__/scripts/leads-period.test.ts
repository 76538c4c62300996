import { isWithin, lastDays, rangeOf, type Period } from '../../scripts/leads/period';
import { dayIn, timeIn } from '../../scripts/leads/zone-time';

const at = Date.parse;

test('the last seven days end today', () => {
  expect(lastDays('2026-11-03')).toEqual({ since: { day: '2026-10-28' }, until: { day: '2026-11-03' } });
});

test.each([
  ['2026-11-01T05:59:00Z', '2026-11-01T01:59:00-04:00'],
  ['2026-11-01T06:01:00Z', '2026-11-01T01:01:00-05:00'],
  ['2026-03-08T06:59:59Z', '2026-03-08T01:59:59-05:00'],
  ['2026-03-08T07:00:00Z', '2026-03-08T03:00:00-04:00'],
])('%s is %s in Toronto, where the clock changes', (moment, shown) => {
  expect(timeIn('America/Toronto', at(moment))).toBe(shown);
});

test('a zone of half an hour, and one ahead of UTC, have their offsets', () => {
  expect(timeIn('America/St_Johns', at('2026-11-20T12:00:00Z'))).toBe('2026-11-20T08:30:00-03:30');
  expect(timeIn('Pacific/Auckland', at('2026-11-20T12:00:00Z'))).toBe('2026-11-21T01:00:00+13:00');
  expect(timeIn('UTC', at('2026-11-20T12:00:00Z'))).toBe('2026-11-20T12:00:00+00:00');
});

const november: Period = { since: { day: '2026-11-01' }, until: { day: '2026-11-30' } };

test.each([
  // The day on which the clock goes back has 25 hours.
  ['2026-11-01T03:59:59Z', 'America/Toronto', false],
  ['2026-11-01T04:00:00Z', 'America/Toronto', true],
  ['2026-11-01T04:00:00Z', 'America/Vancouver', false],
  ['2026-11-01T07:00:00Z', 'America/Vancouver', true],
  ['2026-12-01T04:59:59Z', 'America/Toronto', true],
  ['2026-12-01T05:00:00Z', 'America/Toronto', false],
  ['2026-12-01T05:00:00Z', 'America/Vancouver', true],
])('%s in %s is within November: %s', (moment, zone, isIn) => {
  expect(isWithin(november, at(moment), zone)).toBe(isIn);
});

test('what is read holds the days of every zone', () => {
  const { since, until } = rangeOf(november);
  for (const zone of ['Pacific/Kiritimati', 'America/Toronto', 'Etc/GMT+12']) {
    expect(dayIn(zone, since) <= '2026-11-01').toBe(true);
    expect(dayIn(zone, until) >= '2026-12-01').toBe(true);
  }
});

test('of two moments the first counts and the second does not', () => {
  const hour: Period = { since: { at: at('2026-11-01T10:00Z') }, until: { at: at('2026-11-01T11:00Z') } };
  expect(rangeOf(hour)).toEqual({ since: at('2026-11-01T10:00Z'), until: at('2026-11-01T11:00Z') });
  expect(isWithin(hour, at('2026-11-01T10:00Z'), 'UTC')).toBe(true);
  expect(isWithin(hour, at('2026-11-01T11:00Z'), 'UTC')).toBe(false);
});
