import { bookingDates, nextOpenDay, openTimeSlots } from '../../../../src/features/requests/rules/booking';
import type { CityTime } from '../../../../src/shared/time/city-clock';

const starts = ['9:00', '11:00', '13:00', '15:00'];
const windows = starts.map((start) => ({ start, label: `from ${start}` }));

/** The date and time that a clock in the city shows. */
const at = (date: string, hour: number, minute = 0): CityTime => ({ date, minutes: hour * 60 + minute });

test('the dates are eight from today on, without a Sunday', () => {
  const dates = bookingDates(windows, at('2026-02-28', 23, 59), 'en');
  expect(dates.map(({ value, label }) => [value, label])).toStrictEqual([
    ['2026-02-28', 'Saturday, Feb 28'],
    ['2026-03-02', 'Monday, Mar 2'],
    ['2026-03-03', 'Tuesday, Mar 3'],
    ['2026-03-04', 'Wednesday, Mar 4'],
    ['2026-03-05', 'Thursday, Mar 5'],
    ['2026-03-06', 'Friday, Mar 6'],
    ['2026-03-07', 'Saturday, Mar 7'],
    ['2026-03-09', 'Monday, Mar 9'],
  ]);
});

test.each([
  ['on a day to come', '2026-01-06', starts],
  ['today, as the last window begins', '2026-01-05', []],
  ['while no day is chosen', '', starts],
])('%s the windows are open that have not begun', (_, date, open) => {
  expect(openTimeSlots(windows, date, at('2026-01-05', 15)).map(({ start }) => start)).toStrictEqual(open);
});

test('in another language a day is labelled as that writes it', () => {
  expect(nextOpenDay(windows, at('2026-01-10', 18), 'fr').label).toBe('lundi 12 janv.');
  expect(nextOpenDay(windows, at('2026-01-10', 18), 'es').label).toBe('lunes, 12 ene');
});

// 2026-01-05 is a Monday.
test.each([
  ['before the first window', at('2026-01-05', 8, 59), '', starts],
  ['as the first window begins', at('2026-01-05', 9), '', ['11:00', '13:00', '15:00']],
  ['a minute before the last window', at('2026-01-05', 14, 59), '', ['15:00']],
  ['after the last window has begun', at('2026-01-05', 15), 'Tuesday, Jan 6', starts],
  ['on Saturday evening', at('2026-01-10', 18), 'Monday, Jan 12', starts],
  ['on the last evening of a year', at('2026-12-31', 20), 'Friday, Jan 1', starts],
])('%s the windows of the first day with one are open', (_, now, label, openStarts) => {
  expect(nextOpenDay(windows, now, 'en')).toStrictEqual({ label, openStarts });
});

const on = (day: string) => ({ validFrom: day, validUntil: day });
const hours = {
  openingHours: [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:00' }],
  holidays: [
    { words: 'closed', ...on('2026-01-05') },
    { words: 'half a day', ...on('2026-01-06'), opens: '09:00', closes: '13:30' },
  ],
};

test('a holiday stays among the eight dates and has the windows within its hours alone', () => {
  const dates = bookingDates(windows, at('2026-01-05', 7), 'en', hours);
  expect(dates).toHaveLength(8);
  expect(dates[0]).toMatchObject({ value: '2026-01-05', isOver: true, holiday: 'closed' });
  expect(dates[1]).toMatchObject({ value: '2026-01-06', isOver: false });
  const open = openTimeSlots(windows, '2026-01-06', at('2026-01-05', 7), hours);
  expect(open.map(({ start }) => start)).toStrictEqual(['9:00', '11:00']);
});

test('other hours of several days open no day of the week that is closed; those of one day do', () => {
  const openOn = (validFrom: string, validUntil: string): number => {
    const holidays = [{ words: 'short days', validFrom, validUntil, opens: '11:00', closes: '15:00' }];
    return openTimeSlots(windows, '2026-01-10', at('2026-01-05', 7), { ...hours, holidays }).length;
  };
  expect([openOn('2026-01-05', '2026-01-31'), openOn('2026-01-10', '2026-01-10')]).toStrictEqual([0, 2]);
});

test('a day of the week without hours has no window', () => {
  const over = bookingDates(windows, at('2026-01-05', 7), 'en', hours).filter(({ isOver }) => isOver);
  expect(over.map(({ label }) => label.split(',')[0])).toStrictEqual(
    'Monday Wednesday Thursday Friday Saturday'.split(' '),
  );
});
