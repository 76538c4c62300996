import type { ZipFieldName } from '../../../shared/site/visitor-country';
import type { LeadField } from '../../../shared/text/masks';
import type { Lead, RecordContext } from './records';

export type { Lead };

/** The values of a quote form; `zip` holds the zip or postal code, where the form asks for one. */
export type LeadValues = { name: string; phone: string; message: string; zip?: string };

/** Makes the values of a lead from masked fields. An earlier draft may have both codes: only the one shown counts. */
export function leadValuesOf(
  { zip, postalCode, ...values }: Record<LeadField, string>,
  zipField: ZipFieldName | null,
): LeadValues {
  return { ...values, zip: zipField ? { zip, postalCode }[zipField] : undefined };
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The visitor's calendar date as YYYY-MM-DD (docs/decisions/0003). */
const calendarDate = (now: Date): string =>
  [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');

/**
 * The visitor's clock as HH:MM, 24 h, as the GB locale has it (docs/specification.md, section 3, Lead). By hand, because on
 * a slow phone the first call of Intl takes longer than all other work of the press.
 */
const clockTime = (now: Date): string => [now.getHours(), now.getMinutes()].map(twoDigits).join(':');

/** Builds the record for `leads` from checked form values. */
export function buildLead(values: LeadValues, { locationId, ipAddress, now }: RecordContext): Lead {
  return {
    date: calendarDate(now),
    email: 'Unavailable',
    phone: values.phone,
    zip: (values.zip ?? '').toLowerCase(),
    source: 'Paid Ads',
    brand_id: 1,
    status: 'new',
    won_by: '',
    location_id: locationId,
    name: values.name.trim(),
    time: clockTime(now),
    note_from_customer: values.message.trim(),
    ip_address: ipAddress,
  };
}
