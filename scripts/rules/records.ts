import { endTime } from '../../src/domain/requests/booking';
import { ipAddressPattern } from '../../src/domain/requests/ip-address';
import type { Job } from '../../src/domain/requests/job';
import type { Lead } from '../../src/domain/requests/lead';
import {
  longestAddressParts,
  longestLocationId,
  longestMessage,
  longestName,
  phonePattern,
  propertyTypes,
  windowStarts,
  zipPattern,
} from '../../src/domain/limits';
import { calendarDay, timeOfDay } from './dates';
import {
  all,
  exactly,
  group,
  hasAll,
  matches,
  oneOf,
  pushId,
  seenExcept,
  textOf,
  wordsOf,
  yesOrNo,
  type Rules,
} from './expressions';

// Excludes characters of ASCII only: letters of all alphabets stay, and so do an apostrophe and a hyphen in a name.
const name = wordsOf(`${seenExcept('!-&(-,.-@\\[-`\\{-~')}{1,${longestName}}`);
const message = wordsOf(`${seenExcept('-!-+\\/:-@\\[-`\\{-~')}+`, longestMessage);
const phone = textOf(phonePattern);
const date = textOf(calendarDay);
const ipAddress = textOf(oneOf(['Unavailable', ipAddressPattern]));
const locationId = textOf(`[0-9]{0,${longestLocationId}}`);

/** The one readable field, by the exact push id: after a lost confirmation a page learns that the record has arrived. */
const brand: Rules = { '.read': true, ...exactly<Lead['brand_id'] & Job['brand_id']>(1) };

/**
 * Allows a whole record under a free push id. Refuses every second write, even of the same record: the answer would tell
 * whether a guessed value is right.
 */
function createOnly(key: string, fields: readonly string[], ...conditions: string[]): string {
  const isNew = ['!data.exists()', matches(key, pushId), 'newData.getPriority() === null'];
  return all(...isNew, hasAll('newData', fields), ...conditions);
}

const leadFields: Record<keyof Lead, Rules> = {
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

function addressPart(part: keyof Job['cus_address']): Rules {
  return textOf(`${seenExcept('<>')}{0,${longestAddressParts[part]}}`);
}

const addressParts: Record<keyof Job['cus_address'], Rules> = {
  street: addressPart('street'),
  unit: addressPart('unit'),
  city: addressPart('city'),
  state: addressPart('state'),
  zip: addressPart('zip'),
  country: addressPart('country'),
};

/** Two hours after the record's start. */
const windowEnd: Rules = {
  '.validate': windowStarts
    .map((start) => {
      const isStart = `newData.parent().child('start_time').val() === '${start}'`;
      return `(${isStart} && newData.val() === '${endTime(start)}')`;
    })
    .join(' || '),
};

const jobFields: Record<keyof Job, Rules> = {
  brand_id: brand,
  cus_address: group(addressParts),
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
};

/** Fields that a record may lack: a new one, until every open page sends it, or one that visitors may leave empty. */
export const optionalFields: { leads: readonly (keyof Lead)[]; jobs: readonly (keyof Job)[] } = {
  leads: [],
  jobs: [],
};

const needed = (fields: object, optional: readonly string[]): string[] =>
  Object.keys(fields).filter((field) => !optional.includes(field));

const hasAddress = hasAll("newData.child('cus_address')", Object.keys(addressParts));

export const leads: Rules = {
  $lead: group(leadFields, { '.write': createOnly('$lead', needed(leadFields, optionalFields.leads)) }),
};

export const jobs: Rules = {
  $job: group(jobFields, {
    '.write': createOnly('$job', needed(jobFields, optionalFields.jobs), hasAddress),
  }),
};
