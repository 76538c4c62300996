import { buildJob, type JobValues } from '../../../../src/features/requests/rules/job';
import { parseConfirmation } from '../../../../src/features/ticket/rules/confirmation';
import { ticketSoFar } from '../../../../src/features/ticket/rules/ticket';
import { inToronto, mondayMorning, utcOffsets } from '../../../support/booking-page';

const timeWindows = [
  { start: '9:00', label: 'nine' },
  { start: '13:00', label: 'one' },
];
const offered = { timeWindows, utcOffsets, language: 'en' };

const values = {
  name: 'Ada Lovelace',
  phone: '416-555-0199',
  date: '2026-01-05',
  timeWindow: '13:00',
  propertyType: 'Apartment',
  unit: '12B',
  'address.street': '100 Queen St W',
  'address.city': 'Toronto',
  'address.state': 'ON',
  'address.zip': 'M5H 2N2',
};

test('it says the address and the day as the confirmation will', () => {
  const [street, city, state, zip] = ['street', 'city', 'state', 'zip'].map(
    (part) => values[`address.${part}` as keyof typeof values],
  ) as [string, string, string, string];
  const address = { street, city, state, zip, country: 'Canada' };
  const given: JobValues = { ...values, message: 'One couch.', flexibility: '', address };
  const record = buildJob(given, { locationId: '13929', ipAddress: '203.0.113.7', now: mondayMorning });
  const visit = parseConfirmation({ key: '-OexampleKey-x7Kq2_', record }, 'en')?.visit;
  expect(ticketSoFar(values, offered, mondayMorning)).toStrictEqual({
    name: 'Ada Lovelace',
    phone: '416-555-0199',
    day: visit?.day,
    timeWindow: 'one',
    address: visit?.address,
  });
});

test('a unit counts only where the form asks for it', () => {
  const house = { ...values, propertyType: 'House' };
  expect(ticketSoFar(house, offered, mondayMorning).address).toBe('100 Queen St W, Toronto, ON M5H 2N2');
});

test.each([
  ['a window that has begun', inToronto(5, '13:00'), { day: '', timeWindow: '' }],
  ['a day that is over', inToronto(6, '08:00'), { day: '', timeWindow: 'one' }],
])('%s is not on it any more', (_name, now, visit) => {
  expect(ticketSoFar(values, offered, now)).toMatchObject(visit);
});
