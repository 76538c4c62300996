import { bookChecks, bookingChecks, estimateChecks, quoteChecks, type Check } from './checks';
import { buildJob, jobMasks } from './job';
import { buildLead, leadValuesOf } from './lead';
import { leadMasks, type Mask } from '../../../shared/text/masks';
import type { PressedForm } from './submission-metadata';
import { answersOf, type FormName, type RecordPath, type SavedRecord } from './records';
import { addressOf } from '../../addresses/rules/address';
import { parseAddress } from '../../measuring/rules/attribution';

const checksOf: Record<FormName, Record<string, Check>> = {
  quote: quoteChecks,
  estimate: estimateChecks,
  // Where nothing knows the visitor's country, the form asks for no code.
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

function maskFields<Name extends string>(masks: Record<Name, Mask>, { values }: PressedForm) {
  const masked = Object.entries<Mask>(masks).map(([field, mask]) => [field, mask(values[field] ?? '')]);
  return Object.fromEntries(masked) as Record<Name, string>;
}

export function refusedFields(submission: PressedForm): string[] {
  const fields: Record<string, string> = { ...submission.values, ...maskFields(leadMasks, submission) };
  const checks = Object.entries(checksOf[submission.form]);
  return checks.filter(([field, check]) => check(fields[field])).map(([field]) => field);
}

type EarlyRequest = {
  path: RecordPath;
  /** The same text as the form's own, so that a visitor who presses again with scripts sends one request. */
  answers: string;
  build: (ipAddress: string) => SavedRecord;
};

/** Null where a check refuses it. */
export function requestOfEarlySubmission(submission: PressedForm): EarlyRequest | null {
  if (refusedFields(submission).length > 0) return null;
  const { form, location: locationId, at } = submission;
  const now = new Date(at);
  if (form === 'booking') {
    const fields = maskFields(jobMasks, submission);
    const job = { ...fields, address: addressOf(fields, String(submission.country ?? '')) };
    const build = (ipAddress: string) => buildJob(job, { locationId, ipAddress, now });
    return { path: 'jobs', answers: answersOf(form, job, locationId), build };
  }
  const fields = maskFields(leadMasks, submission);
  // The page showed the code of the visitor's country.
  const lead = leadValuesOf(fields, fields.postalCode ? 'postalCode' : 'zip');
  const build = (ipAddress: string) => buildLead(lead, { locationId, ipAddress, now });
  return { path: 'leads', answers: answersOf(form, lead, locationId), build };
}
