import { buildJob, type JobValues } from '../../../../src/features/requests/rules/job';

const now = new Date(2026, 0, 5, 9, 7, 30);
const context = { locationId: '13929', ipAddress: '203.0.113.7', now };

const values: JobValues = {
  name: 'Ada Lovelace ',
  phone: '416-555-0199',
  message: ' One sofa. ',
  date: '2026-01-06',
  timeWindow: '9:00',
  propertyType: 'Apartment',
  unit: '12B',
  flexibility: 'true',
  address: {
    street: '100 Queen St W',
    city: 'Toronto',
    state: 'ON',
    zip: 'M5H 2N2',
    country: 'Canada',
  },
};

test.each([
  ['House', ''],
  ['Business', ''],
  ['', ''],
  ['Apartment', '12B'],
])('a unit that was typed is saved for the property type %j as %j', (propertyType, unit) => {
  expect(buildJob({ ...values, propertyType }, context).cus_address.unit).toBe(unit);
});
