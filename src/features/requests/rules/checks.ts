import type { Site } from '../../../content-model/types';
import { phoneDigits } from '../../../shared/values/limits';
import { isForeignPhone } from '../../../shared/text/masks';
import { zipFieldFor, type VisitorCountry } from '../../../shared/site/visitor-country';

/** docs/specification.md, section 5 */
export type MessageKey = keyof Site['forms']['messages'];

export type Check = (value: string | undefined) => MessageKey | null;

function required(message: MessageKey): Check {
  return (value) => (value?.trim() ? null : message);
}

function phoneOfTenDigits(message: MessageKey): Check {
  return (value = '') => {
    if (isForeignPhone(value)) return 'phoneForeign';
    return value.replace(/\D/g, '').length >= phoneDigits ? null : message;
  };
}

const contactChecks = (name: MessageKey, phone: MessageKey, message: MessageKey) => ({
  name: required(name),
  phone: phoneOfTenDigits(phone),
  message: required(message),
});

export const quoteChecks = contactChecks('nameRequired', 'phoneTooShort', 'messageRequired');
/** Section 5 only asks for some phone, but the database refuses an incomplete one: it counts as not filled in. */
export const estimateChecks = contactChecks('fieldRequired', 'fieldRequired', 'fieldRequired');

type BookField = keyof typeof estimateChecks | 'zip' | 'postalCode';

/** No code is required where the country is unknown (docs/decisions/0003). */
export function bookChecks(country: VisitorCountry): Partial<Record<BookField, Check>> {
  const zipField = zipFieldFor('', country);
  return zipField ? { ...estimateChecks, [zipField]: required('zipOrPostalCodeRequired') } : estimateChecks;
}

export const bookingChecks = {
  date: required('dateRequired'),
  timeWindow: required('timeWindowRequired'),
  ...quoteChecks,
} satisfies Record<string, Check>;
