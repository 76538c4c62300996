import type { RecordPath, SavedRecord } from './records';
import { recordShapes } from './record-shapes';
import { refusalsOf, type Refusal } from './refusals';

/** Words about refusals, for staff and for the console. No page loads them before they are needed. */

const reasons: Record<Refusal['reason'], string> = {
  missing: 'it is missing',
  'unknown field': 'the database has no such field',
  'wrong value': 'the database does not take this value',
};

const name = '1 to 20 letters and spaces';
const phone = 'ten digits, such as 416-555-0199';
const message = '1 to 2,000 letters, digits, spaces, periods and commas';

/** What the database takes in the fields that a visitor's answers can get wrong. */
const expected: Partial<Record<string, string>> = {
  name,
  cus_name: name,
  phone,
  cus_phone: phone,
  note_from_customer: message,
  description: message,
  date: 'a day, such as 2026-11-30',
  time: 'a time, such as 09:05',
  start_time: 'the start of a time slot, such as 9:00',
  end_time: 'two hours after start_time',
  zip: 'at most 6 letters and digits',
  location_id: 'at most 10 digits: "locationId" of the city’s file',
  ip_address: 'an IP address, or "Unavailable"',
  property_type: 'a property type of the form, or nothing',
  site_version: 'at most 40 letters, digits and signs: GATSBY_SITE_VERSION',
  'consent/text_version': 'a date and a hash: "version" of "consent" in content/site/forms.json',
};

/** What the database has against one value. */
export function refusalInWords({ path, reason }: Refusal): string {
  return reason === 'wrong value' ? (expected[path] ?? reasons[reason]) : reasons[reason];
}

type Refused = { path: RecordPath; key: string; record: SavedRecord };

/** Says why the rules refuse a record: names each field that breaks one, with what the rules expect. */
export function explainRefusal(
  { path, key, record }: Refused,
  cause: Error,
): { breaksRule: boolean; failure: Error } {
  const refusals = refusalsOf(recordShapes[path], record);
  const broken = refusals.map((refusal) => `${refusal.path} (${refusalInWords(refusal)})`).join(', ');
  const why = broken
    ? `for ${broken}`
    : 'though its fields are as this page knows the rules: it is already saved under this key, App Check refuses this browser, or the rules on the server are others';
  return {
    breaksRule: broken !== '',
    failure: new Error(`The rules refuse ${path}/${key}, ${why}`, { cause }),
  };
}
