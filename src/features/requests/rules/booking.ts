import { dayMs, weekdayOf } from '../../../shared/time/days';
import { baseLanguage } from '../../../shared/site/languages';
import type { CityTime } from '../../../shared/time/city-clock';
import { dayIn, monthNames } from '../../../shared/time/month-names';
import { isShownOn } from '../../../shared/time/valid-days';
import { windowHours } from '../../../shared/values/limits';

/** From when to when the company is there; without times it is closed. */
type Times = { opens?: string | undefined; closes?: string | undefined };
export type Hours = {
  openingHours: readonly (Times & { days: readonly string[] })[];
  holidays?: readonly (Times & { words: string; validFrom: string; validUntil: string })[] | undefined;
};

type Start = { start: string };

export const dateCount = 8;
const sunday = 0;

/** Labels a day, which is given as its midnight in UTC: there every day has a midnight and 24 hours. */
function dayLabel(day: Date, language: string): string {
  if (language !== baseLanguage)
    return dayIn(language, day, { weekday: 'long', month: 'short', day: 'numeric' });
  return `${weekdayOf(day)}, ${monthNames[day.getUTCMonth()]?.slice(0, 3)} ${day.getUTCDate()}`;
}

/** Gives the label of a date that a Job has saved: '2026-01-05' is 'Monday, Jan 5' in every time zone. */
export function bookingDateLabel(date: string, language: string): string {
  return dayLabel(new Date(date), language);
}

function openDays(today: string): Date[] {
  const days: Date[] = [];
  for (let at = Date.parse(today); days.length < dateCount; at += dayMs) {
    const day = new Date(at);
    if (day.getUTCDay() !== sunday) days.push(day);
  }
  return days;
}

/** Eight dates without Sundays. Today is one of them even with no slot left: the specification counts from today. */
export function bookingDates(timeSlots: readonly Start[], now: CityTime, language: string, hours?: Hours) {
  return openDays(now.date).map((day) => {
    const value = day.toISOString().slice(0, 10);
    // All time slots have begun, or the company is closed; visitors read the words of a holiday.
    const isOver = openTimeSlots(timeSlots, value, now, hours).length === 0;
    return { value, label: dayLabel(day, language), isOver, holiday: holidayOn(value, hours)?.words };
  });
}

const holidayOn = (date: string, hours?: Hours) => hours?.holidays?.find((each) => isShownOn(date, each));

const isWithin =
  ({ opens = '24:00', closes = '0:00' }: Times) =>
  ({ start }: Start): boolean =>
    minutesOf(opens) <= minutesOf(start) && minutesOf(endTime(start)) <= minutesOf(closes);

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function timesOn(date: string, hours: Hours): Times {
  const weekday = weekdayOf(new Date(date));
  const ofWeek = hours.openingHours.find(({ days }) => days.includes(weekday));
  const holiday = holidayOn(date, hours);
  // Other hours of several days don't open a day of the week on which the company is closed; those of one day do.
  const isHoliday = holiday && (ofWeek || holiday.validFrom === holiday.validUntil);
  return (isHoliday ? holiday : ofWeek) ?? {};
}

/** Takes starts like '9:00' and a date as YYYY-MM-DD, or '' while none is chosen. */
export function openTimeSlots<TimeSlot extends Start>(
  timeSlots: readonly TimeSlot[],
  date: string,
  now: CityTime,
  hours?: Hours,
): TimeSlot[] {
  const isOpen = hours && date ? isWithin(timesOn(date, hours)) : () => true;
  const isAhead = ({ start }: Start) => date !== now.date || minutesOf(start) > now.minutes;
  return timeSlots.filter((slot) => isOpen(slot) && isAhead(slot));
}

const timeOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const endTime = (start: string): string => timeOf(minutesOf(start) + windowHours * 60);

/** By when the company calls whoever asks now: so many minutes of one day's hours later, on a full quarter of an hour. */
export function callBy(now: CityTime, hours: Hours, minutes: number): { date: string; time: string } | null {
  for (let day = 0; day <= 2 * dateCount; day += 1) {
    const date = new Date(Date.parse(now.date) + day * dayMs).toISOString().slice(0, 10);
    const { opens = '24:00', closes = '0:00' } = timesOn(date, hours);
    const from = Math.max(minutesOf(opens), day === 0 ? now.minutes : 0);
    const by = Math.ceil((from + minutes) / 15) * 15;
    if (by <= minutesOf(closes)) return { date, time: timeOf(by) };
  }
  return null;
}

/** The first day from today on with an open slot. `label` is empty for today, else like 'Monday, Jan 5'. */
export function nextOpenDay(timeSlots: readonly Start[], now: CityTime, language: string, hours?: Hours) {
  const day = bookingDates(timeSlots, now, language, hours).find(({ isOver }) => !isOver);
  if (!day) return { label: '', openStarts: [] };
  const openStarts = openTimeSlots(timeSlots, day.value, now, hours).map(({ start }) => start);
  return { label: day.value === now.date ? '' : day.label, openStarts };
}
