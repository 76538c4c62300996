import { listUtcOffsets } from '../../../src/content-model/gatsby/utc-offsets';
import { momentInCity } from '../../../src/shared/time/city-clock';

const toronto = listUtcOffsets('America/Toronto', 2026);

test.each([
  ['in winter', '2026-01-05', '9:00', '2026-01-05T14:00:00.000Z'],
  ['before the clock goes forward', '2026-03-08', '1:30', '2026-03-08T06:30:00.000Z'],
  ['a time that summer time skips', '2026-03-08', '2:30', '2026-03-08T07:30:00.000Z'],
  ['the second of a time shown twice', '2026-11-01', '1:30', '2026-11-01T06:30:00.000Z'],
  ['a date before the first of the list', '2025-01-06', '9:00', '2025-01-06T14:00:00.000Z'],
])('%s the moment is that of the city', (_, date, time, moment) => {
  expect(momentInCity(date, time, toronto).toISOString()).toBe(moment);
});
