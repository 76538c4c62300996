import { confirmationOf, parseConfirmation } from '../../../src/domain/requests/confirmation';
import { buildJob } from '../../../src/domain/requests/job';
import { buildLead } from '../../../src/domain/requests/lead';

const key = '-OexampleKey-x7Kq2_';
const context = { locationId: '13929', ipAddress: '203.0.113.7', now: new Date(2026, 0, 3, 18) };
const values = { name: ' Ada Lovelace ', phone: '416-555-0199', message: 'One couch, two chairs.' };
const address = { street: '100 Queen St W', city: 'Toronto', state: 'ON', zip: '', country: 'Canada' };
const booking = { date: '2026-01-05', timeWindow: '13:00', propertyType: 'House', flexibility: 'true' };

const shown = {
  number: 'x7Kq2_',
  name: 'Ada Lovelace',
  phone: '416-555-0199',
  message: 'One couch, two chairs.',
  day: 'Monday, Jan 5',
  timeWindow: '13:00',
};

test('a lead is confirmed with its number and what was sent, without a day', () => {
  const lead = buildLead(values, context);
  expect(confirmationOf(key, lead)).toStrictEqual({ ...shown, day: '', timeWindow: '' });
});

test('a job is confirmed with its day and its window too', () => {
  const job = buildJob({ ...values, ...booking, address }, context);
  expect(confirmationOf(key, job)).toStrictEqual(shown);
});

test('a confirmation is read as it was written, after the browser has kept it', () => {
  expect(parseConfirmation(structuredClone(shown))).toStrictEqual(shown);
});

test('parts that it does not have are left out', () => {
  expect(parseConfirmation({ ...shown, address: '100 Queen St W' })).toStrictEqual(shown);
});

const parts = Object.keys(shown);

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a text', 'x7Kq2_'],
  ['true', true],
  ['a list', Object.values(shown)],
  ['an empty object', {}],
  ...parts.map((part): [string, unknown] => [`no ${part}`, { ...shown, [part]: undefined }]),
  ...parts.map((part): [string, unknown] => [`null for the ${part}`, { ...shown, [part]: null }]),
  ...parts.map((part): [string, unknown] => [`a number for the ${part}`, { ...shown, [part]: 7 }]),
  ...parts.map((part): [string, unknown] => [
    `an object for the ${part}`,
    { ...shown, [part]: { toString: () => 'x' } },
  ]),
])('%s is no confirmation', (_, value) => {
  expect(parseConfirmation(value)).toBeNull();
});
