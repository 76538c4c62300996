import type { CityTime } from '../cities/city-clock';
import { windowHours } from '../limits';

/** A day of the Book-now form: `value` is what a Job saves, `label` what the visitor reads. */
type BookingDate = {
  value: string;
  label: string;
  /** No window of it can be chosen any more. */
  isOver: boolean;
};

type Start = { start: string };

export const dateCount = 8;
const sunday = 0;
const dayMs = 86_400_000;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A day without its hours stands as its midnight in UTC, where every day has one and lasts as long as any other.
 * Its name is written out, as Intl.DateTimeFormat takes a slow phone longer to begin with than all else that a home
 * page does.
 */
function dayLabel(day: Date): string {
  return `${weekdays[day.getUTCDay()]}, ${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** The label of a date that a Job has saved: '2026-01-05' is 'Monday, Jan 5', wherever it is read. */
export function bookingDateLabel(date: string): string {
  return dayLabel(new Date(date));
}

function openDays(today: string): Date[] {
  const days: Date[] = [];
  for (let at = Date.parse(today); days.length < dateCount; at += dayMs) {
    const day = new Date(at);
    if (day.getUTCDay() !== sunday) days.push(day);
  }
  return days;
}

/**
 * The eight dates from the city's today on that are not a Sunday, labelled like 'Monday, Jan 5'. Today is one of them
 * also when no window of it is left: the specification counts from today.
 */
export function bookingDates(windows: readonly Start[], now: CityTime): BookingDate[] {
  return openDays(now.date).map((day) => {
    const value = day.toISOString().slice(0, 10);
    return { value, label: dayLabel(day), isOver: openTimeWindows(windows, value, now).length === 0 };
  });
}

function hourAndMinute(start: string): [number, number] {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  return [hour, minute];
}

/**
 * The windows that can still be chosen for a date, in their order: those of the city's today that have begun are left
 * out. Takes starts like '9:00' and a date as YYYY-MM-DD, or '' while none is chosen.
 */
export function openTimeWindows<Window extends Start>(
  windows: readonly Window[],
  date: string,
  now: CityTime,
): Window[] {
  return windows.filter(({ start }) => {
    const [hour, minute] = hourAndMinute(start);
    return date !== now.date || hour * 60 + minute > now.minutes;
  });
}

/**
 * The end of the window that begins at `start`, two hours later: '9:00' gives '11:00' (docs/specification.md, section
 * 9).
 */
export function endTime(start: string): string {
  const [hour, minute] = hourAndMinute(start);
  return `${hour + windowHours}:${String(minute).padStart(2, '0')}`;
}

/**
 * The first day on which a window can still be chosen, the city's today or a later one, with the starts of its open
 * windows; `label` is empty for today, else like 'Monday, Jan 5'.
 */
export function nextOpenDay(
  windows: readonly Start[],
  now: CityTime,
): { label: string; openStarts: string[] } {
  const day = bookingDates(windows, now).find(({ isOver }) => !isOver);
  if (!day) return { label: '', openStarts: [] };
  const openStarts = openTimeWindows(windows, day.value, now).map(({ start }) => start);
  return { label: day.value === now.date ? '' : day.label, openStarts };
}
