import {
  cityTime,
  untilMidnightMs,
  visitorOffsets,
  type UtcOffsets,
} from '../../../src/shared/time/city-clock';

const torontoOffsets: UtcOffsets = [
  [Date.UTC(2026, 0, 1), -300],
  [Date.UTC(2026, 2, 8, 7), -240],
  [Date.UTC(2026, 10, 1, 6), -300],
  [Date.UTC(2027, 2, 14, 7), -240],
  [Date.UTC(2027, 10, 7, 6), -300],
];

/** What stands in a time like 2026-03-08T01:30-05:00 before its offset. */
const asWritten = (written: string) => ({
  date: written.slice(0, 10),
  minutes: Number(written.slice(11, 13)) * 60 + Number(written.slice(14, 16)),
});

test.each([
  ['in winter', '2026-01-05T13:30-05:00'],
  ['in summer', '2026-07-06T13:30-04:00'],
  ['on the evening before the clocks go forward', '2026-03-07T23:30-05:00'],
  ['half an hour into that day', '2026-03-08T00:30-05:00'],
  ['half an hour before they go forward', '2026-03-08T01:30-05:00'],
  ['in the last minute before', '2026-03-08T01:59-05:00'],
  ['as they have gone forward', '2026-03-08T03:00-04:00'],
  ['half an hour after', '2026-03-08T03:30-04:00'],
  ['on the evening of that day', '2026-03-08T23:30-04:00'],
  ['on the evening before they go back', '2026-10-31T23:30-04:00'],
  ['half an hour into that day', '2026-11-01T00:30-04:00'],
  ['half an hour before they go back', '2026-11-01T01:30-04:00'],
  ['half an hour after, at the same time again', '2026-11-01T01:30-05:00'],
  ['later in that night', '2026-11-01T03:30-05:00'],
  ['on the evening of that day', '2026-11-01T23:30-05:00'],
  ['on the evening before the next spring', '2027-03-13T23:30-05:00'],
  ['half an hour into the day of the next spring', '2027-03-14T00:30-05:00'],
  ['half an hour before the next spring', '2027-03-14T01:30-05:00'],
  ['half an hour after the next spring', '2027-03-14T03:30-04:00'],
  ['on the evening before the next autumn', '2027-11-06T23:30-04:00'],
  ['half an hour into the day of the next autumn', '2027-11-07T00:30-04:00'],
  ['half an hour before the next autumn', '2027-11-07T01:30-04:00'],
  ['half an hour after the next autumn', '2027-11-07T01:30-05:00'],
  ['later in the night of the next autumn', '2027-11-07T03:30-05:00'],
  ['in the last minute of a year', '2026-12-31T23:59-05:00'],
  ['in the first minute of a year', '2027-01-01T00:00-05:00'],
  ['before the first offset is known', '2025-12-31T22:30-05:00'],
  ['long after the last change that is known', '2031-12-31T23:30-05:00'],
])('%s Toronto has the day and the time of %s', (_, written) => {
  expect(cityTime(new Date(written), torontoOffsets)).toStrictEqual(asWritten(written));
});

test.each([
  ['behind UTC by half hours', -210, '2026-01-05T02:00-03:30'],
  ['at UTC', 0, '2026-01-05T00:00Z'],
  ['ahead of UTC, where the day is the next', 825, '2026-01-06T01:15+13:45'],
])('a city %s has a clock of its own', (_, minutes, written) => {
  expect(cityTime(new Date(written), [[Date.UTC(2026, 0, 1), minutes]])).toStrictEqual(asWritten(written));
});

test('seconds do not make a minute', () => {
  expect(cityTime(new Date('2026-01-05T08:59:59.999-05:00'), torontoOffsets).minutes).toBe(8 * 60 + 59);
});

test.each([
  ['2026-01-05T23:59:59-05:00', 1000],
  ['2026-01-05T00:00:00-05:00', 24 * 3_600_000],
  ['2026-07-06T18:30:00-04:00', 5.5 * 3_600_000],
])('at %s it is %d ms until the next day of the city', (written, ms) => {
  expect(untilMidnightMs(new Date(written), torontoOffsets)).toBe(ms);
});

test('the visitor’s own clock is the one of the device', () => {
  for (const now of [new Date(2026, 0, 5, 23, 30), new Date(2026, 6, 6, 0, 15)])
    expect(cityTime(now, visitorOffsets(now))).toEqual({
      date: `2026-${now.getMonth() === 0 ? '01-05' : '07-06'}`,
      minutes: now.getHours() * 60 + now.getMinutes(),
    });
});
