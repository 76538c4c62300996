import { assertFails } from '@firebase/rules-unit-testing';
import { validContext } from '../support/context-records';
import { validAddress, validJob, validLead, without, type TestRecord } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { Database, RulesEnvironment } from '../support/rules-environment';
import { besideSaved, expectCreateRefused, expectNoPriorities, newPath } from '../support/rules-expectations';
import type { Collection } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const valid = { leads: validLead, jobs: validJob, context: validContext };
const collections: Collection[] = ['leads', 'jobs'];
const kinds = ['leads', 'jobs', 'context'] as const;
const denied = 401;

const newKey = (): string => newPath(environment, 'leads').slice('leads/'.length);
const key = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parent = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const put = (path: string, body: unknown) => environment.rest(path, { method: 'PUT', body });

/** Saves a right record, or a context beside one, and gives its path. */
async function saved(kind: (typeof kinds)[number], record: TestRecord = valid[kind]()): Promise<string> {
  const path = kind === 'context' ? await besideSaved(environment, 'leads') : newPath(environment, kind);
  await environment.anonymous.ref(path).set(record);
  return path;
}

const wrongKeys = ['hello', '1', 'OabcdefghijklmnopqA', '-OabcdefghijklmnopqAB', '-Oabcdefghi klmnopqA'];
const strangeKeys = ['-Oabcdefghiéklmnopqr', '-O<script>klmnopqrAB', '-Oabcdefghi+klmnopqA'];

test.each([...wrongKeys, ...strangeKeys])('a right record under the key %s is refused', async (wrong) => {
  for (const collection of collections) {
    await assertFails(environment.anonymous.ref(`${collection}/${wrong}`).set(valid[collection]()));
    expect(await environment.stored(`${collection}/${encodeURIComponent(wrong)}`)).toBeNull();
  }
});

// Names that every JavaScript object has: an evaluator that looks rules up by name finds these instead.
test.each(['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__', 'propertyIsEnumerable'])(
  'neither a record nor a field of one may be named %s',
  async (name) => {
    for (const collection of collections) {
      for (const body of [valid[collection](), { admin: true }]) await put(`${collection}/${name}`, body);
      expect(JSON.stringify(await environment.stored(collection)) ?? '').not.toContain(`"${name}"`);
      const path = newPath(environment, collection);
      const body = Object.defineProperty(valid[collection](), name, { value: 'x', enumerable: true });
      expect((await put(path, body)).ok).toBe(false);
      expect(await environment.stored(path)).toBeNull();
    }
  },
);

test.each(collections)('%s: two right records in one update are accepted', async (collection) => {
  const [first, second] = [newKey(), newKey()];
  const record = valid[collection]();
  await environment.anonymous.ref(collection).update({ [first]: record, [second]: record });
  expect(await environment.stored(`${collection}/${first}`)).toEqual(record);
  expect(await environment.stored(`${collection}/${second}`)).toEqual(record);
});

type NewAttempt = (database: Database, path: string, record: TestRecord) => Promise<unknown>;

const newAttempts: [name: string, attempt: NewAttempt][] = [
  [
    'with a wrong one',
    (database, path, record) =>
      database.ref(parent(path)).update({ [key(path)]: record, [newKey()]: { ...record, brand_id: 2 } }),
  ],
  [
    'with a wrong key',
    (database, path, record) => database.ref(parent(path)).update({ [key(path)]: record, wrong: record }),
  ],
  [
    'with a location',
    (database, path, record) =>
      database.ref().update({ [path]: record, 'locations/13929/tracking_phone': '416-555-0100' }),
  ],
  ['one field at a time', (database, path) => database.ref(`${path}/date`).set('2026-11-21')],
  ['a part at a time', (database, path) => database.ref(path).update({ brand_id: 1 })],
  ['without a field', (database, path, record) => database.ref(path).update({ ...record, date: null })],
  [
    'as the whole collection',
    (database, path, record) => database.ref(parent(path)).set({ [key(path)]: record }),
  ],
  ['a level too deep', (database, path, record) => database.ref(`${path}/${newKey()}`).set(record)],
  ['with another brand', (database, path, record) => database.ref(path).set({ ...record, brand_id: 2 })],
  ['with a priority', (database, path, record) => database.ref(path).setWithPriority(record, 5)],
];

test.each(newAttempts)('a right record is refused, whole, when it is sent %s', async (_, attempt) => {
  for (const collection of collections)
    for (const visitor of ['anonymous', 'stranger'] as const) {
      const path = newPath(environment, collection);
      await assertFails(attempt(environment[visitor], path, valid[collection]()));
      expect(await environment.stored(path)).toBeNull();
    }
});

test.each(collections)('nobody empties /%s, or puts a record of the other kind there', async (collection) => {
  await assertFails(environment.anonymous.ref(collection).remove());
  const other = collection === 'leads' ? validJob() : validLead();
  await expectCreateRefused(environment, collection, other);
});

test.each(collections)('%s: no value of a right record may carry a priority', async (collection) => {
  await expectNoPriorities(valid[collection](), (record) =>
    expectCreateRefused(environment, collection, record),
  );
});

test.each(collections)(
  '%s: a retry is refused, and its sender learns that the record is there',
  async (collection) => {
    const path = newPath(environment, collection);
    const arrived = async () => (await environment.rest(`${path}/brand_id`)).json();
    expect(await arrived()).toBeNull();
    const silent = { method: 'PUT', body: valid[collection](), query: 'print=silent' };
    expect((await environment.rest(path, silent)).status).toBe(204);
    expect((await put(path, valid[collection]())).status).toBe(denied);
    expect(await arrived()).toBe(1);
    const bySdk = await saved(collection);
    expect((await put(bySdk, valid[collection]())).status).toBe(denied);
    expect(await environment.stored(bySdk)).toEqual(valid[collection]());
  },
);

/** Every value of a record by its path below it, those of groups too. */
function valuesOf(record: object): [path: string, value: unknown][] {
  return Object.entries(record).flatMap(([field, value]) => [
    [field, value] as [string, unknown],
    ...(typeof value === 'object' && value !== null
      ? valuesOf(value).map(([inner, part]): [string, unknown] => [`${field}/${inner}`, part])
      : []),
  ]);
}

const savedValues = kinds.flatMap((kind) =>
  valuesOf(valid[kind]()).map(([field, value]) => [kind, field, value] as const),
);

// If the answer differed for right and wrong values, somebody could guess a phone in a few thousand tries.
test.each(savedValues)(
  '%s: the right %s of what is saved is refused as a wrong one is',
  async (kind, field, value) => {
    const path = await saved(kind);
    const answers = async (tried: unknown): Promise<number[]> => {
      const requests: [path: string, method: string, body: unknown][] = [
        [`${path}/${field}`, 'PUT', tried],
        [path, 'PATCH', { [field]: tried }],
        [kind, 'PATCH', { [`${key(path)}/${field}`]: tried }],
        ['', 'PATCH', { [`${path}/${field}`]: tried }],
        ...(typeof tried === 'object'
          ? [[`${path}/${field}`, 'PATCH', tried] as [string, string, unknown]]
          : []),
      ];
      const sent = requests.map(([at, method, body]) => environment.rest(at, { method, body }));
      return (await Promise.all(sent)).map(({ status }) => status);
    };
    const right = await answers(value);
    expect(new Set(right)).toEqual(new Set([denied]));
    expect(await answers(typeof value === 'object' ? { street: '' } : 'wrong')).toEqual(right);
    await assertFails(environment.anonymous.ref(`${path}/${field}`).remove());
    await assertFails(environment.anonymous.ref(path).update({ [field]: null }));
    expect(await environment.stored(path)).toEqual(valid[kind]());
  },
);

/** Another right record in place of a saved one: each with one value that would be right in a new one. */
const changed: [kind: (typeof kinds)[number], change: TestRecord][] = [
  ['leads', { phone: '416-555-0100' }],
  ['leads', { name: 'Grace Hopper', zip: 'm5h2n2' }],
  ['jobs', { start_time: '11:00', end_time: '13:00' }],
  ['jobs', { is_time_sensitive: true }],
  ['jobs', { cus_address: validAddress({ street: '' }) }],
  ['context', { fill_ms: 9000 }],
  ['context', { page: '/ottawa' }],
];

test.each(changed)('saved %s cannot get another %j, valid though it is', async (kind, change) => {
  const path = await saved(kind);
  await assertFails(environment.anonymous.ref(path).set(valid[kind](change)));
  await assertFails(environment.anonymous.ref(path).update(change));
  expect(await environment.stored(path)).toEqual(valid[kind]());
});

test.each(['first_touch', 'last_touch', 'device'])(
  'a saved context without %s cannot get one',
  async (field) => {
    const path = await saved('context', without(validContext(), field));
    const value = validContext()[field];
    await assertFails(environment.anonymous.ref(`${path}/${field}`).set(value));
    await assertFails(environment.anonymous.ref(path).set(validContext()));
    expect(await environment.stored(path)).toEqual(without(validContext(), field));
  },
);

type Attack = (database: Database, path: string) => Promise<unknown>;

const attacks: [name: string, attempt: Attack][] = [
  ['sent again', (database, path) => database.ref(path).set(valid[kindOf(path)]())],
  ['sent again as an update', (database, path) => database.ref(path).update(valid[kindOf(path)]())],
  ['sent again from the root', (database, path) => database.ref().update({ [path]: valid[kindOf(path)]() })],
  ['deleted', (database, path) => database.ref(path).remove()],
  ['deleted from its parent', (database, path) => database.ref(parent(path)).update({ [key(path)]: null })],
  ['deleted from the root', (database, path) => database.ref().update({ [path]: null })],
  ['replaced by an empty object', (database, path) => database.ref(path).set({})],
  ['replaced by a text', (database, path) => database.ref(path).set('x')],
  ['given a field', (database, path) => database.ref(path).update({ admin: true })],
  ['given a field below it', (database, path) => database.ref(`${path}/admin`).set(true)],
  ['given a value below a field', (database, path) => database.ref(`${path}/date/deep`).set('x')],
  ['won', (database, path) => database.ref(path).update({ status: 'won', won_by: 'me' })],
  [
    'changed while another is added',
    (database, path) =>
      database
        .ref(parent(path))
        .update({ [newKey()]: valid[kindOf(path)](), [`${key(path)}/date`]: '2027-01-01' }),
  ],
];

const kindOf = (path: string): (typeof kinds)[number] => parent(path) as (typeof kinds)[number];

test.each(kinds.flatMap((kind) => attacks.map(([name, attempt]) => [kind, name, attempt] as const)))(
  'saved %s cannot be %s by a visitor or a stranger',
  async (kind, _, attempt) => {
    const path = await saved(kind);
    await assertFails(attempt(environment.anonymous, path));
    await assertFails(attempt(environment.stranger, path));
    const priority = await environment.rest(`${path}/.priority`, { method: 'PUT', body: 5 });
    expect(priority.ok).toBe(false);
    expect((await environment.rest(path, { method: 'DELETE' })).status).toBe(denied);
    expect(await environment.stored(path)).toEqual(valid[kind]());
  },
);
