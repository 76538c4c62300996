import { bookChecks, bookingChecks, estimateChecks, quoteChecks, type Check } from './checks';
import { buildLead, leadValuesOf } from './lead';
import { leadMasks, type LeadField, type Mask } from '../../../shared/text/masks';
import type { PressedForm } from './submission-metadata';
import { answersOf, type FormName, type SavedRecord } from './records';
import { parseAddress } from '../../measuring/rules/attribution';

const checksOf: Record<FormName, Record<string, Check>> = {
  quote: quoteChecks,
  estimate: estimateChecks,
  // Without scripts nothing knows the visitor's country, so the form asks for no code.
  book: bookChecks('unknown') as Record<string, Check>,
  booking: bookingChecks,
};

/** Reads what the device has stored, which may be anything; gives null for what is not an early submission. */
export function parseEarlySubmission(stored: unknown): PressedForm | null {
  const given = (stored ?? {}) as Partial<PressedForm>;
  const { form = '', location, consent, address, referrer, at, values } = given;
  const texts: unknown[] = [form, location, consent, address, referrer, ...Object.values(values ?? {})];
  const isWhole = form in checksOf && Number.isFinite(at) && values instanceof Object;
  return isWhole &&
    texts.every((text) => typeof text === 'string') &&
    parseAddress(String(address))?.protocol.startsWith('http')
    ? (given as PressedForm)
    : null;
}

function maskLeadFields(written: Partial<Record<string, string>>): Record<LeadField, string> {
  const masked = Object.entries<Mask>(leadMasks).map(([field, mask]) => [field, mask(written[field] ?? '')]);
  return Object.fromEntries(masked) as Record<LeadField, string>;
}

export function refusedFields({ form, values }: PressedForm): string[] {
  const fields: Partial<Record<string, string>> = { ...values, ...maskLeadFields(values) };
  const checks = Object.entries(checksOf[form]);
  return checks.filter(([field, check]) => check(fields[field])).map(([field]) => field);
}

export type EarlyLead = {
  /** The same text as the form's own, so that a visitor who presses again with scripts sends one request. */
  answers: string;
  build: (ipAddress: string) => SavedRecord;
};

/** Null where a check refuses it. A booking is no lead, and without scripts it has no day. */
export function leadOfEarlySubmission(submission: PressedForm): EarlyLead | null {
  const { form, location, at } = submission;
  if (form === 'booking' || refusedFields(submission).length > 0) return null;
  const fields = maskLeadFields(submission.values);
  // Only the scripts know the visitor's country, and with it the code that the form asks for.
  const values = leadValuesOf(fields, null);
  return {
    answers: answersOf(form, values, location),
    build: (ipAddress) => buildLead(values, { locationId: location, ipAddress, now: new Date(at) }),
  };
}
