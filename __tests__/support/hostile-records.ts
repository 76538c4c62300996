import { isIP } from 'node:net';
import * as fc from 'fast-check';
import { validContext } from './context-records';
import { unseenSigns, validAddress, validJob, validLead, type TestRecord } from './records';

/** Random records for the database, right ones and wrong ones; what is wrong is judged here, not by the site's code. */

export const collections = ['leads', 'jobs', 'context'] as const;
type Collection = (typeof collections)[number];

const digits = '0123456789';
const signs = [...`-_${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`];

/** A push id, as the SDK makes them. */
export const pushId = fc.string({ unit: fc.constantFrom(...signs), minLength: 20, maxLength: 20 });

const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2999-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = moment.map((at) => at.slice(0, 10));
const name = fc.constantFrom('Ada Lovelace', 'José', 'Зоя Яблонская', '王小明', "Siobhan O'Brien");
const message = fc.constantFrom('One couch, two chairs.', 'Un canapé très lourd', 'Fridge. 3rd floor');
const phone = fc
  .string({ unit: fc.constantFrom(...digits), minLength: 10, maxLength: 10 })
  .map((number) => `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`);
const common = {
  date: day,
  location_id: fc.constantFrom('', '13929', '35818'),
  ip_address: fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant('Unavailable')),
};

/** Records that the database accepts. */
export const rightRecord: Record<Collection, fc.Arbitrary<TestRecord>> = {
  leads: fc
    .record({
      ...common,
      name,
      phone,
      note_from_customer: message,
      zip: fc.constantFrom('', '30301', 'm5h2n2'),
    })
    .map(validLead),
  jobs: fc
    .record({
      ...common,
      cus_name: name,
      cus_phone: phone,
      description: message,
      is_time_sensitive: fc.boolean(),
      cus_address: fc.record({ city: fc.constantFrom('', 'Québec', 'Toronto') }).map(validAddress),
    })
    .map(validJob),
  context: fc
    .record({
      fill_ms: fc.nat(86_400_000),
      trap_filled: fc.boolean(),
      device: fc.constantFrom('phone', 'tablet', 'desktop'),
    })
    .map(validContext),
};

const isMoment = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text && /^(19[7-9]|2)/.test(text);
const isPage = (text: string): boolean => /^\/[!-;=@-~]{0,199}$/.test(text) && !/[?#]/.test(text);
const isOneOf =
  (...known: string[]) =>
  (text: string): boolean =>
    known.includes(text);

/** Whether a text is right in a field, by the last step of its path, where anything else must be refused. */
const isRight: Record<string, (text: string) => boolean> = {
  date: (text) => isMoment(`${text}T00:00:00.000Z`),
  at: isMoment,
  email: isOneOf('Unavailable'),
  cus_email: isOneOf('Unavailable'),
  phone: (text) => /^\d{3}-\d{3}-\d{4}$/.test(text),
  cus_phone: (text) => /^\d{3}-\d{3}-\d{4}$/.test(text),
  source: isOneOf('Paid Ads'),
  status: isOneOf('new'),
  job_status: isOneOf('active'),
  type: isOneOf('Full Service'),
  won_by: isOneOf(''),
  sensitive_reason: isOneOf(''),
  location_id: (text) => /^\d{0,10}$/.test(text),
  time: (text) => isMoment(`2026-01-01T${text}:00.000Z`),
  ip_address: (text) => text === 'Unavailable' || isIP(text) > 0,
  property_type: isOneOf('', 'House', 'Apartment', 'Business'),
  start_time: isOneOf('9:00'),
  end_time: isOneOf('11:00'),
  form: isOneOf('quote', 'estimate', 'book', 'booking'),
  device: isOneOf('phone', 'tablet', 'desktop'),
  page: isPage,
  landing_page: isPage,
  text_version: (text) => /^\d{4}-\d\d-\d\d\.[0-9a-f]{8}$/.test(text),
  site_version: (text) => /^[-+.\w]{1,40}$/.test(text),
};

/** Texts that differ from a right one by a sign or two. */
const nearMiss = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), fc.nat(2), fc.string({ maxLength: 2 }))
    .map(([at, left, more]) => text.slice(0, at) + more + text.slice(at + left));

const notText = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.array(fc.string(), { minLength: 1 }),
  fc.record({ value: fc.string() }),
  fc.constant({ '.sv': 'timestamp' }),
);
const around = (...parts: string[]): fc.Arbitrary<string> =>
  fc.tuple(fc.string(), fc.constantFrom(...parts), fc.string()).map((texts) => texts.join(''));

function wrongValueFor(field: string, value: unknown): fc.Arbitrary<unknown> {
  const priority = fc.record({
    '.value': fc.constant(value),
    '.priority': fc.oneof(fc.integer(), fc.string()),
  });
  if (typeof value === 'boolean') return fc.oneof(fc.string(), fc.integer(), priority);
  if (typeof value === 'number')
    return fc.oneof(fc.string(), fc.boolean(), fc.constant(-1), fc.constant(1e9), priority);
  if (typeof value !== 'string') return fc.oneof(fc.string(), fc.integer(), fc.boolean());
  const right = isRight[field];
  return fc.oneof(
    notText,
    priority,
    around('<', '>'),
    around(...unseenSigns.map(([, sign]) => sign)),
    fc.string({ minLength: 2001, maxLength: 3000 }),
    ...(right ? [fc.oneof(nearMiss(value), fc.string()).filter((text) => !right(text))] : []),
  );
}

/** The paths of all values of a record, also of its groups. */
export const pathsIn = (record: object): string[] =>
  Object.entries(record).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null
      ? [field, ...pathsIn(value as object).map((inner) => `${field}/${inner}`)]
      : [field],
  );

export const valueAt = (record: unknown, path: string): unknown =>
  path.split('/').reduce<unknown>((inner, step) => (inner as TestRecord | undefined)?.[step], record);

/** The same record with another value at a path; undefined leaves it out. */
function withValue(record: TestRecord, path: string, value: unknown): TestRecord {
  const [first = '', ...rest] = path.split('/');
  const changed = rest.length > 0 ? withValue(record[first] as TestRecord, rest.join('/'), value) : value;
  // Defined, because an assignment to "__proto__" adds no field.
  return Object.defineProperty({ ...record }, first, { value: changed, enumerable: true });
}

const mayBeMissing =
  /^(device|first_touch|last_touch|.*\/(utm_.*|\w+cl\w*id|\w+braid|referrer|marketing_texts|name_shown))$/;

function wrongFrom(record: TestRecord): fc.Arbitrary<TestRecord> {
  const paths = pathsIn(record);
  const groups = [
    '',
    ...paths.filter((path) => typeof valueAt(record, path) === 'object').map((path) => `${path}/`),
  ];
  const wrongValue = fc
    .constantFrom(...paths)
    .chain((path) =>
      wrongValueFor(path.split('/').at(-1) ?? '', valueAt(record, path)).map((value) =>
        withValue(record, path, value),
      ),
    );
  const missing = fc
    .constantFrom(...paths.filter((path) => !mayBeMissing.test(path)))
    .map((path) => withValue(record, path, undefined));
  const extra = fc
    .tuple(
      fc.constantFrom(...groups),
      fc.oneof(fc.constantFrom('admin', '__proto__', 'toString'), fc.string({ minLength: 1 })),
    )
    .map(([group, extraName]) => `${group}${extraName.replaceAll('/', '_')}`)
    .filter((path) => !paths.includes(path))
    .map((path) => withValue(record, path, 'x'));
  return fc.oneof({ weight: 4, arbitrary: wrongValue }, missing, extra);
}

/** Records with one thing wrong: a value, a missing field or one too many. */
export const wrongRecord = (collection: Collection): fc.Arbitrary<TestRecord> =>
  rightRecord[collection].chain(wrongFrom);
