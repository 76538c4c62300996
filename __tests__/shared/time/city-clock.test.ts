import { listUtcOffsets } from '../../../src/content-model/gatsby/utc-offsets';
import { cityTime, momentInCity } from '../../../src/shared/time/city-clock';

const torontoOffsets = listUtcOffsets('America/Toronto', 2026);

/** What stands in a time like 2026-03-08T01:30-05:00 before its offset. */
const asWritten = (written: string) => ({
  date: written.slice(0, 10),
  minutes: Number(written.slice(11, 13)) * 60 + Number(written.slice(14, 16)),
});

test.each([
  ['in winter', '2026-01-05T13:30-05:00'],
  ['in summer', '2026-07-06T13:30-04:00'],
  ['half an hour before they go forward', '2026-03-08T01:30-05:00'],
  ['half an hour after', '2026-03-08T03:30-04:00'],
  ['half an hour before they go back', '2026-11-01T01:30-04:00'],
  ['half an hour after, at the same time again', '2026-11-01T01:30-05:00'],
  ['in the last minute of a year', '2026-12-31T23:59-05:00'],
  ['before the first offset is known', '2025-12-31T22:30-05:00'],
  ['long after the last change that is known', '2031-12-31T23:30-05:00'],
])('%s Toronto has the day and the time of %s', (_, written) => {
  expect(cityTime(new Date(written), torontoOffsets)).toStrictEqual(asWritten(written));
});

test.each([
  ['in winter', '2026-01-05', '9:00', '2026-01-05T14:00:00.000Z'],
  ['before the clock goes forward', '2026-03-08', '1:30', '2026-03-08T06:30:00.000Z'],
  ['a time that summer time skips', '2026-03-08', '2:30', '2026-03-08T07:30:00.000Z'],
  ['the second of a time shown twice', '2026-11-01', '1:30', '2026-11-01T06:30:00.000Z'],
  ['a date before the first of the list', '2025-01-06', '9:00', '2025-01-06T14:00:00.000Z'],
])('%s the moment is that of the city', (_, date, time, moment) => {
  expect(momentInCity(date, time, torontoOffsets).toISOString()).toBe(moment);
});
