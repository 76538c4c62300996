import type { Job } from '../../src/domain/requests/job';
import type { Lead } from '../../src/domain/requests/lead';
import { campaignNames, longestAddressParts, unseenCharacters } from '../../src/domain/limits';
import type { Random } from '../soak/random';

/** Makes a value that the rules must refuse in its field. */
export type Wrong = (random: Random) => unknown;

const unseen = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
  new RegExp(`[${unseenCharacters}]`).test(sign),
);

const among = (random: Random, sign: string): string => {
  const at = random.below(4);
  return `${'Ada'.slice(0, at)}${sign}${'Ada'.slice(at)}`;
};

const notText: Wrong = (random) =>
  random.pick<unknown>([
    2 + random.below(1000),
    random.pick([true, false]),
    { [random.pick(['value', 'a', '0'])]: 'x' },
    ['x'],
    { '.sv': 'timestamp' },
    1.5e300,
  ]);
const huge: Wrong = (random) => 'a'.repeat(2001 + random.below(100_000));
const markup: Wrong = (random) => random.pick(['<b>', '<script>alert(1)</script>', 'a>b', '<']);
const invisible: Wrong = (random) => random.pick(unseen);
const hidden: Wrong = (random) => among(random, random.pick(unseen));
const either =
  (...values: unknown[]): Wrong =>
  (random) =>
    random.pick(values);
const text = (...wrong: Wrong[]): Wrong[] => [notText, huge, markup, invisible, hidden, ...wrong];

const number = (random: Random, from: number, to: number): string => String(from + random.below(to - from));
const impossibleDay: Wrong = (random) =>
  random.pick([
    `20${number(random, 10, 99)}-02-3${random.below(2)}`,
    `20${number(random, 10, 99)}-${random.pick(['04', '06', '09', '11'])}-31`,
    `${random.pick(['2026', '2100', '2200', '1900'])}-02-29`,
    `0${number(random, 100, 999)}-01-01`,
    `${number(random, 3000, 9999)}-01-01`,
    `2026-${number(random, 13, 99)}-01`,
    `2026-01-${number(random, 32, 99)}`,
    '2026-1-1',
    '',
  ]);
const impossibleMoment: Wrong = (random) => `${String(impossibleDay(random))}T12:00:00.000Z`;
const impossibleAddress: Wrong = (random) =>
  random.pick([
    `${number(random, 256, 999)}.1.1.1`,
    `1.1.1.${number(random, 256, 999)}`,
    `${number(random, 0, 255)}.1.1`,
    ':'.repeat(3 + random.below(30)),
    `::${number(random, 10000, 99999)}`,
    '1::2::3',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7',
    `::ffff:1.1.1.${number(random, 256, 999)}`,
    'example.com',
    '',
  ]);

const constant = (...wrong: unknown[]): Wrong[] => text(either(...wrong));
const name = text(either('', ' ', '   ', 'Ada 2', 'a'.repeat(21), 'Ada & Bob', '=Ada', 'www.example.com'));
const message = text(either('', '  ', 'Couch!', "It's", 'https://example.com', '{{x}}', 'a|b'));
const phone = text(
  either('', '4165550199', '416-555-019', '1-416-555-0199', '٤١٦-٥٥٥-٠١٩٩', '416-555-0199\n'),
);
const locationId = text(either('toronto', '12345678901', '-1', ' '));
const time = text(either('', '24:00', '09:60', '9:30', '09:30:00'));

export const wrongLead: Record<keyof Lead, Wrong[]> = {
  date: text(impossibleDay),
  email: constant('ada@example.com', ''),
  phone,
  zip: text(either('M5H2N2', 'm5h 2n2', '1234567', '303-1')),
  source: constant('Organic', ''),
  brand_id: constant(0, 2, '1', 1.5),
  status: constant('won', ''),
  won_by: constant('me', ' '),
  location_id: locationId,
  name,
  time,
  note_from_customer: message,
  ip_address: text(impossibleAddress),
};

export const wrongJob: Record<keyof Job, Wrong[]> = {
  brand_id: wrongLead.brand_id,
  cus_address: text(either('100 Queen St W', {}, { street: '1 Main St' })),
  cus_email: wrongLead.email,
  cus_name: name,
  cus_phone: phone,
  date: text(impossibleDay),
  description: message,
  end_time: text(either('', '9:00', '10:00', '12:00', '23:00')),
  start_time: text(either('', '10:00', '17:00', '09:00', '9:30')),
  ip_address: text(impossibleAddress),
  is_time_sensitive: [either('true', 1, 0, '', { a: true }, [true])],
  sensitive_reason: constant('moving', ' '),
  job_status: constant('done', ''),
  property_type: text(either('Condo', 'house', 'HouseApartment')),
  location_id: locationId,
  type: constant('Curbside', ''),
};

/** Wrong values of an address, by their path below a job. */
export const wrongAddress: Record<string, Wrong[]> = Object.fromEntries([
  ...Object.entries(longestAddressParts).map(([part, longest]) => [
    `cus_address/${part}`,
    text(either('a'.repeat(longest + 1))),
  ]),
  ['cus_address/floor', text(either('2', ''))],
]);

const page = text(either('', 'toronto', '/a?b=1', '/a b', '/é', `/${'a'.repeat(200)}`));
const moment = text(impossibleMoment, either('', '2026-11-21', '2026-11-21T24:30:05.250Z'));
const yesOrNo: Wrong[] = [either('true', 1, 0, '', { a: true }, [true])];
const touch = (which: string): [string, Wrong[]][] => [
  [which, [either('google', 5, true, ['x'], { utm_source: 'google' })]],
  ...campaignNames.map((field): [string, Wrong[]] => [
    `${which}/${field}`,
    text(either('', 'x'.repeat(201))),
  ]),
  [`${which}/landing_page`, page],
  [`${which}/referrer`, text(either('', 'example.com', 'javascript:alert(1)', 'https://'))],
  [`${which}/at`, moment],
  [`${which}/email`, text(either('ada@example.com'))],
];

/** Wrong values of a context, by their path below it. */
export const wrongContext: Record<string, Wrong[]> = Object.fromEntries([
  ['trap_filled', yesOrNo],
  ['fill_ms', [either(-1, 86_400_001, '312', true, { a: 1 }), huge]],
  ['form', text(either('', 'Quote', 'contact', 'quote '))],
  ['page', page],
  ['device', text(either('', 'Phone', 'watch', 'phone '))],
  ['site_version', text(either('', 'a b', 'é', 'a'.repeat(41)))],
  ...touch('first_touch'),
  ...touch('last_touch'),
  ['consent', [either('yes', true, { at: '2026-11-21T17:30:05.250Z' })]],
  ['consent/text_version', text(either('', '2026-11-21', '2026-11-21.0123ABCD'))],
  ['consent/at', moment],
  ['consent/marketing_texts', yesOrNo],
  ['consent/name_shown', yesOrNo],
  ['consent/phone', text(either('416-555-0199'))],
  ['admin', [either(true, 'x', 1, { a: 1 })]],
]);
