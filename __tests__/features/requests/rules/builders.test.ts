import { buildJob, type JobValues } from '../../../../src/features/requests/rules/job';
import { buildLead } from '../../../../src/features/requests/rules/lead';
import { buildSubmissionMetadata } from '../../../../src/features/requests/rules/submission-metadata';

const now = new Date('2026-11-21T17:30:05.250Z');
const pressed = {
  form: 'quote' as const,
  location: '13929',
  consent: '2026-11-21.0123abcd',
  marketing: 'none',
  address: 'http://localhost/toronto/get-quote',
  referrer: '',
  at: now.getTime(),
  values: {},
};
const known = { fillMs: 20_400.6, device: 'phone' as const, siteVersion: '4983393', attribution: {} };

test('unknown facts are left out, because the database refuses undefined', () => {
  expect(buildSubmissionMetadata(pressed, known)).toStrictEqual({
    trap_filled: false,
    fill_ms: 20_401,
    form: 'quote',
    page: '/toronto/get-quote',
    device: 'phone',
    site_version: '4983393',
    consent: { text_version: '2026-11-21.0123abcd', at: now.toISOString() },
  });
});

test.each([
  ['a filled honeypot', { values: { company_website: 'https://spam.example' } }, { trap_filled: true }],
  ['a clock that went back', { fillMs: -5000 }, { fill_ms: 0 }],
  ['a page left open for a week', { fillMs: 7 * 86_400_000 }, { fill_ms: 86_400_000 }],
  ['a path of 10 KB', { address: `http://a/${'a'.repeat(10_240)}` }, { page: `/${'a'.repeat(199)}` }],
  ['a page in French', { language: 'fr' }, { language: 'fr' }],
])('with %s it is what the database takes', (_, change, saved) => {
  expect(buildSubmissionMetadata({ ...pressed, ...change }, { ...known, ...change })).toMatchObject(saved);
});

const place = { locationId: '', ipAddress: '203.0.113.7', now };

const booking: JobValues = {
  name: 'Ada Lovelace ',
  phone: '416-555-0199',
  message: ' One sofa. ',
  date: '2026-01-06',
  timeWindow: '9:00',
  propertyType: 'Apartment',
  unit: '12B',
  flexibility: 'true',
  address: { street: '100 Queen St W', city: 'Toronto', state: 'ON', zip: 'M5H 2N2', country: 'Canada' },
};

test.each([
  ['true', 'Business', { is_time_sensitive: true, cus_address: { unit: '' } }],
  ['false', 'Apartment', { is_time_sensitive: false, cus_address: { unit: '12B' } }],
  ['', '', { is_time_sensitive: false, cus_address: { unit: '' } }],
])('the flexibility %j and the unit of type %j are saved so', (flexibility, propertyType, saved) => {
  expect(buildJob({ ...booking, flexibility, propertyType }, place)).toMatchObject(saved);
});

test('midnight is 00:00 of the day that begins', () => {
  const lead = buildLead(booking, { ...place, now: new Date(2026, 11, 31, 0, 0) });
  expect(lead).toMatchObject({ date: '2026-12-31', time: '00:00' });
});
