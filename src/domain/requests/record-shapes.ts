import { longestAddressParts, longestMessage, longestName, propertyTypes } from '../limits';
import { longestLocationId, phonePattern, windowStarts, zipPattern } from '../record-limits';
import { endTime } from './booking';
import { calendarDay, timeOfDay } from './date-patterns';
import { ipAddressPattern } from './ip-address';
import type { Job } from './job';
import type { Lead } from './lead';
import { unknownIp } from './record-context';
import { exactly, group, oneOf, seenExcept, textOf, wordsOf, yesOrNo, type Shape } from './shapes';

/**
 * What the database accepts as a lead and as a job. The rules are written from here; no page loads it, only the view of
 * what is saved.
 */

// Excludes characters of ASCII only: letters of all alphabets stay, and so do an apostrophe and a hyphen in a name.
const name = wordsOf(`${seenExcept('!-&(-,.-@\\[-`\\{-~')}{1,${longestName}}`);
const message = wordsOf(`${seenExcept('-!-+\\/:-@\\[-`\\{-~')}+`, longestMessage);
const phone = textOf(phonePattern);
const date = textOf(calendarDay);
const ipAddress = textOf(oneOf([unknownIp, ipAddressPattern]));
const locationId = textOf(`[0-9]{0,${longestLocationId}}`);
const brand = exactly<Lead['brand_id'] & Job['brand_id']>(1);

const leadFields: Record<keyof Lead, Shape> = {
  date,
  email: exactly<Lead['email']>('Unavailable'),
  phone,
  zip: textOf(zipPattern),
  source: exactly<Lead['source']>('Paid Ads'),
  brand_id: brand,
  status: exactly<Lead['status']>('new'),
  won_by: exactly<Lead['won_by']>(''),
  location_id: locationId,
  name,
  time: textOf(timeOfDay),
  note_from_customer: message,
  ip_address: ipAddress,
};

function addressPart(part: keyof Job['cus_address']): Shape {
  return textOf(`${seenExcept('<>')}{0,${longestAddressParts[part]}}`);
}

const addressParts: Record<keyof Job['cus_address'], Shape> = {
  street: addressPart('street'),
  unit: addressPart('unit'),
  city: addressPart('city'),
  state: addressPart('state'),
  zip: addressPart('zip'),
  country: addressPart('country'),
};

/** The address of a job. */
const addressShape = group(addressParts);

/** Two hours after the record's start. */
const windowEnd: Shape = {
  kind: 'paired',
  field: 'start_time' satisfies keyof Job,
  pairs: windowStarts.map((start) => [start, endTime(start)]),
};

const jobFields = {
  brand_id: brand,
  cus_address: addressShape,
  cus_email: exactly<Job['cus_email']>('Unavailable'),
  cus_name: name,
  cus_phone: phone,
  date,
  description: message,
  end_time: windowEnd,
  start_time: textOf(oneOf(windowStarts)),
  ip_address: ipAddress,
  is_time_sensitive: yesOrNo,
  sensitive_reason: exactly<Job['sensitive_reason']>(''),
  job_status: exactly<Job['job_status']>('active'),
  property_type: textOf(`${oneOf(propertyTypes)}?`),
  location_id: locationId,
  type: exactly<Job['type']>('Full Service'),
} satisfies Record<keyof Job, Shape>;

/** Fields that a record may lack: a new one, until every open page sends it, or one that visitors may leave empty. */
const optionalFields: { leads: readonly (keyof Lead)[]; jobs: readonly (keyof Job)[] } = {
  leads: [],
  jobs: [],
};

/** What the database accepts in each of its two collections. */
export const recordShapes = {
  leads: group(leadFields, optionalFields.leads),
  jobs: group(jobFields, optionalFields.jobs),
};
