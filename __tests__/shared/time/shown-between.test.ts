import { listUtcOffsets } from '../../../src/content-model/gatsby/utc-offsets';
import { shownBetween } from '../../../src/shared/time/shown-between';

const iso = ({ begins, ends }: { begins?: number; ends?: number }) =>
  [begins, ends].map((at) => (at === undefined ? undefined : new Date(at).toISOString()));

test.each([
  ['America/Toronto', '2026-03-02', '2026-03-31', '2026-03-02T05:00', '2026-04-01T04:00'],
  // Clocks change in the night after these midnights.
  ['America/Toronto', '2026-03-08', '2026-03-08', '2026-03-08T05:00', '2026-03-09T04:00'],
  ['America/Toronto', '2026-11-01', '2026-11-01', '2026-11-01T04:00', '2026-11-02T05:00'],
  ['America/St_Johns', '2026-06-01', '2026-06-30', '2026-06-01T02:30', '2026-07-01T02:30'],
  ['Pacific/Honolulu', '2026-12-31', '2026-12-31', '2026-12-31T10:00', '2027-01-01T10:00'],
])('in %s the days from %s to %s are from %s to %s', (zone, validFrom, validUntil, begins, ends) => {
  const offsets = listUtcOffsets(zone, 2026);
  expect(iso(shownBetween({ validFrom, validUntil }, offsets))).toStrictEqual([
    `${begins}:00.000Z`,
    `${ends}:00.000Z`,
  ]);
});

test('without a first or a last day there is no beginning or no end', () => {
  const offsets = listUtcOffsets('America/Toronto', 2026);
  expect(shownBetween({}, offsets)).toStrictEqual({});
  expect(Object.keys(shownBetween({ validUntil: '2026-05-01' }, offsets))).toStrictEqual(['ends']);
});
