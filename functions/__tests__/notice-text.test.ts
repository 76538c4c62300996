import { plainContext, validTouch } from '../../__tests__/support/context-records';
import { validAddress, validJob, validLead } from '../../__tests__/support/records';
import type { SubmissionMetadata } from '../../src/features/requests/rules/submission-metadata';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { locationOf, shortenText, writeNotice, type Request, type SavedRequest } from '../notice-text';
import words from '../words.json';

const lead = (overrides?: object) => validLead({ ...overrides }) as SavedRequest;
const job = (overrides?: object) => validJob({ ...overrides }) as SavedRequest;
const cities = [
  { locationId: '1', postalPrefixes: ['M'] },
  { locationId: '2', postalPrefixes: ['M4L', '992'] },
  { locationId: '3' },
  { locationId: '', postalPrefixes: ['837'] },
];

test.each<[string, SavedRequest, string]>([
  ['its own', lead({ zip: 'm4l1a1' }), '13929'],
  ['that of its code', lead({ location_id: '', zip: 'm5v2t6' }), '1'],
  ['that of the narrowest area', lead({ location_id: '', zip: 'm4l1a1' }), '2'],
  ['that of its zip', lead({ location_id: '', zip: '99206' }), '2'],
  ['that of its address', job({ location_id: '', cus_address: validAddress({ zip: 'M5H 2N2' }) }), '1'],
  ['the head office for a code that nobody serves', lead({ location_id: '', zip: '10001' }), 'head'],
  ['the head office for a city without a location', lead({ location_id: '', zip: '83701' }), 'head'],
  ['the head office without a code', lead({ location_id: '', zip: '' }), 'head'],
])('a request goes to %s', (_, record, expected) => expect(locationOf(record, cities)).toBe(expected));

const id = '-OnoticeTextTestAAAA';
const notice = (request: Partial<Request> = {}) =>
  writeNotice(
    { kind: 'leads', id, record: lead(), context: plainContext, ...request },
    { link: 'https://host/onit?id=1' },
  ).text;

test('it has what the caller needs, and nothing else', () => {
  const text = notice();
  for (const part of [
    words.kinds.leads,
    referenceOf(id),
    'Ada Lovelace, 416-555-0199',
    'tel:+14165550199',
    'One couch, two chairs. Second floor.',
    '/toronto',
    'https://host/onit?id=1',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/[{}]|undefined|203\.0\.113/);
  const touch = validTouch({ utm_campaign: 'fall', utm_source: 'google', utm_medium: 'cpc' });
  const context = { ...plainContext, last_touch: touch } as SubmissionMetadata;
  const booking = notice({ kind: 'jobs', record: job({ is_time_sensitive: true }), context });
  const visit = ['2026-11-23, 9:00 to 11:00', '100 Queen St W, 12B, Toronto, ON m5h2n2', words.only];
  for (const part of [...visit, 'Property: House', 'Campaign: fall', 'Source: google / cpc'])
    expect(booking).toContain(part);
});

test('a text message has at most 300 characters, ends at a word, and keeps its link to the rest', () => {
  const text = shortenText(notice({ record: lead({ note_from_customer: 'Bricks $& more. '.repeat(120) }) }));
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/ (Bricks|\$&|more\.)\.\.\.\n.*https:\/\/host\/onit\?id=1$/);
  expect(shortenText(notice())).toBe(notice());
});

test('a visitor cannot write with placeholders or links of ours', () =>
  expect(notice({ record: lead({ name: '{link}' }) })).toContain('{link}, 416-555-0199'));
