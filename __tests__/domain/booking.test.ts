import { execFileSync } from 'node:child_process';
import {
  bookingDateLabel,
  bookingDates,
  endTime,
  nextOpenDay,
  openTimeWindows,
} from '../../src/domain/booking';

const starts = ['9:00', '11:00', '13:00', '15:00'];
const windows = starts.map((start) => ({ start, label: `from ${start}` }));

test.each([
  {
    today: 'a Monday',
    now: new Date(2026, 0, 5, 8),
    dates: [
      ['2026-01-05', 'Monday, Jan 5'],
      ['2026-01-06', 'Tuesday, Jan 6'],
      ['2026-01-07', 'Wednesday, Jan 7'],
      ['2026-01-08', 'Thursday, Jan 8'],
      ['2026-01-09', 'Friday, Jan 9'],
      ['2026-01-10', 'Saturday, Jan 10'],
      ['2026-01-12', 'Monday, Jan 12'],
      ['2026-01-13', 'Tuesday, Jan 13'],
    ],
  },
  {
    today: 'a Saturday, over two Sundays',
    now: new Date(2026, 1, 28, 23, 59),
    dates: [
      ['2026-02-28', 'Saturday, Feb 28'],
      ['2026-03-02', 'Monday, Mar 2'],
      ['2026-03-03', 'Tuesday, Mar 3'],
      ['2026-03-04', 'Wednesday, Mar 4'],
      ['2026-03-05', 'Thursday, Mar 5'],
      ['2026-03-06', 'Friday, Mar 6'],
      ['2026-03-07', 'Saturday, Mar 7'],
      ['2026-03-09', 'Monday, Mar 9'],
    ],
  },
  {
    today: 'a Sunday, over the end of the year',
    now: new Date(2026, 11, 27, 0, 0),
    dates: [
      ['2026-12-28', 'Monday, Dec 28'],
      ['2026-12-29', 'Tuesday, Dec 29'],
      ['2026-12-30', 'Wednesday, Dec 30'],
      ['2026-12-31', 'Thursday, Dec 31'],
      ['2027-01-01', 'Friday, Jan 1'],
      ['2027-01-02', 'Saturday, Jan 2'],
      ['2027-01-04', 'Monday, Jan 4'],
      ['2027-01-05', 'Tuesday, Jan 5'],
    ],
  },
  {
    today: 'before a leap day',
    now: new Date(2028, 1, 26, 12),
    dates: [
      ['2028-02-26', 'Saturday, Feb 26'],
      ['2028-02-28', 'Monday, Feb 28'],
      ['2028-02-29', 'Tuesday, Feb 29'],
      ['2028-03-01', 'Wednesday, Mar 1'],
      ['2028-03-02', 'Thursday, Mar 2'],
      ['2028-03-03', 'Friday, Mar 3'],
      ['2028-03-04', 'Saturday, Mar 4'],
      ['2028-03-06', 'Monday, Mar 6'],
    ],
  },
])('on $today the dates are eight from today on, without a Sunday', ({ now, dates }) => {
  expect(bookingDates(now).map(({ value, label }) => [value, label])).toStrictEqual(dates);
});

test('today stays one of the dates when its last window has begun', () => {
  const now = new Date(2026, 0, 5, 15, 1);
  expect(bookingDates(now)[0]?.value).toBe('2026-01-05');
  expect(openTimeWindows(windows, '2026-01-05', now)).toStrictEqual([]);
});

// The time zone can be changed in a plain Node only. Toronto's clocks change at two, Havana's and Beirut's at
// midnight: a day that has none.
test('a change of the clocks neither drops nor repeats a date', () => {
  const program = `
    const { bookingDates } = require('./src/domain/booking.ts');
    const first = ([TZ, today, time]) => {
      process.env.TZ = TZ;
      return bookingDates(new Date(today + 'T' + time)).map(({ value }) => value.slice(5)).join(' ');
    };
    console.log(JSON.stringify(JSON.parse(process.argv[1]).map(first)));`;
  const spring = '03-07 03-09 03-10 03-11 03-12 03-13 03-14 03-16';
  const autumn = '10-31 11-02 11-03 11-04 11-05 11-06 11-07 11-09';
  const beirut = '03-28 03-30 03-31 04-01 04-02 04-03 04-04 04-06';
  const cases = [
    ['America/Toronto', '2026-03-07', '23:30', spring],
    ['America/Toronto', '2026-10-31', '00:30', autumn],
    ['America/Havana', '2026-03-07', '23:30', spring],
    ['America/Havana', '2026-03-07', '00:00', spring],
    ['Asia/Beirut', '2026-03-28', '23:30', beirut],
  ];
  const output = execFileSync(process.execPath, ['--import', 'tsx', '-e', program, JSON.stringify(cases)]);
  expect(JSON.parse(String(output))).toStrictEqual(cases.map(([, , , dates]) => dates));
});

test.each([
  ['before the first window', 8, 59, starts],
  ['as the first window begins', 9, 0, ['11:00', '13:00', '15:00']],
  ['in the middle of a window', 12, 0, ['13:00', '15:00']],
  ['a minute before the last window', 14, 59, ['15:00']],
  ['as the last window begins', 15, 0, []],
  ['in the evening', 23, 59, []],
  ['at midnight', 0, 0, starts],
])('%s, today has the windows that have not begun', (_, hour, minute, open) => {
  const now = new Date(2026, 0, 5, hour, minute);
  expect(openTimeWindows(windows, '2026-01-05', now).map(({ start }) => start)).toStrictEqual(open);
});

test.each([
  ['another day', '2026-01-06'],
  ['no day', ''],
])('%s has every window, however late it is', (_, date) => {
  expect(openTimeWindows(windows, date, new Date(2026, 0, 5, 23))).toStrictEqual(windows);
});

test.each([
  ['9:00', '11:00'],
  ['11:00', '13:00'],
  ['13:00', '15:00'],
  ['15:00', '17:00'],
])('the window from %s ends at %s', (start, end) => {
  expect(endTime(start)).toBe(end);
});

// 2026-01-05 is a Monday.
test.each([
  ['before the first window', new Date(2026, 0, 5, 8, 59), '', starts],
  ['as the first window begins', new Date(2026, 0, 5, 9), '', ['11:00', '13:00', '15:00']],
  ['in the middle of the day', new Date(2026, 0, 5, 10, 30), '', ['11:00', '13:00', '15:00']],
  ['a minute before the last window', new Date(2026, 0, 5, 14, 59), '', ['15:00']],
  ['after the last window has begun', new Date(2026, 0, 5, 15), 'Tuesday, Jan 6', starts],
  ['on Saturday morning', new Date(2026, 0, 10, 7), '', starts],
  ['on Saturday evening', new Date(2026, 0, 10, 18), 'Monday, Jan 12', starts],
  ['on Sunday morning', new Date(2026, 0, 11, 8), 'Monday, Jan 12', starts],
  ['on Sunday evening', new Date(2026, 0, 11, 22), 'Monday, Jan 12', starts],
  ['on the last evening of a year', new Date(2026, 11, 31, 20), 'Friday, Jan 1', starts],
])('%s the windows of the first day with one are open', (_, now, label, openStarts) => {
  expect(nextOpenDay(windows, now)).toStrictEqual({ label, openStarts });
});

test('without windows no day is open', () => {
  expect(nextOpenDay([], new Date(2026, 0, 5, 8))).toStrictEqual({ label: '', openStarts: [] });
});

test.each([
  ['2026-01-05', 'Monday, Jan 5'],
  ['2026-12-31', 'Thursday, Dec 31'],
  ['2028-02-29', 'Tuesday, Feb 29'],
])('the saved date %s reads %s', (date, label) => {
  expect(bookingDateLabel(date)).toBe(label);
});

test('a saved date reads the same in every time zone', () => {
  const program = `
    const { bookingDateLabel } = require('./src/domain/booking.ts');
    const label = (TZ) => Object.assign(process.env, { TZ }) && bookingDateLabel('2026-01-05');
    console.log(JSON.stringify(JSON.parse(process.argv[1]).map(label)));`;
  const zones = ['America/Edmonton', 'America/Toronto', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];
  const output = execFileSync(process.execPath, ['--import', 'tsx', '-e', program, JSON.stringify(zones)]);
  expect(JSON.parse(String(output))).toStrictEqual(zones.map(() => 'Monday, Jan 5'));
});

test('a saved date reads as it did when it was chosen', () => {
  for (const { value, label } of bookingDates(new Date(2026, 1, 28, 23, 59)))
    expect(bookingDateLabel(value)).toBe(label);
});
