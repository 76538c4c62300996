import { areaFit, readPostalCode } from '../src/features/cities/rules/postal-areas';
import type { Job, Lead } from '../src/features/requests/rules/records';
import { isMarkedAsSpam, type SubmissionMetadata } from '../src/features/requests/rules/submission-metadata';
import { campaignOfTouch } from '../src/features/measuring/rules/attribution';
import { addressLine, referenceOf } from '../src/features/ticket/rules/confirmation';
import { fillText } from '../src/shared/text/fill-text';
import { parsePhoneNumber } from '../src/shared/values/phone-number';
import words from './words.json';

export const kinds = ['leads', 'jobs'] as const;
export type Kind = (typeof kinds)[number];
export type SavedRequest = Lead | Job;
export type Request = { kind: Kind; id: string; record: SavedRequest; context: SubmissionMetadata | null };

/** The fields of a city that a deploy of the site writes to the database. */
export const areaFields = ['locationId', 'slug', 'locationName', 'postalPrefixes'];
type Names = { slug?: string; locationName?: string };
export type ServedArea = Names & { locationId: string; postalPrefixes?: readonly string[] };

/** The key of the office that answers where no location is known. */
export const headOffice = 'head';

const isJob = (record: SavedRequest): record is Job => 'cus_name' in record;

/** Gives the location that a request belongs to: its own, else that of the city which serves its zip or postal code. */
export function locationOf(record: SavedRequest, cities: readonly ServedArea[]): string {
  if (record.location_id) return record.location_id;
  const code = readPostalCode(isJob(record) ? record.cus_address.zip : record.zip);
  const fitOf = ({ postalPrefixes }: ServedArea): number => (code ? areaFit(code, postalPrefixes) : 0);
  const [best] = cities.filter(fitOf).toSorted((one, other) => fitOf(other) - fitOf(one));
  return best?.locationId || headOffice;
}

const factsOfJob = (job: Job) => ({
  name: job.cus_name,
  phone: job.cus_phone,
  message: job.description,
  date: job.date,
  start: job.start_time,
  end: job.end_time,
  only: job.is_time_sensitive ? words.only : '',
  property: job.property_type,
  address: addressLine(job.cus_address),
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

/** What is sent: mail has a subject, and a webhook gets each value by its name too. The link is the last line. */
export type Message = { subject: string; text: string; values: Record<string, string> };

/** Writes a notice. A line of words.json is left out where one of its values is not known; `more` has those of the delivery. */
export function writeNotice({ kind, id, record, context }: Request, more?: Record<string, string>): Message {
  const facts = isJob(record) ? factsOfJob(record) : factsOfLead(record);
  const { last_touch: touch } = context ?? {};
  const values: Record<string, string> = {
    kind: words.kinds[kind],
    ticket: referenceOf(id),
    ...facts,
    dial: parsePhoneNumber(facts.phone)?.dial ?? '',
    page: context?.page ?? '',
    campaign: campaignOfTouch(touch) ?? '',
    source: [touch?.utm_source, touch?.utm_medium].filter(Boolean).join(' / '),
    language: nameOfLanguage(context?.language),
    spam: context && isMarkedAsSpam(context) ? words.spam : '',
    ...more,
  };
  const isKnown = (line: string): boolean =>
    Array.from(line.matchAll(/\{(\w+)\}/g)).every(([, name = '']) => values[name]);
  const text = words.lines.filter(isKnown).map((line) => fillText(line, values));
  return { subject: fillText(words.subject, values), text: text.join('\n'), values };
}

/** Cuts a text message at a word, but never its last line, whose link leads to the rest: longer ones cost more. */
export function shortenText(text: string): string {
  const [, start = '', end = text] = /^(.*)(\n.*)$/s.exec(text) ?? [];
  const room = 300 - end.length;
  return (start.length > room ? start.slice(0, room - 3).replace(/\s+\S*$/, '...') : start) + end;
}
