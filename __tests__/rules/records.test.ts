import { recordTable } from '../../src/features/requests/rules/record-table';
import { refusalsOf } from '../../src/features/requests/rules/refusals';
import { makePushId } from '../../src/features/requests/rules/push-id';
import { maskMessage } from '../../src/shared/text/masks';
import { longestMessage } from '../../src/shared/values/limits';
import { campaignFields } from '../support/campaign';
import { plainContext, validConsent, validContext } from '../support/context-records';
import {
  addressParts,
  jobFields,
  leadFields,
  unseenSigns,
  validAddress,
  validJob,
  validLead,
  type TestRecord,
} from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';

let environment: Awaited<ReturnType<typeof startRulesEnvironment>>;
beforeAll(async () => {
  environment = await startRulesEnvironment('demo-records');
});
afterAll(() => environment.stop());

type Collection = keyof typeof recordTable;

/** Whether a visitor may create the record: it is stored whole or not at all. Our own judgement of records is the same. */
async function isTaken(collection: Collection, record: unknown): Promise<boolean> {
  const key = makePushId(Date.now());
  if (collection === 'context') await environment.store(`leads/${key}`, validLead());
  const path = `${collection}/${key}`;
  const { ok } = await environment.rest(path, { method: 'PUT', body: record });
  expect(await environment.stored(path)).toEqual(ok ? record : null);
  const isRight = refusalsOf(recordTable[collection], record).length === 0;
  expect([record, isRight]).toEqual([record, ok]);
  return ok;
}

const whole = {
  leads: validLead(),
  jobs: validJob(),
  context: validContext({ language: 'fr', consent: validConsent({ name_shown: true }) }),
  presses: { pressed: 'call', city: 'toronto', campaign: 'Spring & summer' },
} satisfies Record<Collection, TestRecord>;

/** A right record with another value in one of its fields, or of those of a group in it. */
function changed(kind: string, field: string, value: unknown): [Collection, TestRecord] {
  const [collection, group] = kind.split('/') as [Collection, string?];
  const record: TestRecord = whole[collection];
  if (!group) return [collection, { ...record, [field]: value }];
  return [collection, { ...record, [group]: { ...(record[group] as TestRecord), [field]: value } }];
}

type Values = { right?: unknown[]; wrong?: unknown[] };

const phone: Values = {
  wrong: [
    ['', '4165550199', '1-416-555-0199', '(416) 555-0199', '416-555-019', '416-555-01999'],
    ['abc-def-ghij', '٤١٦-٥٥٥-٠١٩٩', '416-555-0199\n'],
  ].flat(),
};
const name: Values = {
  right: [
    ['A', 'Zoë Müller Nuñez', "Siobhan O'Brien", 'Jean-Luc Élie', 'Αλέξης Παπαδόπουλος', 'Зоя Яблонская'],
    [
      'فاطمة الزهراء',
      'प्रिया शर्मा',
      '王小明',
      '𠮷野 佐々木',
      'Nguyễn Thị Ánh',
      'é'.repeat(20),
      '😀'.repeat(10),
    ],
  ].flat(),
  wrong: [
    ['', '   ', 'a'.repeat(21), '😀'.repeat(11), 'Ada\n', 'Ada 2', 'ada@example', '{{Ada}}', '=Ada'],
    unseenSigns.flatMap((sign) => [sign, `a${sign}b`]),
  ].flat(),
};
const message: Values = {
  right: ['x', 'a'.repeat(2000), 'é'.repeat(2000), 'Un canapé à l étage, s il vous plaît.'],
  wrong: [
    ['', '    ', 'a'.repeat(2001), '<script>alert(1)</script>', 'Couch!', 'Couch?', 'three-seater'],
    ["It's heavy", 'https://example.com', 'a_b', 'a\\b', 'a]b', '{{constructor}}', 'a|b', 'One.\nTwo'],
    unseenSigns.flatMap((sign) => [sign, `a${sign}b`]),
  ].flat(),
};
const date: Values = {
  right: ['2027-12-31', '2028-02-29', '2400-02-29', '1970-01-01', '2999-12-31'],
  wrong: [
    ['', '2026/11/21', '2026-11-21T09:30:00.000Z', '21-11-2026', '2026-13-01', '2026-00-10', '2026-01-32'],
    ['2026-03-32', '2026-05-32', '2026-06-31', '2026-07-32', '2026-09-31', '2026-11-31', '2026-12-32'],
    ['2026-01-00', '2026-04-31', '1969-12-31', '3000-01-01', '2026-02-31', '2026-02-29', '2100-02-29'],
  ].flat(),
};
const ip_address: Values = {
  right: [
    ['Unavailable', '255.255.255.255', '2001:0db8:85a3:0000:0000:8a2e:0370:7334', '2001:db8::1', '::1', '::'],
    ['2001:db8::', '::ffff:203.0.113.7', '0000:0000:0000:0000:0000:ffff:255.255.255.255'],
  ].flat(),
  wrong: [
    ['', 'example.com', '3405803783', '203.0.113.7:80', '1.2.3.4, 10.0.0.1', '203.0.113.256', ':::'],
    ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7', '2001::db8::1', '2001:0db80::1', ':1::2', '::ffff:256.1.1.1'],
  ].flat(),
};
const location_id: Values = { right: ['', '1234567890'], wrong: ['toronto', '12345678901', '-13929'] };
const admin: Values = { wrong: [true, '', { deep: { deeper: 1 } }, 'a'.repeat(100_000)] };
const page: Values = {
  right: ['/', `/${'a'.repeat(199)}`],
  wrong: ['', 'toronto', '/<b>', '/a?b=1', '/a b', '/é', '/\n', `/${'a'.repeat(200)}`],
};
const at: Values = {
  wrong: [
    ['', '2026-11-21', '2026-11-21T17:30:05Z', '2026-11-21T17:30:05.250', '2026-02-29T17:30:05.250Z'],
    ['2026-11-21T24:30:05.250Z', '2026-11-21T17:60:05.250Z', '2026-11-21T17:30:05.250Z<b>'],
  ].flat(),
};
const campaign: Values = {
  right: ['é'.repeat(200)],
  wrong: ['', 'a<b', 'a>b', 'a\u0000b', '\u200b', 'x'.repeat(201)],
};
const touch: Record<string, Values> = {
  ...Object.fromEntries(campaignFields.map((field) => [field, campaign])),
  landing_page: page,
  referrer: {
    right: ['android-app://com.google.android.gm/', `https://example.com/${'a'.repeat(180)}`],
    wrong: [
      ['', 'example.com', 'javascript:alert(1)', 'https://', 'https://example.com/?q=1'],
      ['https://example.com/<b>', 'https://example.com/a b', `https://example.com/${'a'.repeat(181)}`],
    ].flat(),
  },
  at,
  email: { wrong: ['ada@example.com'] },
};
/** The longest parts of an address that the rules take. */
const longest = { street: 200, unit: 12, city: 100, state: 100, zip: 12, country: 60 };

const shared = { date, location_id, ip_address, admin };

const table: Record<string, Record<string, Values>> = {
  leads: {
    ...shared,
    phone,
    name,
    note_from_customer: message,
    email: { wrong: ['', 'ada@example.com', 'unavailable'] },
    // The quote form does not check whether a postal code is whole.
    zip: { right: ['', '30301', 'm5h2n2', 'm5h'], wrong: ['M5H2N2', 'm5h 2n2', '1234567', '303-1'] },
    source: { wrong: ['', 'Organic'] },
    brand_id: { wrong: [0, '1', 1.5] },
    status: { wrong: ['', 'won'] },
    won_by: { wrong: ['me'] },
    time: { right: ['00:00', '23:59'], wrong: ['', '24:00', '09:60', '9:30', '09:30:00', '09:30 AM'] },
    cus_name: { wrong: ['Ada'] },
  },
  jobs: {
    ...shared,
    cus_name: name,
    cus_phone: phone,
    description: message,
    start_time: { wrong: ['', '10:00', '17:00', '09:00', '9:30', '9:00 AM to 11:00 AM'] },
    is_time_sensitive: { right: [true, false], wrong: ['false', ''] },
    sensitive_reason: { wrong: ['moving'] },
    job_status: { wrong: ['', 'done'] },
    property_type: {
      right: ['House', 'Apartment', 'Business', ''],
      wrong: ['Condo', 'house', 'HouseApartment'],
    },
    type: { wrong: ['Curbside'] },
    brand_id: { wrong: [3, '1'] },
    cus_email: { wrong: ['ada@example.com'] },
    cus_address: {
      right: [
        Object.fromEntries(addressParts.map((part) => [part, ''])),
        validAddress({ street: "#4-12 O'Hara Rd. (rear) & Co", city: 'Québec', zip: '30301-1234' }),
      ],
      wrong: ['100 Queen St W', {}, validAddress({ floor: '2' })],
    },
    status: { wrong: ['new'] },
  },
  'jobs/cus_address': Object.fromEntries(
    Object.entries(longest).map(([part, length]) => {
      const wrong = ['a>', 'a'.repeat(length + 1), ...unseenSigns.map((sign) => `a${sign}b`)];
      return [part, { right: ['a'.repeat(length)], wrong }];
    }),
  ),
  context: {
    page,
    name: { wrong: ['Ada', { a: 1 }] },
    trap_filled: { right: [true] },
    device: { right: ['phone', 'tablet', 'desktop'], wrong: ['', 'Phone', 'watch', 'phone '] },
    fill_ms: { right: [0, 86_400_000], wrong: [-1, 86_400_001, '312'] },
    form: {
      right: ['quote', 'estimate', 'book', 'booking'],
      wrong: ['', 'Quote', 'contact', 'quote ', 'quotebook'],
    },
    site_version: {
      right: ['unknown', '1.4.0-rc.1+build_7'.padEnd(40, 'x')],
      wrong: ['', 'a b', 'é', 'a'.repeat(41)],
    },
    first_touch: { right: [{ landing_page: '/', at: '2026-11-20T08:15:00.000Z' }] },
  },
  'context/first_touch': touch,
  'context/last_touch': touch,
  'context/gclid': touch,
  'context/consent': {
    at,
    phone: { wrong: ['416-555-0199'] },
    text_version: { wrong: ['', '2026-11-21', '2026-11-21.', '2026-11-21.0123ABCD', '2026-11-21.0123abcde'] },
    marketing_texts: { right: [false], wrong: ['true', 'on'] },
  },
  presses: {
    campaign,
    pressed: { right: ['text'], wrong: ['mail', ''] },
    city: { right: [''], wrong: ['To <b>', 'a'.repeat(61)] },
    phone: { wrong: ['416-555-0199'] },
  },
};

const cases = Object.entries(table).flatMap(([kind, fields]) =>
  Object.entries(fields).map(([field, values]) => [kind, field, values] as const),
);
test.each(cases)(
  'of %s a %s is taken or refused by its value',
  async (kind, field, { right = [], wrong = [] }) => {
    for (const value of [...right, ...wrong])
      expect([value, await isTaken(...changed(kind, field, value))]).toEqual([value, right.includes(value)]);
  },
);

const optional = campaignFields.concat(
  'campaign device language first_touch last_touch referrer marketing_texts name_shown'.split(' '),
);
const everyField = Object.keys(table).flatMap((kind) => {
  const [collection, group] = kind.split('/') as [Collection, string?];
  const record: TestRecord = whole[collection];
  const fields = (group ? record[group] : record) as TestRecord;
  return Object.entries(fields).map(([field, right]) => [kind, field, right] as const);
});

test.each(everyField)('of %s a %s is needed, and of its own kind', async (kind, field, right) => {
  const [collection, lacking] = changed(kind, field, undefined);
  const sent: unknown = JSON.parse(JSON.stringify(lacking));
  expect(await isTaken(collection, sent)).toBe(optional.includes(field));
  const wrong = [2, true, { value: right }, [right], '<b>x</b>', `${right}<b>`, { '.sv': 'timestamp' }];
  const isOfSameKind = (value: unknown) => typeof right !== 'string' && typeof value === typeof right;
  // A priority could carry a text past the rules; one is easily overlooked.
  const carrier = typeof right === 'object' ? right : { '.value': right };
  const priorities = ['x'.repeat(5000), 0].map((priority) => ({ ...carrier, '.priority': priority }));
  for (const value of [...wrong.filter((each) => !isOfSameKind(each)), 'a'.repeat(3000), ...priorities])
    expect([value, await isTaken(...changed(kind, field, value))]).toEqual([value, false]);
});

test('a record is whole: no other value is one, and the context that a form sends at least is', async () => {
  const others = ['Ada', 1, true, [validLead()], { inner: validLead() }, { trap_filled: true, fill_ms: 312 }];
  for (const collection of ['leads', 'jobs', 'context', 'presses'] as const)
    for (const record of [...others, { ...whole[collection], '.priority': 5 }])
      expect([collection, record, await isTaken(collection, record)]).toEqual([collection, record, false]);
  expect(await isTaken('context', plainContext)).toBe(true);
});

test.each([9, 11, 13, 15])('a job at %i o’clock is for two hours', async (hour) => {
  for (const end of [hour + 2, hour + 1, hour + 4, hour - 2]) {
    const job = validJob({ start_time: `${hour}:00`, end_time: `${end}:00` });
    expect([end, await isTaken('jobs', job)]).toEqual([end, end === hour + 2]);
  }
});

test('a valid lead and a valid job have exactly the fields of the specification', () => {
  expect(Object.keys(validLead())).toEqual(leadFields);
  expect(Object.keys(validJob())).toEqual(jobFields);
  expect(Object.keys(validAddress())).toEqual(addressParts);
});

test('every letter, mark and digit of Unicode that the message mask keeps is accepted', async () => {
  const refused: string[] = [];
  let sent = 0;
  let text = '';
  for (let code = 0; code < 0x110000; code++) {
    if (code < 0xd800 || code > 0xdfff) text += maskMessage(String.fromCodePoint(code)).trim();
    if (text.length < longestMessage - 4 && !(text && code === 0x10ffff)) continue;
    if (!(await isTaken('leads', validLead({ note_from_customer: text })))) refused.push(text);
    sent += 1;
    text = '';
  }
  expect(refused).toEqual([]);
  expect(sent).toBeGreaterThan(100);
});

test('of all signs of a keyboard a name may have 55', async () => {
  const signs = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code));
  const taken: string[] = [];
  for (const sign of signs) if (await isTaken('leads', validLead({ name: `A${sign}b` }))) taken.push(sign);
  expect(taken).toHaveLength(55);
});
