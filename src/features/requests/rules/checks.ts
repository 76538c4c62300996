import { phoneDigits } from '../../../shared/values/limits';
import { isForeignPhone } from '../../../shared/text/masks';
import { zipFieldFor, type VisitorCountry } from '../../../shared/site/visitor-country';

/** The key of a message in content/site/forms.json, which has the words (docs/specification.md, section 5). */
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
function required(message: MessageKey): Check {
  return (value) => (value?.trim() ? null : message);
}

/**
 * Takes a phone as its mask leaves it. Refuses a number of another country with a message of its own, and one of fewer
 * than 10 digits with the given message.
 */
function phoneOfTenDigits(message: MessageKey): Check {
  return (value = '') => {
    if (isForeignPhone(value)) return 'phoneForeign';
    return value.replace(/\D/g, '').length >= phoneDigits ? null : message;
  };
}

/** The checks of the quote form (hero, get-quote, reviews, how-it-works, what-we-take). Zip has none. */
export const quoteChecks = {
  name: required('nameRequired'),
  phone: phoneOfTenDigits('phoneTooShort'),
  message: required('messageRequired'),
} satisfies Record<string, Check>;

/**
 * The checks that /book and the compact form share. The specification (section 5) only asks that the phone is filled
 * in, but the database refuses an incomplete one, and a refused lead is lost: so a phone of fewer than 10 digits counts
 * as not filled in.
 */
const leadChecks = {
  name: required('fieldRequired'),
  phone: phoneOfTenDigits('fieldRequired'),
  message: required('fieldRequired'),
} satisfies Record<string, Check>;

/** The checks of the compact form (estimate strip). */
export const estimateChecks = leadChecks;

type BookField = keyof typeof leadChecks | 'zip' | 'postalCode';

/**
 * The checks of /book: the code that the visitor's country uses is required, and none where the country is unknown
 * (docs/decisions/0003).
 */
export function bookChecks(country: VisitorCountry): Partial<Record<BookField, Check>> {
  const zipField = zipFieldFor('', country);
  return zipField ? { ...leadChecks, [zipField]: required('zipOrPostalCodeRequired') } : leadChecks;
}

/** The checks of the Book-now form, which marks property type, flexibility and address as required without a check. */
export const bookingChecks = {
  name: required('nameRequired'),
  phone: phoneOfTenDigits('phoneTooShort'),
  date: required('dateRequired'),
  timeWindow: required('timeWindowRequired'),
  message: required('messageRequired'),
} satisfies Record<string, Check>;
