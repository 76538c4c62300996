import { weekdays } from '../schema/opening-hours';

/** What texts may name in braces of the opening hours, such as {hours}. */
export type HourWords = Record<(typeof hourNames)[number], string>;
export const hourNames = ['hours', 'openDays', 'bookingDays', 'opens', 'closes'] as const;

type Groups = readonly { days: readonly string[]; opens: string; closes: string }[];

/** '09:00' is '9 am', and '17:30' is '5:30 pm'. */
function timeInWords(time: string): string {
  const [hour = 0, minutes = '00'] = [Number(time.split(':')[0]), time.split(':')[1]];
  return `${hour % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hour < 12 ? 'am' : 'pm'}`;
}

/** 'Monday to Thursday and Saturday', whatever order the days have. */
function daysInWords(days: readonly string[]): string {
  const runs: string[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    if (index > 0 && runs.at(-1)?.at(-1) === weekdays[index - 1]) runs.at(-1)?.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) => (run.length > 2 ? `${run[0]} to ${run.at(-1)}` : run));
  return new Intl.ListFormat('en-US').format(words);
}

/** Says opening hours in words: 'Monday to Friday, 9 am to 5 pm; Saturday, 10 am to 2 pm'. */
export function hourWords(groups: Groups): HourWords {
  const inWords = groups.map(
    ({ days, opens, closes }) => `${daysInWords(days)}, ${timeInWords(opens)} to ${timeInWords(closes)}`,
  );
  const days = groups.flatMap((group) => group.days);
  return {
    hours: inWords.join('; '),
    openDays: daysInWords(days),
    // Nobody can book a Sunday (docs/specification.md, section 9).
    bookingDays: daysInWords(days.filter((day) => day !== 'Sunday')),
    opens: timeInWords(groups.map(({ opens }) => opens).toSorted()[0] ?? ''),
    closes: timeInWords(
      groups
        .map(({ closes }) => closes)
        .toSorted()
        .at(-1) ?? '',
    ),
  };
}
