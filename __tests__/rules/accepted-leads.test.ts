import { buildLead } from '../../src/domain/requests/lead';
import {
  maskMessage,
  maskName,
  maskPhone,
  maskPostalCode,
  messageMaxLength,
} from '../../src/domain/requests/masks';
import { leadFields, validLead } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { RulesEnvironment } from '../support/rules-environment';
import { expectCreated } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

test('a valid lead has exactly the fields of the specification', () => {
  expect(Object.keys(validLead())).toEqual(leadFields);
});

test.each([
  ['as a city page sends it', {}],
  ['without a city', { location_id: '' }],
  ['with a zip of 5 digits', { zip: '30301' }],
  ['with a postal code', { zip: 'm5h2n2' }],
  ['with half a postal code, which the quote form does not check', { zip: 'm5h' }],
  ['with the shortest name', { name: 'A' }],
  ['with a name of 20 characters', { name: 'Maximilian Von Trapp' }],
  ['with a name with accents', { name: 'Zoë Müller Nuñez' }],
  ['with a name with an apostrophe', { name: "Siobhan O'Brien" }],
  ['with a name with a hyphen', { name: 'Jean-Luc Élie' }],
  ['with a Greek name', { name: 'Αλέξης Παπαδόπουλος' }],
  ['with a Cyrillic name', { name: 'Зоя Яблонская' }],
  ['with an Arabic name', { name: 'فاطمة الزهراء' }],
  ['with a Hindi name, vowel signs included', { name: 'प्रिया शर्मा' }],
  ['with a Chinese name', { name: '王小明' }],
  ['with a Japanese name outside the basic plane', { name: '𠮷野 佐々木' }],
  ['with a Vietnamese name', { name: 'Nguyễn Thị Ánh' }],
  ['at midnight', { time: '00:00' }],
  ['a minute before midnight', { time: '23:59' }],
  ['on the last day of a year', { date: '2027-12-31' }],
  ['on a leap day', { date: '2028-02-29' }],
  ['on the leap day of a century', { date: '2400-02-29' }],
  ['on the first day there is', { date: '1970-01-01' }],
  ['on the last day there is', { date: '2999-12-31' }],
  ['with a message of one letter', { note_from_customer: 'x' }],
  ['with a message of 2000 characters', { note_from_customer: 'a'.repeat(2000) }],
  ['with a message of 2000 accented characters', { note_from_customer: 'é'.repeat(2000) }],
  ['with a French message', { note_from_customer: 'Un canapé à l étage, s il vous plaît. Très lourd.' }],
  ['with an unknown ip address', { ip_address: 'Unavailable' }],
  ['from an IPv4 address', { ip_address: '255.255.255.255' }],
  ['from an IPv6 address', { ip_address: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' }],
  ['from a short IPv6 address', { ip_address: '2001:db8::1' }],
  ['from the IPv6 loopback', { ip_address: '::1' }],
  ['from an IPv6 address that ends in zeros', { ip_address: '2001:db8::' }],
  ['from an IPv6 address of nothing but zeros', { ip_address: '::' }],
  ['from an IPv4 address mapped to IPv6', { ip_address: '::ffff:203.0.113.7' }],
  ['from an IPv6 address of 45 characters', { ip_address: '0000:0000:0000:0000:0000:ffff:255.255.255.255' }],
])('a lead is accepted %s', async (_, overrides) => {
  await expectCreated(environment, 'leads', validLead(overrides));
});

test('a signed-in stranger may send a lead like everybody', async () => {
  const lead = validLead();
  const reference = environment.stranger.ref('leads').push();
  await reference.set(lead);
  expect(await environment.stored(`leads/${reference.key}`)).toEqual(lead);
});

test('the record that the site builds from careless input is accepted', async () => {
  const values = {
    name: maskName("  jean-luc o'brien <b>"),
    phone: maskPhone('+1 (416) 555-0199 ext. 2'),
    message: maskMessage('Couch!!! <script>alert(1)</script>\n& 2 chairs; 100% "heavy".'),
    zip: maskPostalCode('M5H 2N2'),
  };
  const now = new Date(2026, 10, 21, 0, 5);
  await expectCreated(environment, 'leads', buildLead(values, { locationId: '', ipAddress: '::1', now }));
});

test('every letter, mark and digit of Unicode that the message mask keeps is accepted', async () => {
  let messages: string[] = [];
  let message = '';
  for (let code = 0; code < 0x110000; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    message += maskMessage(String.fromCodePoint(code)).trim();
    if (message.length < messageMaxLength - 4) continue;
    messages = [...messages, message];
    message = '';
  }
  messages = [...messages, message];
  expect(messages.length).toBeGreaterThan(100);
  for (const note of messages)
    await expectCreated(environment, 'leads', validLead({ note_from_customer: note }));
});

test('every letter of the basic plane that the name mask keeps is accepted', async () => {
  const letters = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
    /^[\p{L}\p{M}]$/u.test(letter),
  );
  expect(letters.length).toBeGreaterThan(40_000);
  // The class is the same for every letter, so one in sixty keeps the test quick and every script in it.
  const sampled = letters.filter((_, index) => index % 60 === 0);
  for (let start = 0; start < sampled.length; start += 19) {
    const name = maskName(`A${sampled.slice(start, start + 19).join('')}`);
    await expectCreated(environment, 'leads', validLead({ name }));
  }
});
