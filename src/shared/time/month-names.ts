/** Says a time in UTC, or a day, which is given as its midnight there, in a language other than English. */
export const dayIn = (language: string, day: Date | number, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(day);

/** Spelled out, because a slow phone's first Intl.DateTimeFormat takes longer than all other work of a home page. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
