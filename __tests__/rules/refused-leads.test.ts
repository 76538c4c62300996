import { leadFields, unseenSigns, validLead, without } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { RulesEnvironment } from '../support/rules-environment';
import { expectCreateRefused } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const textFields = leadFields.filter((field) => field !== 'brand_id');

test.each(leadFields)('a lead without %s is refused', async (field) => {
  await expectCreateRefused(environment, 'leads', without(validLead(), field));
});

test.each(textFields)('a lead with a number for %s is refused', async (field) => {
  await expectCreateRefused(environment, 'leads', validLead({ [field]: 1 }));
});

test.each(leadFields)('a lead with true for %s is refused', async (field) => {
  await expectCreateRefused(environment, 'leads', validLead({ [field]: true }));
});

test.each(leadFields)('a lead with an object for %s is refused', async (field) => {
  await expectCreateRefused(environment, 'leads', validLead({ [field]: { value: validLead()[field] } }));
});

test.each(leadFields)('a lead with a list for %s is refused', async (field) => {
  await expectCreateRefused(environment, 'leads', validLead({ [field]: [validLead()[field]] }));
});

test.each(leadFields)('a lead with markup in %s is refused', async (field) => {
  await expectCreateRefused(environment, 'leads', validLead({ [field]: '<b>x</b>' }));
});

test.each(leadFields)('a lead with markup after a right %s is refused', async (field) => {
  await expectCreateRefused(environment, 'leads', validLead({ [field]: `${validLead()[field]}<b>` }));
});

test.each(leadFields)('a lead with 3000 characters in %s is refused', async (field) => {
  await expectCreateRefused(environment, 'leads', validLead({ [field]: 'a'.repeat(3000) }));
});

test.each([
  ['a date with slashes', { date: '2026/11/21' }],
  ['a date with time', { date: '2026-11-21T09:30:00.000Z' }],
  ['a date with the day first', { date: '21-11-2026' }],
  ['month 13', { date: '2026-13-01' }],
  ['month 0', { date: '2026-00-10' }],
  ['day 32', { date: '2026-01-32' }],
  ['day 0', { date: '2026-01-00' }],
  ['the 31st of February', { date: '2026-02-31' }],
  ['a leap day in another year', { date: '2026-02-29' }],
  ['a leap day in a century without one', { date: '2100-02-29' }],
  ['the 31st of April', { date: '2026-04-31' }],
  ['the year 0', { date: '0000-01-01' }],
  ['the year 1969', { date: '1969-12-31' }],
  ['the year 3000', { date: '3000-01-01' }],
  ['an empty date', { date: '' }],
  ["the server's clock for a date", { date: { '.sv': 'timestamp' } }],
  ['a real email address', { email: 'ada@example.com' }],
  ['an email of another case', { email: 'unavailable' }],
  ['an empty email', { email: '' }],
  ['a phone without dashes', { phone: '4165550199' }],
  ['a phone with a country code', { phone: '1-416-555-0199' }],
  ['a phone with brackets', { phone: '(416) 555-0199' }],
  ['a phone of 9 digits', { phone: '416-555-019' }],
  ['a phone of 11 digits', { phone: '416-555-01999' }],
  ['a phone of letters', { phone: 'abc-def-ghij' }],
  ['a phone of Arabic digits', { phone: '٤١٦-٥٥٥-٠١٩٩' }],
  ['an empty phone', { phone: '' }],
  ['a line break after the phone', { phone: '416-555-0199\n' }],
  ['an uppercase postal code', { zip: 'M5H2N2' }],
  ['a postal code with a space', { zip: 'm5h 2n2' }],
  ['a zip of 7 characters', { zip: '1234567' }],
  ['a zip with a dash', { zip: '303-1' }],
  ['another source', { source: 'Organic' }],
  ['an empty source', { source: '' }],
  ['another brand', { brand_id: 2 }],
  ['brand 0', { brand_id: 0 }],
  ['a brand as text', { brand_id: '1' }],
  ['a brand with a fraction', { brand_id: 1.5 }],
  ['the status won', { status: 'won' }],
  ['an empty status', { status: '' }],
  ['a winner', { won_by: 'me' }],
  ['a location id of letters', { location_id: 'toronto' }],
  ['a location id of 11 digits', { location_id: '12345678901' }],
  ['a negative location id', { location_id: '-13929' }],
  ['an empty name', { name: '' }],
  ['a name of spaces', { name: '   ' }],
  ['a name of 21 characters', { name: 'a'.repeat(21) }],
  ['a name with a digit', { name: 'Ada 2' }],
  ['a name with an at sign', { name: 'ada@example' }],
  ['a name with an ampersand', { name: 'Ada & Bob' }],
  ['a name with a double quote', { name: 'Ada "x" Bob' }],
  ['a name with a slash', { name: 'Ada/Bob' }],
  ['a name with a backslash', { name: 'Ada\\Bob' }],
  ['a name with a backtick', { name: 'Ada`Bob' }],
  ['a name with a bracket', { name: 'Ada]Bob' }],
  ['a name with a caret', { name: 'Ada^Bob' }],
  ['a name with braces', { name: '{{Ada}}' }],
  ['a name with a dollar sign', { name: '$Ada' }],
  ['a name with a formula', { name: '=Ada' }],
  ['a name with a web address', { name: 'www.example.com' }],
  ['the hour 24', { time: '24:00' }],
  ['the minute 60', { time: '09:60' }],
  ['an hour of one digit', { time: '9:30' }],
  ['a time with seconds', { time: '09:30:00' }],
  ['a time with AM', { time: '09:30 AM' }],
  ['an empty time', { time: '' }],
  ['an empty message', { note_from_customer: '' }],
  ['a message of spaces', { note_from_customer: '    ' }],
  ['a message of 2001 characters', { note_from_customer: 'a'.repeat(2001) }],
  ['a script in the message', { note_from_customer: 'Couch <script>alert(1)</script>' }],
  ['an exclamation mark in the message', { note_from_customer: 'Couch!' }],
  ['a question mark in the message', { note_from_customer: 'Couch?' }],
  ['a hyphen in the message', { note_from_customer: 'three-seater' }],
  ['an apostrophe in the message', { note_from_customer: "It's heavy" }],
  ['a web address in the message', { note_from_customer: 'https://example.com' }],
  ['an underscore in the message', { note_from_customer: 'a_b' }],
  ['a backslash in the message', { note_from_customer: 'a\\b' }],
  ['a closing bracket in the message', { note_from_customer: 'a]b' }],
  ['braces in the message', { note_from_customer: '{{constructor}}' }],
  ['a vertical bar in the message', { note_from_customer: 'a|b' }],
  ['markup on the second line of the message', { note_from_customer: 'Couch\n<b>' }],
  ['an empty ip address', { ip_address: '' }],
  ['a host name for the ip address', { ip_address: 'example.com' }],
  ['a bare number for the ip address', { ip_address: '3405803783' }],
  ['an ip address with a port', { ip_address: '203.0.113.7:80' }],
  ['an ip address of three parts', { ip_address: '203.0.113' }],
  ['two ip addresses', { ip_address: '203.0.113.7, 10.0.0.1' }],
  ['an ip address with a part above 255', { ip_address: '203.0.113.256' }],
  ['an ip address of nines', { ip_address: '999.999.999.999' }],
  ['an ip address of colons', { ip_address: ':::::::::::' }],
  ['an ip address of three colons', { ip_address: ':::' }],
  ['an IPv6 address of nine groups', { ip_address: '1:2:3:4:5:6:7:8:9' }],
  ['an IPv6 address of seven groups', { ip_address: '1:2:3:4:5:6:7' }],
  ['an IPv6 address shortened twice', { ip_address: '2001::db8::1' }],
  ['an IPv6 address with a group of five digits', { ip_address: '2001:0db80::1' }],
  ['an IPv6 address that begins with one colon', { ip_address: ':1::2' }],
  ['an IPv6 address around a wrong IPv4 one', { ip_address: '::ffff:256.1.1.1' }],
  ['an ip address of 46 characters', { ip_address: `${'0000:'.repeat(9)}1` }],
  ['an extra field', { admin: true }],
  ['an extra empty text', { extra: '' }],
  ['a campaign, which belongs elsewhere', { campaign: 'spring' }],
  ['a large extra field', { payload: 'a'.repeat(100_000) }],
  ['a nested extra field', { extra: { deep: { deeper: 1 } } }],
  ['the fields of a job too', { cus_name: 'Ada', job_status: 'active' }],
])('a lead with %s is refused', async (_, overrides) => {
  await expectCreateRefused(environment, 'leads', validLead(overrides));
});

const nameAndMessage = ['name', 'note_from_customer'] as const;

test.each(nameAndMessage.flatMap((field) => unseenSigns.map(([name, sign]) => [name, field, sign] as const)))(
  'a lead with %s in %s is refused, alone and among letters',
  async (_, field, sign) => {
    await expectCreateRefused(environment, 'leads', validLead({ [field]: sign }));
    await expectCreateRefused(environment, 'leads', validLead({ [field]: `a${sign}b` }));
  },
);

test.each([
  ['a text', 'Ada'],
  ['a number', 1],
  ['true', true],
  ['a list of leads', [validLead()]],
  ['a lead inside a lead', { inner: validLead() }],
])('%s instead of a lead is refused', async (_, value) => {
  await expectCreateRefused(environment, 'leads', value);
});
