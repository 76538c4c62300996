import { baseLanguage } from '../../shared/site/languages';
import { dayIn, timeInWords } from '../../shared/time/month-names';
import { fillText } from '../../shared/text/fill-text';
import { weekdays } from '../../shared/time/days';

/** What texts may name in braces of the opening hours, such as {hours}. */
export type HourWords = Record<(typeof hourNames)[number], string>;
export const hourNames = ['hours', 'openDays', 'bookingDays', 'opens', 'closes'] as const;

type Groups = readonly { days: readonly string[]; opens: string; closes: string }[];

/** How a language says them: `hours` of site/words.json. */
export type HoursLocale = { language: string; locale: string; days: string; times: string };

/** As the content says it too, for files that are read alone. */
export const english: HoursLocale = {
  language: baseLanguage,
  locale: 'en-US',
  days: '{from} to {to}',
  times: '{from} to {to}',
};

/** Of the week that begins on Monday, January 5, 2026. */
const weekdayIn = (locale: string, index: number): string =>
  dayIn(locale, Date.UTC(2026, 0, 5 + index), { weekday: 'long' });

/** 'Monday to Thursday', 'Saturday', whatever order the days have. */
export function runsOf(open: readonly string[], { locale, days: range }: HoursLocale): string[] {
  const runs: string[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!open.includes(day)) continue;
    const said = weekdayIn(locale, index);
    if (index > 0 && open.includes(weekdays[index - 1] as string)) runs.at(-1)?.push(said);
    else runs.push([said]);
  }
  return runs.flatMap((run) =>
    run.length > 2 ? fillText(range, { from: run[0] ?? '', to: run.at(-1) ?? '' }) : run,
  );
}

const daysInWords = (open: readonly string[], hoursLocale: HoursLocale): string =>
  new Intl.ListFormat(hoursLocale.locale).format(runsOf(open, hoursLocale));

/** Says opening hours in words: 'Monday to Friday, 9 am to 5 pm; Saturday, 10 am to 2 pm'. */
export function hourWords(groups: Groups, hoursLocale: HoursLocale): HourWords {
  const inWords = groups.map(({ days, opens, closes }) => {
    const times = { from: timeInWords(opens, hoursLocale), to: timeInWords(closes, hoursLocale) };
    return `${daysInWords(days, hoursLocale)}, ${fillText(hoursLocale.times, times)}`;
  });
  const days = groups.flatMap((group) => group.days);
  // Nobody can book a Sunday (docs/specification.md, section 9).
  const bookable = days.filter((day) => day !== 'Sunday');
  const opens = groups.map((group) => group.opens).toSorted()[0] ?? '';
  const closes =
    groups
      .map((group) => group.closes)
      .toSorted()
      .at(-1) ?? '';
  return {
    hours: inWords.join('; '),
    openDays: daysInWords(days, hoursLocale),
    bookingDays: daysInWords(bookable, hoursLocale),
    opens: timeInWords(opens, hoursLocale),
    closes: timeInWords(closes, hoursLocale),
  };
}
