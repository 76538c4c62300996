import { addressOf } from '../../../../src/features/addresses/rules/address';
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

test('fields without a check may be empty', () => {
  const job = buildJob(
    { ...values, propertyType: '', unit: undefined, flexibility: '', address: addressOf({}, '') },
    { ...context, locationId: '' },
  );
  expect(job).toMatchObject({
    cus_address: { street: '', unit: '', city: '', state: '', zip: '', country: '' },
    is_time_sensitive: false,
    property_type: '',
    location_id: '',
  });
});

test.each([
  ['House', ''],
  ['Business', ''],
  ['', ''],
  ['Apartment', '12B'],
])('a unit that was typed is saved for the property type %j as %j', (propertyType, unit) => {
  expect(buildJob({ ...values, propertyType }, context).cus_address.unit).toBe(unit);
});

test.each([
  ['spaces around it', '  100 Queen St W ', '100 Queen St W'],
  ['markup', '<b>100 Queen</b>', 'b100 Queen/b'],
  ['line breaks', '100 Queen\nSt\tW', '100 Queen St W'],
  ['250 characters', 'a'.repeat(250), 'a'.repeat(200)],
  ['a character in two units at its end', `${'a'.repeat(199)}😀`, 'a'.repeat(199)],
])('a street with %s is one that the database accepts', (_, street, saved) => {
  const job = buildJob({ ...values, address: { ...values.address, street } }, context);
  expect(job.cus_address.street).toBe(saved);
});
