import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import { maskMessage, messageMaxLength } from '../../src/shared/text/masks';
import {
  addressParts,
  jobFields,
  leadFields,
  unseenSigns,
  validAddress,
  validJob,
  validLead,
  without,
  type TestRecord,
} from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';
import { expectCreated, expectCreateRefused, newPath, type Collection } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const valid = { leads: validLead, jobs: validJob };
const fields = { leads: leadFields, jobs: jobFields };
type Case = [collection: Collection, field: string, value: unknown];

/** One case for each value of a table. */
function casesOf(table: Record<Collection, Record<string, unknown[]>>): Case[] {
  return (['leads', 'jobs'] as const).flatMap((collection) =>
    Object.entries(table[collection]).flatMap(([field, values]) =>
      values.map((value): Case => [collection, field, value]),
    ),
  );
}

const free = Object.fromEntries(addressParts.map((part) => [part, '']));
const longest = { street: 200, unit: 12, city: 100, state: 100, zip: 12, country: 60 };

const accepted = {
  leads: {
    location_id: ['', '1234567890'],
    // The quote form does not check whether a postal code is whole.
    zip: ['', '30301', 'm5h2n2', 'm5h'],
    name: [
      ['A', 'Maximilian Von Trapp', 'Zoë Müller Nuñez', "Siobhan O'Brien", 'Jean-Luc Élie'],
      ['Αλέξης Παπαδόπουλος', 'Зоя Яблонская', 'فاطمة الزهراء', 'प्रिया शर्मा', '王小明'],
      ['𠮷野 佐々木', 'Nguyễn Thị Ánh', 'é'.repeat(20), '😀'.repeat(10)],
    ].flat(),
    time: ['00:00', '23:59'],
    date: ['2027-12-31', '2028-02-29', '2400-02-29', '1970-01-01', '2999-12-31'],
    note_from_customer: ['x', 'a'.repeat(2000), 'é'.repeat(2000), 'Un canapé à l étage, s il vous plaît.'],
    ip_address: [
      ['Unavailable', '255.255.255.255', '2001:0db8:85a3:0000:0000:8a2e:0370:7334', '2001:db8::1', '::1'],
      ['2001:db8::', '::', '::ffff:203.0.113.7', '0000:0000:0000:0000:0000:ffff:255.255.255.255'],
    ].flat(),
  },
  jobs: {
    property_type: ['House', 'Apartment', 'Business', ''],
    is_time_sensitive: [true, false],
    location_id: [''],
    cus_name: ['Zoë Müller Nuñez', "Siobhan O'Brien"],
    description: ['a'.repeat(2000)],
    ip_address: ['Unavailable', '2001:db8::1'],
    cus_address: [
      free,
      { ...free, street: '100 Queen St W' },
      validAddress({ street: '1 rue de l’Église', city: 'Québec' }),
      validAddress({ street: "#4-12 O'Hara Rd. (rear) & Co", state: 'Georgia', zip: '30301-1234' }),
      ...Object.entries(longest).map(([part, length]) => validAddress({ [part]: 'a'.repeat(length) })),
    ],
  },
};

test.each(casesOf(accepted))('of %s the %s %j is accepted', async (collection, field, value) => {
  await expectCreated(environment, collection, valid[collection]({ [field]: value }));
});

test.each([9, 11, 13, 15])(
  'a job at %i o’clock for two hours is accepted, no other window is',
  async (hour) => {
    const window = (start: string, end: string) => validJob({ start_time: start, end_time: end });
    await expectCreated(environment, 'jobs', window(`${hour}:00`, `${hour + 2}:00`));
    for (const end of [hour + 1, hour + 4, hour - 2])
      await expectCreateRefused(environment, 'jobs', window(`${hour}:00`, `${end}:00`));
  },
);

test('a valid lead and a valid job have exactly the fields of the specification', () => {
  expect(Object.keys(validLead())).toEqual(leadFields);
  expect(Object.keys(validJob())).toEqual(jobFields);
  expect(Object.keys(validAddress())).toEqual(addressParts);
});

const everyField = (['leads', 'jobs'] as const).flatMap((collection) =>
  fields[collection].map((field) => [collection, field] as const),
);

test.each(everyField)(
  'a record of %s whose %s is missing or of another kind is refused',
  async (collection, field) => {
    const right = valid[collection]()[field];
    const wrong = [
      2,
      { value: right },
      [right],
      '<b>x</b>',
      `${right}<b>`,
      'a'.repeat(3000),
      { '.sv': 'timestamp' },
    ];
    await expectCreateRefused(environment, collection, without(valid[collection](), field));
    for (const value of field === 'is_time_sensitive' ? wrong : [...wrong, true])
      await expectCreateRefused(environment, collection, valid[collection]({ [field]: value }));
  },
);

test.each(addressParts)('a job whose address has no %s, or a wrong one, is refused', async (part) => {
  const refuse = (cus_address: TestRecord) =>
    expectCreateRefused(environment, 'jobs', validJob({ cus_address }));
  await refuse(without(validAddress(), part));
  const tooLong = 'a'.repeat(longest[part as keyof typeof longest] + 1);
  const unseen = unseenSigns.map((sign) => `a${sign}b`);
  for (const value of [1, '<b>', 'a>', { name: 'x' }, tooLong, ...unseen])
    await refuse(validAddress({ [part]: value }));
});

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
};

test.each(casesOf(refused))('of %s the %s %j is refused', async (collection, field, value) => {
  await expectCreateRefused(environment, collection, valid[collection]({ [field]: value }));
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

test.each(['Ada', 1, true, [validLead()], { inner: validLead() }])(
  '%j instead of a lead is refused',
  async (value) => {
    await expectCreateRefused(environment, 'leads', value);
  },
);

test('every letter, mark and digit of Unicode that the message mask keeps is accepted', async () => {
  let messagesToSend = 0;
  let message = '';
  for (let code = 0; code < 0x110000; code++) {
    if (code < 0xd800 || code > 0xdfff) message += maskMessage(String.fromCodePoint(code)).trim();
    if (message.length < messageMaxLength - 4 && code < 0x10ffff) continue;
    if (message) await expectCreated(environment, 'leads', validLead({ note_from_customer: message }));
    messagesToSend += 1;
    message = '';
  }
  expect(messagesToSend).toBeGreaterThan(100);
});
