import type { FormName } from '../rules/records';
import type { BookForm } from './book-form';
import type { BookingForm } from './booking-form';
import type { EstimateForm } from './estimate-form';
import type { QuoteForm } from './quote-form';

export type Forms = {
  quote: typeof QuoteForm;
  estimate: typeof EstimateForm;
  book: typeof BookForm;
  booking: typeof BookingForm;
};

const loaders: { [Name in FormName]: () => Promise<Forms[Name]> } = {
  quote: async () => (await import(/* webpackChunkName: "forms" */ './quote-form')).QuoteForm,
  estimate: async () => (await import(/* webpackChunkName: "forms" */ './estimate-form')).EstimateForm,
  book: async () => (await import(/* webpackChunkName: "forms" */ './book-form')).BookForm,
  booking: async () => (await import(/* webpackChunkName: "booking" */ './booking-form')).BookingForm,
};
export const loaded: Partial<Forms> = {};

/** Gives the code of all forms where nothing is loaded later: in the build of the HTML, and in tests. */
export function provideForms(forms: Forms): void {
  Object.assign(loaded, forms);
}

export async function loadForms(names: readonly FormName[]): Promise<void> {
  await Promise.all(names.map(async (name) => Object.assign(loaded, { [name]: await loaders[name]() })));
}
