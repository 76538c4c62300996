import { addressParts, jobFields, unseenSigns, validAddress, validJob, without } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { RulesEnvironment } from '../support/rules-environment';
import { expectCreated, expectCreateRefused } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const freeAddress = { street: '', unit: '', city: '', state: '', zip: '', country: '' };

test('a valid job has exactly the fields of the specification', () => {
  expect(Object.keys(validJob())).toEqual(jobFields);
  expect(Object.keys(validAddress())).toEqual(addressParts);
});

test.each([
  ['as the form sends it', {}],
  ['from 9 to 11', { start_time: '9:00', end_time: '11:00' }],
  ['from 11 to 13', { start_time: '11:00', end_time: '13:00' }],
  ['from 13 to 15', { start_time: '13:00', end_time: '15:00' }],
  ['from 15 to 17', { start_time: '15:00', end_time: '17:00' }],
  ['at a house', { property_type: 'House' }],
  ['at an apartment', { property_type: 'Apartment' }],
  ['at a business', { property_type: 'Business' }],
  ['without a property type, which the form does not check', { property_type: '' }],
  ['with a flexible time', { is_time_sensitive: false }],
  ['with a time that must be kept', { is_time_sensitive: true }],
  ['without an address, which the form does not check', { cus_address: freeAddress }],
  ['with a street only', { cus_address: { ...freeAddress, street: '100 Queen St W' } }],
  [
    'with an accented address',
    { cus_address: validAddress({ street: '1 rue de l’Église', city: 'Québec' }) },
  ],
  [
    'with punctuation in the street',
    { cus_address: validAddress({ street: "#4-12 O'Hara Rd. (rear) & Co" }) },
  ],
  ['with a unit of 12 characters', { cus_address: validAddress({ unit: 'Penthouse #2' }) }],
  ['with a street of 200 characters', { cus_address: validAddress({ street: 'a'.repeat(200) }) }],
  ['with a full US address', { cus_address: validAddress({ state: 'Georgia', zip: '30301-1234' }) }],
  ['without a city', { location_id: '' }],
  ['with a name with accents', { cus_name: 'Zoë Müller Nuñez' }],
  ['with a name with an apostrophe', { cus_name: "Siobhan O'Brien" }],
  ['with a message of 2000 characters', { description: 'a'.repeat(2000) }],
  ['with an unknown ip address', { ip_address: 'Unavailable' }],
  ['from an IPv6 address', { ip_address: '2001:db8::1' }],
])('a job is accepted %s', async (_, overrides) => {
  await expectCreated(environment, 'jobs', validJob(overrides));
});

test.each(jobFields)('a job without %s is refused', async (field) => {
  await expectCreateRefused(environment, 'jobs', without(validJob(), field));
});

test.each(jobFields)('a job with a number for %s is refused', async (field) => {
  await expectCreateRefused(environment, 'jobs', validJob({ [field]: 2 }));
});

test.each(jobFields)('a job with an object for %s is refused', async (field) => {
  await expectCreateRefused(environment, 'jobs', validJob({ [field]: { value: validJob()[field] } }));
});

test.each(jobFields)('a job with markup in %s is refused', async (field) => {
  await expectCreateRefused(environment, 'jobs', validJob({ [field]: '<b>x</b>' }));
});

test.each(jobFields)('a job with 3000 characters in %s is refused', async (field) => {
  await expectCreateRefused(environment, 'jobs', validJob({ [field]: 'a'.repeat(3000) }));
});

test.each(addressParts)('a job without %s in the address is refused', async (part) => {
  await expectCreateRefused(environment, 'jobs', validJob({ cus_address: without(validAddress(), part) }));
});

test.each(addressParts)('a job with markup in %s of the address is refused', async (part) => {
  await expectCreateRefused(environment, 'jobs', validJob({ cus_address: validAddress({ [part]: '<b>' }) }));
});

test.each(addressParts)('a job with a closing bracket in %s of the address is refused', async (part) => {
  await expectCreateRefused(environment, 'jobs', validJob({ cus_address: validAddress({ [part]: 'a>' }) }));
});

test.each(addressParts)('a job with a number for %s of the address is refused', async (part) => {
  await expectCreateRefused(environment, 'jobs', validJob({ cus_address: validAddress({ [part]: 1 }) }));
});

test.each([
  ['street', 200],
  ['unit', 12],
  ['city', 100],
  ['state', 100],
  ['zip', 12],
  ['country', 60],
])('a job with a %s of more than %i characters is refused', async (part, maxLength) => {
  const atLimit = validAddress({ [part]: 'a'.repeat(maxLength) });
  await expectCreated(environment, 'jobs', validJob({ cus_address: atLimit }));
  const overLimit = validAddress({ [part]: 'a'.repeat(maxLength + 1) });
  await expectCreateRefused(environment, 'jobs', validJob({ cus_address: overLimit }));
});

test.each(addressParts.flatMap((part) => unseenSigns.map(([name, sign]) => [name, part, sign] as const)))(
  'a job with %s in %s of the address is refused',
  async (_, part, sign) => {
    const cus_address = validAddress({ [part]: `a${sign}b` });
    await expectCreateRefused(environment, 'jobs', validJob({ cus_address }));
  },
);

test.each([
  ['a window of one hour', { start_time: '9:00', end_time: '10:00' }],
  ['a window of four hours', { start_time: '9:00', end_time: '13:00' }],
  ['a window that ends before it starts', { start_time: '13:00', end_time: '11:00' }],
  ['a window that is not offered', { start_time: '10:00', end_time: '12:00' }],
  ['a window at night', { start_time: '17:00', end_time: '19:00' }],
  ['a start with a leading zero', { start_time: '09:00' }],
  ['a start with minutes', { start_time: '9:30' }],
  ['an empty window', { start_time: '', end_time: '' }],
  ['the label of a window', { start_time: '9:00 AM to 11:00 AM' }],
  ['is_time_sensitive as text', { is_time_sensitive: 'false' }],
  ['a reason for being sensitive', { sensitive_reason: 'moving' }],
  ['the status done', { job_status: 'done' }],
  ['an empty status', { job_status: '' }],
  ['the property type Condo', { property_type: 'Condo' }],
  ['a property type of another case', { property_type: 'house' }],
  ['two property types', { property_type: 'HouseApartment' }],
  ['another type', { type: 'Curbside' }],
  ['another brand', { brand_id: 3 }],
  ['a brand as text', { brand_id: '1' }],
  ['a real email address', { cus_email: 'ada@example.com' }],
  ['an empty name', { cus_name: '' }],
  ['a name of spaces', { cus_name: '  ' }],
  ['a name of 21 characters', { cus_name: 'a'.repeat(21) }],
  ['a name with a digit', { cus_name: 'Ada 2' }],
  ['a phone without dashes', { cus_phone: '4165550199' }],
  ['an empty phone', { cus_phone: '' }],
  ['a date as its label', { date: 'Monday, Jan 5' }],
  ['an empty date', { date: '' }],
  ['an empty message', { description: '' }],
  ['a message of spaces', { description: '  ' }],
  ['a message of 2001 characters', { description: 'a'.repeat(2001) }],
  ['an exclamation mark in the message', { description: 'Couch!' }],
  ['a line break in the message', { description: 'One couch.\nTwo chairs' }],
  ['a date that no calendar has', { date: '2026-02-31' }],
  ['an invisible name', { cus_name: '\u200b' }],
  ['an empty ip address', { ip_address: '' }],
  ['an ip address that cannot be', { ip_address: '256.1.1.1' }],
  ['a location id of letters', { location_id: 'toronto' }],
  ['an address as text', { cus_address: '100 Queen St W' }],
  ['an empty address', { cus_address: {} }],
  ['an extra part in the address', { cus_address: validAddress({ floor: '2' }) }],
  ['a nested part in the address', { cus_address: validAddress({ city: { name: 'Toronto' } }) }],
  ['an extra field', { admin: true }],
  ['an extra empty text', { extra: '' }],
  ['the fields of a lead too', { name: 'Ada', status: 'new' }],
])('a job with %s is refused', async (_, overrides) => {
  await expectCreateRefused(environment, 'jobs', validJob(overrides));
});
