import { z } from 'zod';
import { weekdays } from '../../shared/time/days';
import { day } from './day';
import { field, matching, reporter, rows } from './field';
import { text } from './parts';

const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day like "09:00"', (written) =>
  written.padStart(5, '0'),
);

type Times = { opens?: string | undefined; closes?: string | undefined };

/** Reports groups that close before they open, or that say only one of the two. */
function checkTimes(groups: readonly Times[], context: z.RefinementCtx): void {
  groups.forEach(({ opens, closes }, index) => {
    const report = reporter(context);
    if ((opens === undefined) !== (closes === undefined))
      report([index, opens ? 'closes' : 'opens'], 'both times, or neither: then you are closed');
    else if (opens && closes && opens.padStart(5, '0') >= closes.padStart(5, '0'))
      report([index, 'closes'], `a time after "${opens}", when the day begins`);
  });
}

/** When the company is there. On a day that is not listed it is closed. */
export const openingHours = (title: string, hint: string) =>
  rows(title, hint, 'group of days', {
    days: field(z.array(z.enum(weekdays)))('Days of the week', 'All on which these hours hold.').min(1),
    opens: timeOfDay('Opens at', 'The time of day, such as 09:00.'),
    closes: timeOfDay('Closes at', 'The time of day, such as 17:00.'),
  })
    .min(1)
    .superRefine((groups, context) => {
      checkTimes(groups, context);
      const known = new Set<string>();
      groups.forEach(({ days }, index) => {
        days.forEach((each, at) => {
          if (known.has(each)) reporter(context)([index, 'days', at], 'each day of the week only once');
          known.add(each);
        });
      });
    })
    .meta({ summary: '{{fields.opens}} to {{fields.closes}}' });

/** Days with other hours than their day of the week has, or with none. */
export const holidays = (title: string, hint: string) =>
  rows(title, hint, 'holiday', {
    words: text('Words behind the day', "Behind a day that visitors can't book: closed for Labor Day."),
    validFrom: day('First day', 'The holiday, or the first of several days.'),
    validUntil: day('Last day', 'The same day again for a single day.'),
    opens: timeOfDay('Opens at', 'Such as 09:00. Empty: you are closed.').optional(),
    closes: timeOfDay('Closes at', 'Such as 13:00. Empty: you are closed.').optional(),
  })
    .superRefine(checkTimes)
    .meta({ summary: '{{fields.words}}, {{fields.validFrom}}' });
