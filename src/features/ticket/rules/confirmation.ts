import { bookingDateLabel } from '../../requests/rules/booking';
import type { Job, Lead } from '../../requests/rules/records';
import { shortHash } from '../../../shared/values/hash';

const isText = (value: unknown): value is string => typeof value === 'string';
const isDate = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isTime = (value: unknown): value is string => isText(value) && /^\d{1,2}:\d\d$/.test(value);
const partsOf = <Whole>(value: unknown): Partial<Record<keyof Whole, unknown>> => value ?? {};

function joined(parts: unknown[], between: string): string {
  return parts.filter((part) => isText(part) && part !== '').join(between);
}

export function addressLine(given: unknown): string {
  const { street, unit, city, state, zip } = partsOf<Job['cus_address']>(given);
  return joined([street, unit, city, joined([state, zip], ' ')], ', ');
}

function visitOf(
  { date, start_time: start, end_time: end, cus_address }: Partial<Record<keyof Job, unknown>>,
  language: string,
) {
  if (!isDate(date) || !isTime(start) || !isTime(end)) return null;
  return { date, day: bookingDateLabel(date, language), start, end, address: addressLine(cus_address) };
}

export type Confirmation = NonNullable<ReturnType<typeof parseConfirmation>>;

/** The tab may keep anything; null for a value that is no saved record. */
export function parseConfirmation(saved: unknown, language: string) {
  const { key, record } = partsOf<{ key: string; record: object }>(saved);
  const lead = partsOf<Lead>(record);
  const job = partsOf<Job>(record);
  const isJob = isText(job.cus_name);
  const name = isJob ? job.cus_name : lead.name;
  const phone = isJob ? job.cus_phone : lead.phone;
  const message = isJob ? job.description : lead.note_from_customer;
  const visit = isJob ? visitOf(job, language) : null;
  if (!isText(key) || !isText(name) || !isText(phone) || !isText(message) || (isJob && !visit)) return null;
  return { pushId: key, reference: referenceOf(key), name, phone, message, visit };
}

export const visitDetailNames = ['moveDate', 'fromAddress', 'toAddress', 'packing'] as const;

export type VisitDetails = Partial<Record<(typeof visitDetailNames)[number], string>>;

const longest = 200;

export function parseVisitDetails(search: string): VisitDetails {
  const query = new URLSearchParams(search);
  const details: VisitDetails = {};
  for (const name of visitDetailNames) {
    const value = query.get(name)?.trim().slice(0, longest);
    if (value) details[name] = value;
  }
  return details;
}

/** No 0, O, 1, I or L; of 2 and Z, 5 and S, 8 and B the digit alone; without vowels it spells no word. */
const alphabet = '23456789CDFGHJKMNPQRTVWXY';
const length = 6;

/** Gives the reference of a request, which visitors and the office read to each other; always the same for a push id. */
export function referenceOf(pushId: string): string {
  const hash = Number.parseInt(shortHash(pushId), 16);
  const digitAt = (index: number) => Math.floor(hash / alphabet.length ** index) % alphabet.length;
  return Array.from({ length }, (_, index) => alphabet[digitAt(index)]).join('');
}
