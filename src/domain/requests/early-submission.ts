import { bookChecks, bookingChecks, estimateChecks, quoteChecks, type Check } from './checks';
import type { SubmissionMetadata } from './submission-metadata';
import { buildSubmissionMetadata } from './submission-metadata';
import { buildLead, type LeadValues } from './lead';
import { maskMessage, maskName, maskPhone } from './masks';
import type { FormName, SavedRecord } from './records';
import { honeypotFieldName } from './spam-signals';
import type { Attribution } from '../attribution/attribution';
import { marketingBoxName } from './consent';

/** What stood in a form when its button was pressed before the page's scripts had arrived. */
export type EarlySubmission = {
  form: FormName;
  /** The location id of the page's city. */
  location: string;
  /** Names the exact words of the consent line. */
  consent: string;
  /** Whether the box for marketing texts could be ticked: 'shown', or not. */
  marketing: string;
  /** The page's whole address, and where it was reached from. */
  address: string;
  referrer: string;
  /** Milliseconds since 1970. */
  at: number;
  values: Record<string, string>;
};

const checksOf: Record<FormName, Record<string, Check>> = {
  quote: quoteChecks,
  estimate: estimateChecks,
  // Its country is told by the scripts: before them no code is asked for.
  book: bookChecks('unknown') as Record<string, Check>,
  booking: bookingChecks,
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads what the device has kept, which anything may have written; null where it is no early press. */
export function parseEarlySubmission(kept: unknown): EarlySubmission | null {
  const given = (kept ?? {}) as Partial<EarlySubmission>;
  const { form, location, consent, address, referrer, at, values } = given;
  const isWhole =
    isText(form) &&
    form in checksOf &&
    [location, consent, address, referrer].every(isText) &&
    Number.isFinite(at);
  const areTexts = typeof values === 'object' && values !== null && Object.values(values).every(isText);
  return isWhole && areTexts && URL.canParse(String(address)) ? (given as EarlySubmission) : null;
}

function maskedValues({ name = '', phone = '', message = '' }: Record<string, string>): LeadValues {
  return { name: maskName(name), phone: maskPhone(phone), message: maskMessage(message) };
}

type EarlyLead = {
  /** As the form itself would send them, so that a press of both is one request. */
  answers: string;
  build: (ipAddress: string) => SavedRecord;
};

/** The lead that the form would have sent; null where a check of the form refuses it, as every booking without its day. */
export function leadOfEarlySubmission(press: EarlySubmission): EarlyLead | null {
  const { form, location, at } = press;
  const values = maskedValues(press.values);
  const checks = Object.entries(checksOf[form]);
  if (checks.some(([field, check]) => check(values[field as keyof LeadValues]))) return null;
  return {
    answers: JSON.stringify([form, values, location]),
    build: (ipAddress) => buildLead(values, { locationId: location, ipAddress, now: new Date(at) }),
  };
}

/** What is saved beside that lead. */
export function metadataOfEarlySubmission(
  press: EarlySubmission,
  siteVersion: string,
  touches: Attribution,
): SubmissionMetadata {
  const { form, consent, marketing, address, at, values } = press;
  return buildSubmissionMetadata({
    honeypot: values[honeypotFieldName] ?? '',
    // When it was begun only the scripts would have known.
    fillMs: 0,
    form,
    pathname: new URL(address).pathname,
    siteVersion,
    touches,
    consentVersion: consent,
    marketingTexts: marketing === 'shown' ? marketingBoxName in values : undefined,
    now: new Date(at),
  });
}
