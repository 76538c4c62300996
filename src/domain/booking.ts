import { calendarDate } from './clock';
import { windowHours } from './limits';

/** A day of the Book-now form: `value` is what a Job saves, `label` what the visitor reads. */
type BookingDate = { value: string; label: string };

export const dateCount = 8;
const sunday = 0;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Written out, as Intl.DateTimeFormat takes a slow phone longer to begin with than all else that a home page does. */
function dayLabel(date: Date): string {
  return `${weekdays[date.getDay()]}, ${months[date.getMonth()]} ${date.getDate()}`;
}

/** The label of a date that a Job has saved: '2026-01-05' is 'Monday, Jan 5'. */
export function bookingDateLabel(date: string): string {
  return dayLabel(new Date(`${date}T12:00`));
}

/** Noon, because some days of some time zones have no midnight. */
function noonInDays(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12);
}

function openDays(now: Date): Date[] {
  const days: Date[] = [];
  for (let ahead = 0; days.length < dateCount; ahead += 1) {
    const day = noonInDays(now, ahead);
    if (day.getDay() !== sunday) days.push(day);
  }
  return days;
}

/**
 * The eight dates from today on that are not a Sunday, on the visitor's calendar, labelled like 'Monday, Jan 5'
 * (specification section 9, design decision 10). Today is one of them also when no window of it is left: the
 * specification counts from today.
 */
export function bookingDates(now: Date): BookingDate[] {
  return openDays(now).map((date) => ({ value: calendarDate(date), label: dayLabel(date) }));
}

function hourAndMinute(start: string): [number, number] {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  return [hour, minute];
}

/**
 * The windows that can still be chosen for a date, in their order: those of today that have begun are left out
 * (design decision 10). Takes starts like '9:00' and a date as YYYY-MM-DD, or '' while none is chosen.
 */
export function openTimeWindows<Window extends { start: string }>(
  windows: readonly Window[],
  date: string,
  now: Date,
): Window[] {
  const minutesNow = now.getHours() * 60 + now.getMinutes();
  return windows.filter(({ start }) => {
    const [hour, minute] = hourAndMinute(start);
    return date !== calendarDate(now) || hour * 60 + minute > minutesNow;
  });
}

/** The end of the window that begins at `start`, two hours later: '9:00' gives '11:00' (specification section 9). */
export function endTime(start: string): string {
  const [hour, minute] = hourAndMinute(start);
  return `${hour + windowHours}:${String(minute).padStart(2, '0')}`;
}

/**
 * The first day on which a window can still be chosen, today or a later one, with the starts of its open windows;
 * `label` is empty for today, else like 'Monday, Jan 5'.
 */
export function nextOpenDay(
  windows: readonly { start: string }[],
  now: Date,
): { label: string; openStarts: string[] } {
  for (const day of openDays(now)) {
    const value = calendarDate(day);
    const openStarts = openTimeWindows(windows, value, now).map(({ start }) => start);
    if (openStarts.length > 0) {
      return { label: value === calendarDate(now) ? '' : dayLabel(day), openStarts };
    }
  }
  return { label: '', openStarts: [] };
}
