import { maskMessage, messageMaxLength } from '../../src/shared/text/masks';
import { campaignFields } from '../support/campaign';
import { plainContext } from '../support/context-records';
import { casesOf, kinds, longest, type Table } from '../support/record-kinds';
import { addressParts, jobFields, leadFields, validAddress, validJob, validLead } from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';
import { expectCreated, expectCreateRefused } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const free = Object.fromEntries(addressParts.map((part) => [part, '']));

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
  context: {
    trap_filled: [true],
    fill_ms: [0, 86_400_000],
    page: ['/', `/${'a'.repeat(199)}`],
    site_version: ['unknown', '1.4.0-rc.1+build_7'.padEnd(40, 'x')],
    device: ['phone', 'tablet', 'desktop'],
    form: ['quote', 'estimate', 'book', 'booking'],
    first_touch: [{ landing_page: '/', at: '2026-11-20T08:15:00.000Z' }],
  },
  'context.first_touch': {
    referrer: ['android-app://com.google.android.gm/', `https://example.com/${'a'.repeat(180)}`],
  },
  'context.last_touch': Object.fromEntries(campaignFields.map((field) => [field, ['é'.repeat(200)]])),
  'context.consent': { marketing_texts: [false] },
} satisfies Table;

test.each(casesOf(accepted))('of %s the %s %j is accepted', async (kind, field, value) => {
  await expectCreated(environment, kinds[kind].of, kinds[kind].make({ [field]: value }));
});

test('the context that a form sends at least is accepted', async () => {
  await expectCreated(environment, 'context', plainContext);
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
