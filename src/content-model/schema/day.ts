import { z } from 'zod';
import { field, type Tidy } from './field';

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Writes "October 16, 2024", "16 Oct 2024" and "2024/10/16" as 2024-10-16. Leaves "3/4/2026" alone, which may mean two
 * different days.
 */
const dayOf: Tidy = (written) => {
  const year = /\b\d{4}\b/.exec(written)?.[0] ?? '';
  const named = monthNames.findIndex((month) => new RegExp(`\\b${month}`, 'i').test(written)) + 1;
  if (named === 0 && !written.startsWith(year)) return '';
  const numbers = written.replace(year, '').match(/\d+/g) ?? [];
  const [month = '', day = ''] = named > 0 ? [String(named), ...numbers] : numbers;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

const daysOfMonth = (date: string): number => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
};

function isOnCalendar(date: string): boolean {
  const dayOfMonth = Number(date.slice(-2));
  return dayOfMonth >= 1 && dayOfMonth <= daysOfMonth(date);
}

function calendarWords(date: string): string {
  const days = daysOfMonth(date);
  return days === 0 ? 'a month from 01 to 12' : `a day from 01 to ${days}: that month has ${days} days`;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dayWords = 'a date like "2024-10-16" (year, month, day), in quotes';

/** A day of the calendar as YYYY-MM-DD; refuses a day that does not exist, such as the 30th of February. */
export const day = field(
  z
    .string({ error: dayWords })
    .regex(dayPattern, { error: dayWords, abort: true })
    .refine(isOnCalendar, { error: ({ input }) => calendarWords(String(input)) })
    .meta({ control: 'day', tidy: dayOf }),
);

/**
 * The first and the last day on which something shows (src/shared/time/valid-days.ts); each may be left out. `name` is what
 * staff call it.
 */
export const validDays = (name: string) => ({
  validFrom: day('First day', `Until this day ${name} is not shown. Empty: it is shown at once.`).optional(),
  validUntil: day('Last day', `After this day ${name} is not shown. Empty: it stays.`).optional(),
});
