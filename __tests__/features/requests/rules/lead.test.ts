import { buildLead } from '../../../../src/features/requests/rules/lead';

const now = new Date(2026, 0, 5, 9, 7, 30);
const values = { name: 'Ada Lovelace ', phone: '416-555-0199', message: 'One sofa. ' };

test('a postal code shown in uppercase is stored in lowercase', () => {
  const lead = buildLead({ ...values, zip: 'M5V2T6' }, { locationId: '', ipAddress: '203.0.113.7', now });
  expect(lead).toMatchObject({ zip: 'm5v2t6', location_id: '' });
});

test('midnight is 00:00 of the day that begins', () => {
  const lead = buildLead(values, { locationId: '', ipAddress: '::1', now: new Date(2026, 11, 31, 0, 0) });
  expect(lead).toMatchObject({ date: '2026-12-31', time: '00:00' });
});
