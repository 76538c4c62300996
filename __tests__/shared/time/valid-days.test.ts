import { isShownOn } from '../../../src/shared/time/valid-days';

const year = { validFrom: '2026-01-01', validUntil: '2026-12-31' };

test.each([
  ['2025-12-31', year, false],
  ['2026-01-01', year, true],
  ['2026-12-31', year, true],
  ['2027-01-01', year, false],
  ['2026-11-30', { validFrom: '2026-12-01' }, false],
  ['2999-01-01', { validFrom: '2026-12-01' }, true],
  ['2000-01-01', { validUntil: '2026-12-01' }, true],
  ['2026-12-02', { validUntil: '2026-12-01' }, false],
  ['2026-12-02', {}, true],
])('on %s what has the days %j shows: %s', (day, days, isShown) => {
  expect(isShownOn(day, days)).toBe(isShown);
});
