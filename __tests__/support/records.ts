/** A record as a test sends it: right, or wrong on purpose. */
export type TestRecord = Record<string, unknown>;

export const changing =
  (right: TestRecord) =>
  (overrides: TestRecord = {}): TestRecord => ({ ...right, ...overrides });

/** A lead that the database accepts, with the given fields replaced (specification section 3, Lead). */
export const validLead = changing({
  date: '2026-11-21',
  email: 'Unavailable',
  phone: '416-555-0199',
  zip: '',
  source: 'Paid Ads',
  brand_id: 1,
  status: 'new',
  won_by: '',
  location_id: '13929',
  name: 'Ada Lovelace',
  time: '09:30',
  note_from_customer: 'One couch, two chairs. Second floor.',
  ip_address: '203.0.113.7',
});

/** The address of `validJob`, with the given parts replaced. */
export const validAddress = changing({
  street: '100 Queen St W',
  unit: '12B',
  city: 'Toronto',
  state: 'ON',
  zip: 'm5h2n2',
  country: 'Canada',
});

/** A job that the database accepts, with the given fields replaced (specification section 3, Job). */
export const validJob = changing({
  brand_id: 1,
  cus_address: validAddress(),
  cus_email: 'Unavailable',
  cus_name: 'Ada Lovelace',
  cus_phone: '416-555-0199',
  date: '2026-11-23',
  description: 'One couch, two chairs. Second floor.',
  end_time: '11:00',
  start_time: '9:00',
  ip_address: '203.0.113.7',
  is_time_sensitive: false,
  sensitive_reason: '',
  job_status: 'active',
  property_type: 'House',
  location_id: '13929',
  type: 'Full Service',
});

/** docs/specification.md, section 3: the whole tables, in their order. */
export const leadFields =
  'date email phone zip source brand_id status won_by location_id name time note_from_customer ip_address'.split(
    ' ',
  );
export const jobFields = [
  ...'brand_id cus_address cus_email cus_name cus_phone date description end_time start_time'.split(' '),
  ...'ip_address is_time_sensitive sensitive_reason job_status property_type location_id type'.split(' '),
];
export const addressParts = 'street unit city state zip country'.split(' ');

/** Characters that nobody sees, and spaces that are none of the keyboard's: one of every kind. */
export const unseenSigns = [
  // Controls, and what pushes or joins letters.
  ...'\u0000\t\n\u001b\u007f\u0085\u00ad\u034f\u200b\u200d\u202e\u2060\ufe0f\ufeff',
  // Spaces, separators and letters without ink.
  ...'\u00a0\u1680\u2003\u2028\u2029\u202f\u2800\u3000\u3164',
];

/** The record without one of its fields. */
export function without(record: TestRecord, field: string): TestRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field));
}
