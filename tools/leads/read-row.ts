import { campaignNames, longestTouchText } from '../../src/shared/values/limits';
import { deviceKinds, formNames } from '../../src/shared/values/record-limits';
import { sanitizeLine } from '../../src/shared/text/sanitize';
import type { AttributionTouch } from '../../src/features/measuring/rules/attribution';
import { languagePattern } from '../../src/shared/site/languages';
import { offerOf } from '../../src/shared/site/routes';
import { timeOfPushId } from '../../src/features/requests/rules/push-id';
import { isPreview } from '../../src/shared/site/preview';
import { isMarkedAsSpam } from '../../src/features/requests/rules/submission-metadata';
import type { Contact, LeadRow } from './lead-row';
import type { Places } from './places';

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Nearly every line is plain already, and cleaning takes longer than all the rest. */
const plainLine = /^[!-;=?-~]+(?: [!-;=?-~]+)*$/;

function lineOf(value: unknown): string {
  const text = textOf(value);
  const isClean = text === '' || (text.length <= longestTouchText && plainLine.test(text));
  return isClean ? text : sanitizeLine(text, longestTouchText);
}

/** How far the consent's time may be from that of the push id. */
export const longestWaitMs = 7 * 24 * 60 * 60 * 1000;

const readPath = (value: unknown): string | null => (textOf(value).startsWith('/') ? lineOf(value) : null);

function readTouch(value: unknown): AttributionTouch | null {
  const given = partsOf(value);
  const [landing_page, at] = [readPath(given.landing_page), lineOf(given.at)];
  if (landing_page === null || Number.isNaN(Date.parse(at))) return null;
  const touch: AttributionTouch = { landing_page, at };
  for (const name of [...campaignNames, 'referrer'] as const) {
    const line = lineOf(given[name]);
    if (line) touch[name] = line;
  }
  return touch;
}

function readTime(value: unknown): number | null {
  const at = Date.parse(textOf(value));
  return Number.isNaN(at) ? null : at;
}

function readSignals({ trap_filled, fill_ms }: Record<string, unknown>): boolean | null {
  if (typeof trap_filled !== 'boolean' || typeof fill_ms !== 'number') return null;
  return isMarkedAsSpam({ trap_filled, fill_ms });
}

/** Older pages sent no device, and some visitors want no touch to be kept; every other part is always there. */
const optionalParts = new Set(['device', 'language', 'first_touch', 'last_touch']);

/** What a context says, with null for a part that is missing or that no form would have sent. */
function readContext(saved: unknown) {
  const given = partsOf(saved);
  const consent = partsOf(given.consent);
  const parts = {
    form: formNames.find((name) => name === given.form) ?? null,
    page: readPath(given.page),
    consent: readTime(consent.at),
    trap_filled: readSignals(given),
    device: deviceKinds.find((name) => name === given.device) ?? null,
    language: languagePattern.test(textOf(given.language)) ? textOf(given.language) : null,
    first_touch: readTouch(given.first_touch),
    last_touch: readTouch(given.last_touch),
  };
  const isWhole = Object.entries(parts).every(
    ([name, read]) => read !== null || (optionalParts.has(name) && given[name] === undefined),
  );
  return {
    ...parts,
    isWhole,
    consentVersion: lineOf(consent.text_version) || null,
    marketingTexts: typeof consent.marketing_texts === 'boolean' ? consent.marketing_texts : null,
  };
}

/**
 * A request gets its push id at the press. One that was sent before the page's scripts arrived gets it on the next visit,
 * and one whose answers are sent again gets the later consent. If they are further apart than a question reads, the push
 * id counts: every request is in one day, and none in two.
 */
function sentAtOf(key: string, consentAt: number | null): number {
  const madeAt = timeOfPushId(key);
  return consentAt !== null && Math.abs(consentAt - madeAt) <= longestWaitMs ? consentAt : madeAt;
}

function readContact(saved: unknown): Contact {
  const given = partsOf(saved);
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

/** A lead has a date too: the day on which it was sent. */
function readVisit(saved: unknown): LeadRow['visit'] {
  const { date, start_time, end_time } = partsOf(saved);
  return textOf(start_time)
    ? { date: textOf(date), window: `${textOf(start_time)}-${textOf(end_time)}` }
    : null;
}

type Saved = { key: string; kind: LeadRow['kind']; record: unknown; context: unknown };

/** Joins a saved record with its context; takes whatever the database holds, and never throws. */
export function readRow({ key, kind, record, context: saved }: Saved, places: Places): LeadRow {
  const { consent, trap_filled, first_touch, last_touch, isWhole, ...context } = readContext(saved);
  const { page } = context;
  const city = page === null ? null : places.cityOf(page);
  const metadata = isWhole ? 'whole' : 'partial';
  return {
    key,
    kind,
    sentAt: sentAtOf(key, consent),
    city,
    timeZone: places.zoneOf(city),
    ...context,
    offer: offerOf((page ?? '').replace(/\/$/, '')) ?? null,
    isMarked: trap_filled ?? false,
    ...(isPreview(partsOf(saved).site_version) && { isPreview: true }),
    metadata: saved === undefined || saved === null ? 'none' : metadata,
    firstTouch: first_touch,
    lastTouch: last_touch,
    locationId: textOf(partsOf(record).location_id),
    visit: readVisit(record),
    contact: readContact(record),
    won: null,
  };
}
