import { dayInWords } from '../../../src/shared/time/last-day';
import { addDays, type Period } from '../period';
import type { Row, Tally } from './tally';

const mostDays = 45;
const mostWeeks = 40;

const inWords = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(Date.parse(day));

/** A period is counted by day, a long one by week or by month: `of` gives the first day of the one that has a day. */
const steps = {
  day: {
    title: 'Day by day',
    column: 'Day',
    most: 'Most came on',
    of: (day: string) => day,
    name: (day: string) => `${inWords(day, { weekday: 'short' })}, ${dayInWords(day)}`,
  },
  week: {
    title: 'Week by week',
    column: 'Week',
    most: 'Most came in the',
    of: (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7)),
    name: (day: string) => `Week of ${dayInWords(day)}`,
  },
  month: {
    title: 'Month by month',
    column: 'Month',
    most: 'Most came in',
    of: (day: string) => `${day.slice(0, 7)}-01`,
    name: (day: string) => inWords(day, { month: 'long', year: 'numeric' }),
  },
};

function stepFor(days: number): keyof typeof steps {
  if (days <= mostDays) return 'day';
  return days <= mostWeeks * 7 ? 'week' : 'month';
}

/**
 * Gives the requests of each day of the period, also of those without one; of a long period by week or by month. A city's
 * clock may be a day ahead of a period's end: a request of another day widens the period.
 */
export function timeRows({ byName }: Tally, { since, until }: Period) {
  const known = [...byName.keys(), since, until].toSorted();
  const [begin = since, end = until] = [known[0], known.at(-1)];
  const days = [begin];
  for (let day = addDays(begin, 1); day <= end; day = addDays(day, 1)) days.push(day);
  const step = steps[stepFor(days.length)];
  const sums = new Map<string, number>();
  for (const day of days) sums.set(step.of(day), (sums.get(step.of(day)) ?? 0) + (byName.get(day) ?? 0));
  return { step, rows: [...sums].map(([day, sum]): Row => ({ name: step.name(day), values: [sum] })) };
}
