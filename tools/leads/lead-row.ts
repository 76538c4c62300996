import type { AttributionTouch } from '../../src/features/measuring/rules/attribution';
import type { FormName } from '../../src/features/requests/rules/records';

/** What a lead or a job says of the person, as the database holds it. */
export type Contact = { name: string; phone: string; message: string; zip: string; address: string };

/** A job that the office has done: what it brought, and on which day where that is known. */
export type WonJob = { value: number; currency: string; day: string };

/**
 * One request, joined with its metadata (docs/leads.md). Null stands for what is not known: a record without
 * metadata, or metadata of which that part is missing or broken.
 */
export type LeadRow = {
  /** The push id, the same in `leads` or `jobs` and in `context`. */
  key: string;
  /** A press on a number is not a request: only the table and the report count it (read-leads.ts). */
  kind: 'lead' | 'job' | 'press';
  /** Milliseconds since 1970: when it was sent, by the consent; without metadata, by the push id. */
  sentAt: number;
  /** The slug of the city of its page; null for /book, which belongs to none, and without metadata. */
  city: string | null;
  /** IANA name: the zone of the city, otherwise that of the brand's first city. */
  timeZone: string;
  form: FormName | null;
  /** Of a press, with the campaign of the last visit: nothing else of that visit is saved. */
  pressed?: 'call' | 'text';
  campaign?: string;
  /** Whether somebody tried a preview: nobody is to be called. */
  isPreview?: boolean;
  /** The path of the page from which it was sent. */
  page: string | null;
  device: string | null;
  /** The language to call back in, as two letters; null for English. */
  language: string | null;
  /** The offer page from which it was sent. */
  offer: string | null;
  /** Of the location; empty where the page belongs to none. */
  locationId: string;
  /** When the crew is to come, of a job: the day and the window, such as 9:00-11:00. */
  visit: { date: string; window: string } | null;
  /** The version of the words beside the button, and whether the box for marketing texts was ticked, if shown. */
  consentVersion: string | null;
  marketingTexts: boolean | null;
  /** Whether a spam signal says that a machine filled in the form. */
  isMarked: boolean;
  metadata: 'whole' | 'partial' | 'none';
  firstTouch: AttributionTouch | null;
  lastTouch: AttributionTouch | null;
  contact: Contact;
  /** What the office made of it, by a file of theirs. */
  won: WonJob | null;
};
