import { dayMs } from './days';
import { baseLanguage } from '../site/languages';
import { dayIn, monthNames } from './month-names';

/** Days are written YYYY-MM-DD, so that the texts sort by date. */

/** How many days are left after `today`: 0 on the last day itself. */
export function daysLeft(lastDay: string, today: string): number {
  return Math.round((Date.parse(lastDay) - Date.parse(today)) / dayMs);
}

/** A day as a visitor reads it: '2026-12-31' is 'December 31, 2026'. Staff read it in English. */
export function dayInWords(day: string, language: string = baseLanguage): string {
  const date = new Date(day);
  if (language !== baseLanguage) return dayIn(language, date, { dateStyle: 'long' });
  return `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

const hawaiiBehindUtcMs = 10 * 3_600_000;

/** The date in Hawaii, where the day ends last in the two countries: a day that is over there is over everywhere. */
export function latestDate(now: Date): string {
  return new Date(now.getTime() - hawaiiBehindUtcMs).toISOString().slice(0, 10);
}

export const newestFirst = (a: { date: string }, b: { date: string }): number => b.date.localeCompare(a.date);
