import type { ZipFieldName } from '../cities/visitor-country';
import { calendarDate, clockTime } from './clock';
import type { LeadField } from './masks';
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
