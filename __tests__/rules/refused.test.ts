import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import { campaignFields } from '../support/campaign';
import { validContext } from '../support/context-records';
import { address, casesOf, kinds, longest, optional, type Kind, type Table } from '../support/record-kinds';
import { addressParts, unseenSigns, validAddress, validLead, type TestRecord } from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';
import { expectCreated, expectCreateRefused, newPath } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const everyField = Object.entries(kinds).flatMap(([kind, { right }]) =>
  Object.keys(right).map((field) => [kind as keyof typeof kinds, field] as const),
);

test.each(everyField)(
  'of %s a missing %s is refused where it is needed, and one of another kind',
  async (kind, field) => {
    const { of, make, right: whole } = kinds[kind] as Kind;
    const right = whole[field];
    const lacking = make({ [field]: undefined });
    const sent = JSON.parse(JSON.stringify(lacking)) as TestRecord;
    if (optional.includes(field)) await expectCreated(environment, of, sent);
    else await expectCreateRefused(environment, of, sent);
    const wrong = [
      2,
      true,
      { value: right },
      [right],
      '<b>x</b>',
      `${right}<b>`,
      'a'.repeat(3000),
      { '.sv': 'timestamp' },
    ];
    const ofSameKind = typeof right === 'number' || typeof right === 'boolean' ? typeof right : undefined;
    for (const value of wrong.filter((each) => typeof each !== ofSameKind))
      await expectCreateRefused(environment, of, make({ [field]: value }));
  },
);

test.each(addressParts)(
  'a job whose address has a %s that is too long or unseen is refused',
  async (part) => {
    const tooLong = 'a'.repeat(longest[part as keyof typeof longest] + 1);
    for (const value of ['a>', tooLong, ...unseenSigns.map((sign) => `a${sign}b`)])
      await expectCreateRefused(environment, 'jobs', address({ [part]: value }));
  },
);

const names = [
  ['😀'.repeat(11), 'Ada\n'],
  ['', '   ', 'a'.repeat(21), 'Ada 2', 'ada@example', 'Ada & Bob', 'Ada "x" Bob', 'Ada/Bob'],
  ['Ada\\Bob', 'Ada`Bob', 'Ada]Bob', 'Ada^Bob', '{{Ada}}', '$Ada', '=Ada', 'www.example.com'],
].flat();
const phones = [
  ['', '4165550199', '1-416-555-0199', '(416) 555-0199', '416-555-019', '416-555-01999'],
  ['abc-def-ghij', '٤١٦-٥٥٥-٠١٩٩', '416-555-0199\n'],
].flat();
const messages = [
  ['', '    ', 'a'.repeat(2001), '<script>alert(1)</script>', 'Couch!', 'Couch?', 'three-seater'],
  ["It's heavy", 'https://example.com', 'a_b', 'a\\b', 'a]b', '{{constructor}}', 'a|b', 'One.\nTwo'],
].flat();
const dates = [
  ['', '2026/11/21', '2026-11-21T09:30:00.000Z', '21-11-2026', 'Monday, Jan 5', '0000-01-01'],
  ['2026-13-01', '2026-00-10', '2026-01-32', '2026-01-00', '2026-04-31', '1969-12-31', '3000-01-01'],
  ['2026-02-31', '2026-02-29', '2100-02-29'],
].flat();
const ipAddresses = [
  ['', 'example.com', '3405803783', '203.0.113.7:80', '203.0.113', '1.2.3.4, 10.0.0.1', '203.0.113.256'],
  ['999.999.999.999', ':::::::::::', ':::', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7', '2001::db8::1'],
  ['2001:0db80::1', ':1::2', '::ffff:256.1.1.1', `${'0000:'.repeat(9)}1`],
].flat();

const times = [
  ['', '2026-11-21', '2026-11-21T17:30:05Z', '2026-11-21T17:30:05.250', '2026-13-21T17:30:05.250Z'],
  ['2026-11-32T17:30:05.250Z', '2026-02-29T17:30:05.250Z', '0000-01-01T17:30:05.250Z'],
  ['2026-11-21T24:30:05.250Z', '2026-11-21T17:60:05.250Z', '2026-11-21T17:30:05.250Z<b>'],
].flat();
const pages = ['', 'toronto', '/<b>', '/a?b=1', '/a b', '/é', '/\n', `/${'a'.repeat(200)}`];

const wrongTouch = {
  ...Object.fromEntries(
    campaignFields.map((field) => [field, ['', 'a<b', 'a>b', 'a\u0000b', '\u200b', 'x'.repeat(201)]]),
  ),
  landing_page: pages,
  referrer: [
    ['', 'example.com', 'javascript:alert(1)', 'https://', 'https://example.com/?q=1'],
    ['https://example.com/<b>', 'https://example.com/a b', `https://example.com/${'a'.repeat(181)}`],
  ].flat(),
  at: times,
  email: ['ada@example.com'],
};

const refused = {
  leads: {
    date: dates,
    email: ['', 'ada@example.com', 'unavailable'],
    phone: phones,
    zip: ['M5H2N2', 'm5h 2n2', '1234567', '303-1'],
    source: ['', 'Organic'],
    brand_id: [0, '1', 1.5],
    status: ['', 'won'],
    won_by: ['me'],
    location_id: ['toronto', '12345678901', '-13929'],
    name: names,
    time: ['', '24:00', '09:60', '9:30', '09:30:00', '09:30 AM'],
    note_from_customer: messages,
    ip_address: ipAddresses,
    admin: [true, '', { deep: { deeper: 1 } }, 'a'.repeat(100_000)],
    campaign: ['spring'],
    cus_name: ['Ada'],
  },
  jobs: {
    start_time: ['', '10:00', '17:00', '09:00', '9:30', '9:00 AM to 11:00 AM'],
    is_time_sensitive: ['false', ''],
    sensitive_reason: ['moving'],
    job_status: ['', 'done'],
    property_type: ['Condo', 'house', 'HouseApartment'],
    type: ['Curbside'],
    brand_id: [3, '1'],
    cus_email: ['ada@example.com'],
    cus_name: names,
    cus_phone: phones,
    date: dates,
    description: messages,
    ip_address: ipAddresses,
    location_id: ['toronto'],
    cus_address: ['100 Queen St W', {}, validAddress({ floor: '2' })],
    admin: [true, ''],
    status: ['new'],
  },
  context: {
    name: ['Ada', { a: 1 }],
    device: ['', 'Phone', 'watch', 'phone '],
    fill_ms: [-1, 86_400_001, '312'],
    form: ['', 'Quote', 'contact', 'quote ', 'quotebook'],
    page: pages,
    site_version: ['', 'a b', 'é', 'a'.repeat(41)],
  },
  'context.first_touch': wrongTouch,
  'context.last_touch': wrongTouch,
  'context.consent': {
    phone: ['416-555-0199'],
    text_version: ['', '2026-11-21', '2026-11-21.', '2026-11-21.0123ABCD', '2026-11-21.0123abcde'],
    at: times,
    marketing_texts: ['true', 'on'],
  },
} satisfies Table;

test.each(casesOf(refused))('of %s the %s %j is refused', async (kind, field, value) => {
  await expectCreateRefused(environment, kinds[kind].of, kinds[kind].make({ [field]: value }));
});

test.each(unseenSigns)('%j in a name or a message is refused, alone and among letters', async (sign) => {
  for (const field of ['name', 'note_from_customer'])
    for (const value of [sign, `a${sign}b`])
      await expectCreateRefused(environment, 'leads', validLead({ [field]: value }));
});

test('of all signs of a keyboard a name may have the same for the database and for our own judgement', async () => {
  const signs = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code));
  const nameWith = (sign: string) => validLead({ name: `A${sign}b` });
  const saved: string[] = [];
  for (const sign of signs) {
    const request = { method: 'PUT', body: nameWith(sign) };
    if ((await environment.rest(newPath(environment, 'leads'), request)).ok) saved.push(sign);
  }
  expect(saved).toHaveLength(55);
  expect(saved).toEqual(signs.filter((sign) => refusalsOf(recordTable.leads, nameWith(sign)).length === 0));
});

test.each([
  ...['Ada', 1, true, [validLead()], { inner: validLead() }].map((value) => ['leads', value] as const),
  // Of the earlier version of the site, and what is no context.
  ...[{ trap_filled: true, fill_ms: 312 }, 'bot', {}, [validContext()]].map(
    (value) => ['context', value] as const,
  ),
])('in %s %j is refused', async (collection, value) => {
  await expectCreateRefused(environment, collection, value);
});
