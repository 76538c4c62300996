/** The key of a message in content/site/forms.json; the words are content (specification section 5). */
export type MessageKey =
  | 'nameRequired'
  | 'phoneTooShort'
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

/** Refuses a phone of fewer than 10 digits. */
export function phoneOfTenDigits(message: MessageKey): Check {
  return (value) => ((value ?? '').replace(/\D/g, '').length >= 10 ? null : message);
}

/** The quote form's table: hero, get-quote, reviews, how-it-works and what-we-take. Zip is not checked. */
export const quoteChecks = {
  name: required('nameRequired'),
  phone: phoneOfTenDigits('phoneTooShort'),
  message: required('messageRequired'),
} satisfies Record<string, Check>;
