import { execFileSync } from 'node:child_process';

/** Prints what the city offers each visitor. Runs in a Node of its own, because a test cannot change its time zone. */
const program = `
  const { bookingDates, bookingDateLabel, nextOpenDay, openTimeWindows } = require('./src/features/requests/rules/booking.ts');
  const { cityTime } = require('./src/shared/time/city-clock.ts');
  const { moments, visitors, offsets, windows } = JSON.parse(process.argv[1]);
  const offeredAt = (moment) => {
    const now = cityTime(new Date(moment), offsets);
    const dates = bookingDates(windows, now);
    return {
      dates: dates.map(({ value, isOver }) => value.slice(5) + (isOver ? ' over' : '')).join(', '),
      labels: dates.map(({ label }) => label),
      saved: dates.map(({ value }) => bookingDateLabel(value)),
      starts: openTimeWindows(windows, now.date, now).map(({ start }) => start).join(' '),
      next: nextOpenDay(windows, now).label,
    };
  };
  console.log(JSON.stringify(visitors.map((TZ) => {
    process.env.TZ = TZ;
    return { hour: new Date(moments[0]).getHours(), offered: moments.map(offeredAt) };
  })));`;

type Offered = { dates: string; labels: string[]; saved: string[]; starts: string; next: string };

const windows = ['9:00', '11:00', '13:00', '15:00'].map((start) => ({ start }));
const toronto = [
  [Date.UTC(2026, 0, 1), -300],
  [Date.UTC(2026, 2, 8, 7), -240],
  [Date.UTC(2026, 10, 1, 6), -300],
  [Date.UTC(2027, 2, 14, 7), -240],
  [Date.UTC(2027, 10, 7, 6), -300],
];

// Hours behind Toronto, at its own time, and up to most of a day ahead; Havana's and Beirut's clocks change at midnight.
const visitors = [
  'America/Toronto',
  'America/Vancouver',
  'Pacific/Pago_Pago',
  'America/Havana',
  'Europe/London',
  'Asia/Beirut',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

const all = '9:00 11:00 13:00 15:00';
const spring = '03-09, 03-10, 03-11, 03-12, 03-13, 03-14, 03-16, 03-17';
const autumn = '11-02, 11-03, 11-04, 11-05, 11-06, 11-07, 11-09, 11-10';
const nextSpring = '03-15, 03-16, 03-17, 03-18, 03-19, 03-20, 03-22, 03-23';
const nextAutumn = '11-08, 11-09, 11-10, 11-11, 11-12, 11-13, 11-15, 11-16';
const saturdayOf = (day: string, eight: string) => `${day}, ${eight.split(', ').slice(0, -1).join(', ')}`;

const monday = '01-05, 01-06, 01-07, 01-08, 01-09, 01-10, 01-12, 01-13';

type Case = [moment: string, dates: string, starts: string, next: string];
const cases: Case[] = [
  // Half past ten in Vancouver: what begins at one has begun where the crew is.
  ['2026-01-05T13:30-05:00', monday, '15:00', ''],
  ['2026-01-05T00:00-05:00', monday, all, ''],
  ['2026-01-05T23:59-05:00', monday.replace('01-05', '01-05 over'), '', 'Tuesday, Jan 6'],
  ['2026-01-10T14:59-05:00', '01-10, 01-12, 01-13, 01-14, 01-15, 01-16, 01-17, 01-19', '15:00', ''],
  [
    '2026-01-10T15:00-05:00',
    '01-10 over, 01-12, 01-13, 01-14, 01-15, 01-16, 01-17, 01-19',
    '',
    'Monday, Jan 12',
  ],
  ['2026-03-07T23:30-05:00', saturdayOf('03-07 over', spring), '', 'Monday, Mar 9'],
  ['2026-03-08T00:30-05:00', spring, all, 'Monday, Mar 9'],
  ['2026-03-08T01:30-05:00', spring, all, 'Monday, Mar 9'],
  ['2026-03-08T03:30-04:00', spring, all, 'Monday, Mar 9'],
  ['2026-03-08T23:30-04:00', spring, '', 'Monday, Mar 9'],
  ['2026-03-09T00:30-04:00', spring, all, ''],
  ['2026-10-31T23:30-04:00', saturdayOf('10-31 over', autumn), '', 'Monday, Nov 2'],
  ['2026-11-01T00:30-04:00', autumn, all, 'Monday, Nov 2'],
  ['2026-11-01T01:30-04:00', autumn, all, 'Monday, Nov 2'],
  ['2026-11-01T01:30-05:00', autumn, all, 'Monday, Nov 2'],
  ['2026-11-01T03:30-05:00', autumn, all, 'Monday, Nov 2'],
  ['2026-11-01T23:30-05:00', autumn, '', 'Monday, Nov 2'],
  ['2026-11-02T00:30-05:00', autumn, all, ''],
  ['2027-03-13T23:30-05:00', saturdayOf('03-13 over', nextSpring), '', 'Monday, Mar 15'],
  ['2027-03-14T00:30-05:00', nextSpring, all, 'Monday, Mar 15'],
  ['2027-03-14T01:30-05:00', nextSpring, all, 'Monday, Mar 15'],
  ['2027-03-14T03:30-04:00', nextSpring, all, 'Monday, Mar 15'],
  ['2027-11-06T23:30-04:00', saturdayOf('11-06 over', nextAutumn), '', 'Monday, Nov 8'],
  ['2027-11-07T00:30-04:00', nextAutumn, all, 'Monday, Nov 8'],
  ['2027-11-07T01:30-05:00', nextAutumn, all, 'Monday, Nov 8'],
  ['2027-11-07T03:30-05:00', nextAutumn, all, 'Monday, Nov 8'],
  [
    '2026-12-31T23:30-05:00',
    '12-31 over, 01-01, 01-02, 01-04, 01-05, 01-06, 01-07, 01-08',
    '',
    'Friday, Jan 1',
  ],
  ['2027-01-01T00:30-05:00', '01-01, 01-02, 01-04, 01-05, 01-06, 01-07, 01-08, 01-09', all, ''],
];

const input = JSON.stringify({
  moments: cases.map(([moment]) => moment),
  visitors,
  offsets: toronto,
  windows,
});
const output = execFileSync(process.execPath, ['--import', 'tsx', '-e', program, input], {
  encoding: 'utf8',
});
const seen = JSON.parse(output) as { hour: number; offered: Offered[] }[];

test('the visitors’ own clocks differ', () => {
  expect(seen.map(({ hour }) => hour)).toStrictEqual([13, 10, 7, 13, 18, 20, 7, 8]);
});

test.each(visitors.map((visitor, index) => [visitor, index] as const))(
  'to a visitor of %s Toronto offers what its own clock has left, around every change of the clocks',
  (_, index) => {
    const offered = (seen[index]?.offered ?? []).map(({ dates, starts, next }) => [dates, starts, next]);
    expect(offered).toStrictEqual(cases.map(([, ...expected]) => expected));
  },
);

test('a date has one name, when it is chosen and when it was saved, wherever it is read', () => {
  for (const { offered } of seen)
    for (const [index, { labels, saved }] of offered.entries()) {
      expect(saved).toStrictEqual(labels);
      expect(labels).toStrictEqual(seen[0]?.offered[index]?.labels);
    }
  expect(seen[0]?.offered[0]?.labels[0]).toBe('Monday, Jan 5');
});
