import { assertFails } from '@firebase/rules-unit-testing';
import { validJob, validLead, type TestRecord } from '../support/records';
import { startRulesEnvironment, type Database, type RulesEnvironment } from '../support/rules-environment';
import { expectCreateRefused, expectNoPriorities, newPath } from '../support/rules-expectations';
import type { Collection } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const valid = { leads: validLead, jobs: validJob };
const collections: Collection[] = ['leads', 'jobs'];

const newKey = (): string => newPath(environment, 'leads').slice('leads/'.length);
const key = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const parent = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const put = (path: string, body: unknown) => environment.rest(path, { method: 'PUT', body });

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
    expect((await put(path, valid[collection]())).status).toBe(401);
    expect(await arrived()).toBe(1);
    await assertFails(environment.anonymous.ref(path).set(valid[collection]()));
    await assertFails(environment.stranger.ref(path).remove());
    expect(await environment.stored(path)).toEqual(valid[collection]());
  },
);
