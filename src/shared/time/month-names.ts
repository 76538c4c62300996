/**
 * Spelled out because, on a slow phone, the first call of Intl.DateTimeFormat takes longer than all other work of a home
 * page.
 */
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
