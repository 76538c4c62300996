import type { Attribution, AttributionTouch } from '../../src/features/measuring/rules/attribution';
import { timeOfPushId } from '../../src/features/requests/rules/push-id';
import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import {
  isMarkedAsSpam,
  type SubmissionMetadata,
} from '../../src/features/requests/rules/submission-metadata';
import { isPreview } from '../../src/shared/site/preview';
import { offerOf } from '../../src/shared/site/routes';
import type { Places } from './places';

/** A job that the office has done: what it brought, and on which day where that is known. */
export type WonJob = { value: number; currency: string; day: string };

/** A request, or a press on a number: only the table and the report count presses. */
type Kind = 'lead' | 'job' | 'press';

/** One request, joined with its metadata (docs/leads.md), and of a press the campaign of the last visit. */
export type LeadRow = ReturnType<typeof readRow> & { pressed?: string; campaign?: string };

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How far the consent's time may be from that of the push id. */
export const longestWaitMs = 7 * 24 * 60 * 60 * 1000;

/** Gives the parts of a saved context that the rules would take, and whether no other is missing or broken. */
function readContext(saved: unknown) {
  const broken = new Set(refusalsOf(recordTable.context, saved).map(({ path }) => path.split('/')[0]));
  const right = Object.entries(partsOf(saved)).filter(([name]) => !broken.has(name));
  return { context: Object.fromEntries(right) as Partial<SubmissionMetadata>, isWhole: broken.size === 0 };
}

/**
 * A request gets its push id at the press. One that was sent before the page's scripts arrived gets it on the next visit,
 * and one whose answers are sent again gets the later consent. If they are further apart than a question reads, the push
 * id counts: every request is in one day, and none in two.
 */
function sentAtOf(key: string, consent: SubmissionMetadata['consent'] | undefined): number {
  const madeAt = timeOfPushId(key);
  const consentAt = Date.parse(consent?.at ?? '');
  return Math.abs(consentAt - madeAt) <= longestWaitMs ? consentAt : madeAt;
}

function readContact(given: Record<string, unknown>) {
  const address = partsOf(given.cus_address);
  const street = [address.unit, address.street].map(textOf).filter(Boolean).join('-');
  const parts = [street, ...[address.city, address.state, address.zip, address.country].map(textOf)];
  return {
    name: textOf(given.name ?? given.cus_name),
    phone: textOf(given.phone ?? given.cus_phone),
    message: textOf(given.note_from_customer ?? given.description),
    zip: textOf(given.zip ?? address.zip),
    address: parts.filter(Boolean).join(', '),
  };
}

type Saved = { key: string; kind: Kind; record: unknown; context: unknown };

/** Joins a record with its context. Never throws: null is what is missing, broken or not known. */
export function readRow({ key, kind, record: given, context: saved }: Saved, places: Places) {
  const record = partsOf(given);
  const { context, isWhole } = readContext(saved);
  const { page = null, consent, trap_filled, fill_ms } = context;
  const city = page === null ? null : places.cityOf(page);
  const known = isWhole ? 'whole' : 'partial';
  const firstTouch: AttributionTouch | null = context.first_touch ?? null;
  const lastTouch: AttributionTouch | null = context.last_touch ?? null;
  return {
    key,
    kind,
    /** Milliseconds since 1970: when it was sent, by the consent; without metadata, by the push id. */
    sentAt: sentAtOf(key, consent),
    city,
    /** IANA name: the zone of the city, otherwise that of the brand's first city. */
    timeZone: places.zoneOf(city),
    form: context.form ?? null,
    /** The path of the page from which it was sent, and the offer that this page was for. */
    page,
    offer: offerOf((page ?? '').replace(/\/$/, '')) ?? null,
    device: context.device ?? null,
    /** The language to call back in, as two letters; null for English. */
    language: context.language ?? null,
    /** The version of the words beside the button, and whether the box for marketing texts was ticked, if shown. */
    consentVersion: consent?.text_version ?? null,
    marketingTexts: consent?.marketing_texts ?? null,
    /** Whether somebody tried a preview: nobody is to be called. */
    isPreview: isPreview(context.site_version),
    isMarked: trap_filled !== undefined && fill_ms !== undefined && isMarkedAsSpam({ trap_filled, fill_ms }),
    metadata: (saved ? known : 'none') as 'whole' | 'partial' | 'none',
    firstTouch,
    lastTouch,
    /** All visits that are known; the latest with a click id may have been between those two. */
    visits: context as Attribution,
    /** Of the location; empty where the page belongs to none. */
    locationId: textOf(record.location_id),
    /** When the crew is to come, of a job; a lead has a date too, on which it was sent. */
    visit: textOf(record.start_time)
      ? { date: textOf(record.date), window: `${textOf(record.start_time)}-${textOf(record.end_time)}` }
      : null,
    contact: readContact(record),
    won: null as WonJob | null,
  };
}
