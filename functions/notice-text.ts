import { areaFit, readPostalCode } from '../src/features/cities/rules/postal-areas';
import type { Job, Lead } from '../src/features/requests/rules/records';
import { isMarkedAsSpam, type SubmissionMetadata } from '../src/features/requests/rules/submission-metadata';
import { referenceOf } from '../src/features/ticket/rules/confirmation';
import { fillText } from '../src/shared/text/fill-text';
import { parsePhoneNumber } from '../src/shared/values/phone-number';
import words from './words.json';

export const kinds = ['leads', 'jobs'] as const;
export type Kind = (typeof kinds)[number];
export type SavedRequest = Lead | Job;
export type ServedArea = { locationId: string; postalPrefixes?: readonly string[] };

/** The key of the office that answers where no location is known. */
export const headOffice = 'head';

const isJob = (record: SavedRequest): record is Job => 'cus_name' in record;

/** Gives the location that a request belongs to: its own, else that of the city which serves its zip or postal code. */
export function locationOf(record: SavedRequest, cities: readonly ServedArea[]): string {
  if (record.location_id) return record.location_id;
  const code = readPostalCode(isJob(record) ? record.cus_address.zip : record.zip);
  const fits = cities.map(({ locationId, postalPrefixes }) => ({
    locationId,
    fit: code ? areaFit(code, postalPrefixes) : 0,
  }));
  const best = fits.toSorted((one, other) => other.fit - one.fit)[0];
  return (best && best.fit > 0 && best.locationId) || headOffice;
}

const factsOfJob = (job: Job) => ({
  name: job.cus_name,
  phone: job.cus_phone,
  message: job.description,
  date: job.date,
  start: job.start_time,
  end: job.end_time,
  address: ['street', 'unit', 'city', 'state', 'zip']
    .map((part) => job.cus_address[part as keyof Job['cus_address']])
    .filter(Boolean)
    .join(', '),
});
const factsOfLead = ({ name, phone, note_from_customer, zip }: Lead) => ({
  name,
  phone,
  message: note_from_customer,
  zip: zip.toUpperCase(),
});

/** Names the language to call back in, for the office; nothing for English. */
const nameOfLanguage = (code = ''): string =>
  code && (new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? '');

type Facts = {
  kind: Kind;
  id: string;
  record: SavedRequest;
  context: SubmissionMetadata | null;
  link: string;
  isAgain: boolean;
  /** For how long nobody has acknowledged it; 0 for the first contact. */
  minutes: number;
};

/** What is sent: mail has a subject, and a webhook gets each value by its name too. */
export type Message = { subject: string; text: string; values: Record<string, string> };

/** Writes a notice. A line of words.json is left out where one of its values is not known. */
export function writeNotice({ kind, id, record, context, link, isAgain, minutes }: Facts): Message {
  const facts = isJob(record) ? factsOfJob(record) : factsOfLead(record);
  const values: Record<string, string> = {
    kind: words.kinds[kind],
    ticket: referenceOf(id),
    ...facts,
    dial: parsePhoneNumber(facts.phone)?.dial ?? '',
    page: context?.page ?? '',
    language: nameOfLanguage(context?.language),
    link,
    again: isAgain ? words.again : '',
    escalated: minutes > 0 ? fillText(words.escalated, { minutes: String(minutes) }) : '',
    spam: context && isMarkedAsSpam(context) ? words.spam : '',
  };
  const isKnown = (line: string): boolean =>
    Array.from(line.matchAll(/\{(\w+)\}/g)).every(([, name = '']) => values[name]);
  const text = words.lines.filter(isKnown).map((line) => fillText(line, values));
  return { subject: fillText(words.subject, values), text: text.join('\n'), values };
}
