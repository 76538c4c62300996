/** Patterns of days and times, in the part of regular expressions that the rules of the database know (limits.ts). */
const yearsFrom1970 = '(19[7-9]|2[0-9][0-9])[0-9]';
const leapYears = '(19(7[26]|8[048]|9[26])|2[048]00|2[0-9](0[48]|[2468][048]|[13579][26]))';

/** A day of the calendar from 1970 to 2999 as YYYY-MM-DD, with the 29th of February only in leap years. */
export const calendarDay =
  `(${yearsFrom1970}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)` +
  `|02-(0[1-9]|1[0-9]|2[0-8]))|${leapYears}-02-29)`;

const hourAndMinute = '([01][0-9]|2[0-3]):[0-5][0-9]';

export const timeOfDay = hourAndMinute;

/** A time as `toISOString` writes it. */
export const isoTime = `${calendarDay}T${hourAndMinute}:[0-5][0-9][.][0-9]{3}Z`;
