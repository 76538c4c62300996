import { bookingDateLabel } from '../../src/features/requests/rules/booking';
import { baseLanguage } from '../../src/shared/site/languages';
import type { Wanted } from './in-page';
import { booking, cities, formTexts, labels } from './journey-texts';
import { typedAnswers } from './saved-lead';
import type { Visitor } from './visitor';

/** A city of Canada, where journeys are; `home` is its path. */
const city = cities.find(({ country, locationId }) => country === 'CA' && locationId)!;
export const { locationId } = city;
export const home = `/${city.slug}`;

type Form = 'quote' | 'booking' | 'book';

export const formOf = (form: Form): Wanted => ({ css: `form[data-form=${form}]` });
export const field = (form: Form, name: string): Wanted => ({
  role: 'textbox',
  name,
  within: formOf(form),
});
export const submit = (form: Form): Wanted => ({
  role: 'button',
  name: formTexts[form].submit,
  within: formOf(form),
});

/** Fills in what every form asks for. */
export async function fillIn(visitor: Visitor, form: Form): Promise<void> {
  await visitor.typeInto(field(form, labels.name), typedAnswers.Name);
  await visitor.typeInto(field(form, labels.phone), typedAnswers.Phone);
  await visitor.typeInto(field(form, labels.message), typedAnswers.Message);
}

/** Chooses the last day and its last window, which are open at any time; gives what a job saves of them. */
export async function chooseTime(visitor: Visitor): Promise<{ date: string; start_time: string }> {
  const date = await visitor.until('days', () =>
    visitor.run(() => [...document.querySelectorAll<HTMLInputElement>('input[name=date]')].pop()?.value),
  );
  const { start, label } = booking.timeWindows.at(-1)!;
  await visitor.click({ role: 'radio', name: bookingDateLabel(date, baseLanguage) });
  await visitor.click({ role: 'radio', name: label });
  return { date, start_time: start };
}
