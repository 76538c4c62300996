import { baseLanguage } from '../site/languages';

/** Says a time in UTC, or a day, which is given as its midnight there, in a language other than English. */
export const dayIn = (language: string, day: Date | number, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(day);

/** '09:00' is '9 am', and '17:30' is '5:30 pm'. */
export function timeInWords(
  time: string,
  { language, locale }: Record<'language' | 'locale', string>,
): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const parts = { hour: 'numeric', minute: minutes ? 'numeric' : undefined } as const;
  const said = dayIn(locale, Date.UTC(2026, 0, 1, hour, minutes), parts).replace(/^0(?=\d)/, '');
  return language === baseLanguage ? said.replace(/\s/, ' ').toLowerCase() : said;
}

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
