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
/** What the notices know of a city; an older deploy of the site has not written its names. */
export type ServedArea = {
  locationId: string;
  slug?: string;
  locationName?: string;
  postalPrefixes?: readonly string[] | undefined;
};

/** Gives what a deploy of the site writes to `areas` of the database. */
export const areasOf = (cities: readonly ServedArea[]): ServedArea[] =>
  cities.map(({ locationId, slug, locationName, postalPrefixes }) => ({
    locationId,
    slug,
    locationName,
    postalPrefixes,
  }));

/** A saved request with what is known of it. */
export type Request = { kind: Kind; id: string; record: SavedRequest; context: SubmissionMetadata | null };

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

type Facts = Request & {
  link?: string;
  isAgain?: boolean;
  /** For how long nobody has acknowledged it; 0 where nobody else was told. */
  minutes?: number;
  /** Whom it could not be sent to, and the tickets of other requests of which nobody could be told. */
  failed?: string;
  untold?: string;
};

/** What is sent: mail has a subject, and a webhook gets each value by its name too. The link is the last line. */
export type Message = { subject: string; text: string; values: Record<string, string> };

/** Writes a notice. A line of words.json is left out where one of its values is not known. */
export function writeNotice({ kind, id, record, context, ...facts }: Facts): Message {
  const { link = '', isAgain, minutes = 0, failed = '', untold = '' } = facts;
  const touch = context?.last_touch;
  const known = isJob(record) ? factsOfJob(record) : factsOfLead(record);
  const values: Record<string, string> = {
    kind: words.kinds[kind],
    ticket: referenceOf(id),
    ...known,
    dial: parsePhoneNumber(known.phone)?.dial ?? '',
    page: context?.page ?? '',
    campaign: campaignOfTouch(touch) ?? '',
    source: [touch?.utm_source, touch?.utm_medium].filter(Boolean).join(' / '),
    language: nameOfLanguage(context?.language),
    link,
    again: isAgain ? words.again : '',
    escalated: minutes > 0 ? fillText(words.escalated, { minutes: String(minutes) }) : '',
    failed,
    untold,
    spam: context && isMarkedAsSpam(context) ? words.spam : '',
  };
  const isKnown = (line: string): boolean =>
    Array.from(line.matchAll(/\{(\w+)\}/g)).every(([, name = '']) => values[name]);
  const text = words.lines.filter(isKnown).map((line) => fillText(line, values));
  return { subject: fillText(words.subject, values), text: text.join('\n'), values };
}

/** Longer ones cost more, and are not read. */
const longestText = 300;

/** Cuts the lines of a text message at a word, but never the last one: its link leads to the rest. */
export function shortenText(text: string): string {
  const [, start = '', end = text] = /^(.*)(\n.*)$/s.exec(text) ?? [];
  const room = longestText - end.length;
  return (start.length > room ? start.slice(0, room - 3).replace(/\s+\S*$/, '...') : start) + end;
}
