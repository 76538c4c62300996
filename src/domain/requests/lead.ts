import { calendarDate, clockTime } from './clock';
import type { RecordContext } from './record-context';

/** docs/specification.md, section 3: every field, no other. */
export type Lead = {
  date: string;
  email: 'Unavailable';
  phone: string;
  zip: string;
  source: 'Paid Ads';
  brand_id: 1;
  status: 'new';
  won_by: '';
  location_id: string;
  name: string;
  time: string;
  note_from_customer: string;
  ip_address: string;
};

/** What a visitor types into a quote form; `zip` holds a zip or a postal code, where one is asked for. */
export type LeadValues = { name: string; phone: string; message: string; zip?: string };

/** Builds the record that is pushed to `leads` from the checked form values. */
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
