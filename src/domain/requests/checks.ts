import { isForeignPhone } from './masks';
import { zipFieldFor, type VisitorCountry } from '../cities/visitor-country';

/** The key of a message in content/site/forms.json; the words are content (docs/specification.md, section 5). */
export type MessageKey =
  | 'nameRequired'
  | 'phoneTooShort'
  | 'phoneForeign'
  | 'messageRequired'
  | 'dateRequired'
  | 'timeWindowRequired'
  | 'fieldRequired'
  | 'zipOrPostalCodeRequired';

/** Takes a field's value, gives the key of the message to show, or null when the value is fine. */
export type Check = (value: string | undefined) => MessageKey | null;

/** Refuses an empty value or one of spaces only. */
export function required(message: MessageKey): Check {
  return (value) => (value?.trim() ? null : message);
}

/** Refuses a phone, as its mask holds it, of another country, which says so, or of fewer than 10 digits. */
export function phoneOfTenDigits(message: MessageKey): Check {
  return (value = '') => {
    if (isForeignPhone(value)) return 'phoneForeign';
    return value.replace(/\D/g, '').length >= 10 ? null : message;
  };
}

/** The quote form's table: hero, get-quote, reviews, how-it-works and what-we-take. Zip is not checked. */
export const quoteChecks = {
  name: required('nameRequired'),
  phone: phoneOfTenDigits('phoneTooShort'),
  message: required('messageRequired'),
} satisfies Record<string, Check>;

/**
 * What /book and the compact form share. Section 5 asks for no more than a phone, but the database refuses one that is
 * not whole, and a refused lead is a lost one: a phone of fewer than 10 digits counts as not filled in.
 */
const leadChecks = {
  name: required('fieldRequired'),
  phone: phoneOfTenDigits('fieldRequired'),
  message: required('fieldRequired'),
} satisfies Record<string, Check>;

/** The compact form's table (estimate strip). */
export const estimateChecks = leadChecks;

type BookField = keyof typeof leadChecks | 'zip' | 'postalCode';

/**
 * The table of /book: the field of the visitor's country is required; none where it is unknown (docs/decisions/0008).
 */
export function bookChecks(country: VisitorCountry): Partial<Record<BookField, Check>> {
  const zipField = zipFieldFor('', country);
  return zipField ? { ...leadChecks, [zipField]: required('zipOrPostalCodeRequired') } : leadChecks;
}

/** The Book-now form's table. Property type, flexibility and address are marked required and not checked. */
export const bookingChecks = {
  name: required('nameRequired'),
  phone: phoneOfTenDigits('phoneTooShort'),
  date: required('dateRequired'),
  timeWindow: required('timeWindowRequired'),
  message: required('messageRequired'),
} satisfies Record<string, Check>;
