import type { ZipFieldName } from '../../../shared/site/visitor-country';
import type { LeadField } from '../../../shared/text/masks';
import type { Lead, RecordContext } from './records';

export type LeadValues = { name: string; phone: string; message: string; zip?: string };

/** Makes the values of a lead from masked fields. An earlier draft may have both codes: only the one shown counts. */
export function leadValuesOf(fields: Record<LeadField, string>, zipField: ZipFieldName | null): LeadValues {
  const { name, phone, message } = fields;
  return { name, phone, message, zip: zipField ? fields[zipField] : undefined };
}

/** The visitor's own day and time. By hand: on a slow phone the first call of Intl takes longer than the press. */
function onTheClock(now: Date): { date: string; time: string } {
  const shown = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

export function buildLead(values: LeadValues, { locationId, ipAddress, now }: RecordContext): Lead {
  const { date, time } = onTheClock(now);
  return {
    date,
    email: 'Unavailable',
    phone: values.phone,
    zip: (values.zip ?? '').toLowerCase(),
    source: 'Paid Ads',
    brand_id: 1,
    status: 'new',
    won_by: '',
    location_id: locationId,
    name: values.name.trim(),
    time,
    note_from_customer: values.message.trim(),
    ip_address: ipAddress,
  };
}
