import { campaignNames, longestTouchText } from '../../src/domain/limits';
import { deviceKinds, formNames } from '../../src/domain/record-limits';
import { sanitizeLine } from '../../src/domain/sanitize';
import type { Attribution, AttributionTouch } from '../../src/domain/attribution/attribution';
import type { DeviceKind, FormName } from '../../src/domain/requests/records';
import { timeOfPushId } from '../../src/domain/requests/push-id';
import { isMarkedAsSpam } from '../../src/domain/requests/spam-signals';
import type { Contact, LeadRow } from './lead-row';
import type { Places } from './places';

type Parts = Record<string, unknown>;

const partsOf = (value: unknown): Parts =>
  typeof value === 'object' && value !== null ? (value as Parts) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How far the consent's time may be from that of the push id. */
export const longestWaitMs = 7 * 24 * 60 * 60 * 1000;

function readTouch(value: unknown): AttributionTouch | null {
  const given = partsOf(value);
  const clean = (name: string): string => sanitizeLine(textOf(given[name]), longestTouchText);
  const [landing_page, at] = [clean('landing_page'), clean('at')];
  if (!landing_page.startsWith('/') || Number.isNaN(Date.parse(at))) return null;
  const known = [...campaignNames, 'referrer'].flatMap((name) => (clean(name) ? [[name, clean(name)]] : []));
  return { ...Object.fromEntries(known), landing_page, at };
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((name) => name === value) ?? null;
}

/** What a context says, with null for a part that is missing or that no form would have sent. */
type Context = {
  form: FormName | null;
  page: string | null;
  device: DeviceKind | null;
  consentAt: number | null;
  signals: { trap_filled: boolean; fill_ms: number } | null;
  touches: Record<keyof Required<Attribution>, AttributionTouch | null>;
};

function readContext(value: unknown): Context {
  const { form, page, device, consent, trap_filled, fill_ms, first_touch, last_touch } = partsOf(value);
  const consentAt = Date.parse(textOf(partsOf(consent).at));
  const areSignals = typeof trap_filled === 'boolean' && typeof fill_ms === 'number';
  return {
    form: oneOf(formNames, form),
    page: textOf(page).startsWith('/') ? sanitizeLine(textOf(page), longestTouchText) : null,
    device: oneOf(deviceKinds, device),
    consentAt: Number.isNaN(consentAt) ? null : consentAt,
    signals: areSignals ? { trap_filled, fill_ms } : null,
    touches: { first_touch: readTouch(first_touch), last_touch: readTouch(last_touch) },
  };
}

/** Older pages sent no device, and some visitors want no touch to be kept; every other part is always there. */
function isWhole(saved: unknown, { form, page, consentAt, signals, device, touches }: Context): boolean {
  const given = partsOf(saved);
  const optional = { device, ...touches };
  const isBroken = Object.entries(optional).some(
    ([name, read]) => given[name] !== undefined && read === null,
  );
  return !isBroken && [form, page, consentAt, signals].every((part) => part !== null);
}

function metadataOf(saved: unknown, context: Context): LeadRow['metadata'] {
  if (saved === undefined || saved === null) return 'none';
  return isWhole(saved, context) ? 'whole' : 'partial';
}

/**
 * A request gets its push id at the press. One that was sent before the page's scripts arrived gets it on the next visit,
 * and one whose answers are sent again gets the later consent. If they are further apart than a question reads, the push
 * id counts, so that every request is in one day and no request in none.
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

const offerPath = /^\/[^/]+\/offer\/([^/]+)\/?$/;

type Saved = { key: string; kind: LeadRow['kind']; record: unknown; context: unknown };

/** Joins a saved record with its context; takes whatever the database holds, and never throws. */
export function readRow({ key, kind, record, context: saved }: Saved, places: Places): LeadRow {
  const context = readContext(saved);
  const { form, page, device, consentAt, signals, touches } = context;
  const city = page === null ? null : places.cityOf(page);
  return {
    key,
    kind,
    sentAt: sentAtOf(key, consentAt),
    city,
    timeZone: places.zoneOf(city),
    form,
    page,
    device,
    offer: offerPath.exec(page ?? '')?.[1] ?? null,
    isMarked: signals !== null && isMarkedAsSpam(signals),
    metadata: metadataOf(saved, context),
    firstTouch: touches.first_touch,
    lastTouch: touches.last_touch,
    contact: readContact(record),
  };
}
