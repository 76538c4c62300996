import type { ZipFieldName } from '../../../shared/site/visitor-country';
import type { LeadField } from '../../../shared/text/masks';
import type { Lead, RecordContext } from './records';

export type LeadValues = { name: string; phone: string; message: string; zip?: string };

/** Makes the values of a lead from masked fields. An earlier draft may have both codes: only the one shown counts. */
export function leadValuesOf(fields: Record<LeadField, string>, zipField: ZipFieldName | null): LeadValues {
  const { name, phone, message } = fields;
  return { name, phone, message, zip: zipField ? fields[zipField] : undefined };
}

const twoDigits = (part: number): string => String(part).padStart(2, '0');

const calendarDate = (now: Date): string =>
  [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-');

/** HH:MM as the GB locale has it. By hand: on a slow phone the first call of Intl takes longer than the press. */
const clockTime = (now: Date): string => [now.getHours(), now.getMinutes()].map(twoDigits).join(':');

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
