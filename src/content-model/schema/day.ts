import { z } from 'zod';
import { field } from './field';

const error = 'a day of the calendar like "2024-10-16" (year, month, day), in quotes';

/** A day of the calendar as YYYY-MM-DD; refuses a day that does not exist, such as the 30th of February. */
export const day = field(z.string({ error }).check(z.iso.date({ error })).meta({ control: 'day' }));

/** The first and last day of what shows (src/shared/time/valid-days.ts); `name` is what staff call it. */
export const validDays = (name: string) => ({
  validFrom: day('First day', `Until this day ${name} is not shown. Empty: it is shown at once.`).optional(),
  validUntil: day('Last day', `After this day ${name} is not shown. Empty: it stays.`).optional(),
});
