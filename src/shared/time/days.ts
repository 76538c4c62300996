export const dayMs = 86_400_000;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const weekdayOf = (day: Date): (typeof weekdays)[number] => weekdays[(day.getUTCDay() + 6) % 7]!;
