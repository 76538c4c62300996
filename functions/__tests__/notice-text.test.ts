import { plainContext } from '../../__tests__/support/context-records';
import { validAddress, validJob, validLead } from '../../__tests__/support/records';
import type { SubmissionMetadata } from '../../src/features/requests/rules/submission-metadata';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { fillText } from '../../src/shared/text/fill-text';
import { locationOf, writeNotice, type SavedRequest } from '../notice-text';
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
const notice = (facts: Partial<Parameters<typeof writeNotice>[0]> = {}) =>
  writeNotice({
    kind: 'leads',
    id,
    record: lead(),
    context: plainContext,
    link: 'https://host/onit?id=1',
    isAgain: false,
    minutes: 0,
    ...facts,
  }).text;

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
  const booking = notice({ kind: 'jobs', record: job() });
  expect(booking).toContain('2026-11-23, 9:00 to 11:00');
  expect(booking).toContain('100 Queen St W, 12B, Toronto, ON, m5h2n2');
});

const spam = { ...plainContext, trap_filled: true };
test.each<[string, Parameters<typeof notice>[0], string[]]>([
  ['nothing special', {}, []],
  ['a filled honeypot', { context: spam }, [words.spam]],
  [
    'a form filled at once',
    { context: { ...plainContext, fill_ms: 300 } as SubmissionMetadata },
    [words.spam],
  ],
  ['no context', { context: null }, []],
  ['an attempt whose end nobody knows', { isAgain: true }, [words.again]],
  ['a second contact', { minutes: 10 }, [fillText(words.escalated, { minutes: '10' })]],
])('with %s it says so', (_, facts, expected) => {
  const text = notice(facts);
  const said = [words.again, words.spam, fillText(words.escalated, { minutes: '10' })];
  expect(said.filter((line) => text.includes(line))).toEqual(expected);
});

test('a visitor cannot write with placeholders or links of ours', () =>
  expect(notice({ record: lead({ name: '{link}' }) })).toContain('{link}, 416-555-0199'));
