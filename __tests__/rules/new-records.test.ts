import { assertFails } from '@firebase/rules-unit-testing';
import { validJob, validLead } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { RulesEnvironment } from '../support/rules-environment';
import { expectCreateRefused, expectNoPriorities, newPath } from '../support/rules-expectations';
import type { Collection } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const valid = { leads: validLead, jobs: validJob };
const collections: Collection[] = ['leads', 'jobs'];

function newKey(): string {
  return newPath(environment, 'leads').slice('leads/'.length);
}

const wrongKeys = [
  ['a word', 'hello'],
  ['a number', '1'],
  ['19 characters', '-OabcdefghijklmnopqA'.slice(1)],
  ['21 characters', '-OabcdefghijklmnopqAB'],
  ['a space in it', '-Oabcdefghi klmnopqA'],
  ['an accent in it', '-Oabcdefghiéklmnopqr'],
  ['markup in it', '-O<script>klmnopqrAB'],
  ['a plus sign in it', '-Oabcdefghi+klmnopqA'],
] as const;

test.each(collections.flatMap((collection) => wrongKeys.map(([name, key]) => ({ collection, name, key }))))(
  '$collection: a right record under a key of $name is refused',
  async ({ collection, key }) => {
    await assertFails(environment.anonymous.ref(`${collection}/${key}`).set(valid[collection]()));
    expect(await environment.stored(`${collection}/${encodeURIComponent(key)}`)).toBeNull();
  },
);

// Names that every JavaScript object has: an evaluator that looks rules up by name finds these instead.
const inheritedKeys = ['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__', 'isPrototypeOf'];

test.each(collections.flatMap((collection) => inheritedKeys.map((key) => ({ collection, key }))))(
  '$collection: a right record under the key $key is refused',
  async ({ collection, key }) => {
    await environment.rest(`${collection}/${key}`, { method: 'PUT', body: valid[collection]() });
    const all = JSON.stringify(await environment.stored(collection)) ?? '';
    expect(all).not.toContain(`"${key}"`);
  },
);

test.each(collections)('%s: a wrong record under propertyIsEnumerable is refused', async (collection) => {
  const path = `${collection}/propertyIsEnumerable`;
  const answer = await environment.rest(path, { method: 'PUT', body: { admin: true } });
  expect(answer.ok).toBe(false);
  expect(JSON.stringify(await environment.stored(collection)) ?? '').not.toContain('propertyIsEnumerable');
});

test.each(collections.flatMap((collection) => inheritedKeys.map((key) => ({ collection, key }))))(
  '$collection: a field named $key is refused',
  async ({ collection, key }) => {
    const path = newPath(environment, collection);
    const body = Object.defineProperty(valid[collection](), key, { value: 'x', enumerable: true });
    const answer = await environment.rest(path, { method: 'PUT', body });
    expect(answer.ok).toBe(false);
    expect(await environment.stored(path)).toBeNull();
  },
);

test.each(collections)('%s: two right records in one update are accepted', async (collection) => {
  const [first, second] = [newKey(), newKey()];
  const record = valid[collection]();
  await environment.anonymous.ref(collection).update({ [first]: record, [second]: record });
  expect(await environment.stored(`${collection}/${first}`)).toEqual(record);
  expect(await environment.stored(`${collection}/${second}`)).toEqual(record);
});

test.each(collections)(
  '%s: a right record together with a wrong one is refused whole',
  async (collection) => {
    const [right, wrong] = [newKey(), newKey()];
    const record = valid[collection]();
    const update = { [right]: record, [wrong]: { ...record, brand_id: 2 } };
    await assertFails(environment.anonymous.ref(collection).update(update));
    expect(await environment.stored(`${collection}/${right}`)).toBeNull();
    expect(await environment.stored(`${collection}/${wrong}`)).toBeNull();
  },
);

test.each(collections)(
  '%s: a right record together with a wrong key is refused whole',
  async (collection) => {
    const right = newKey();
    const record = valid[collection]();
    await assertFails(environment.anonymous.ref(collection).update({ [right]: record, wrong: record }));
    expect(await environment.stored(`${collection}/${right}`)).toBeNull();
  },
);

test.each(collections)('%s: a right record together with a location is refused whole', async (collection) => {
  const path = newPath(environment, collection);
  const update = { [path]: valid[collection](), 'locations/13929/tracking_phone': '416-555-0100' };
  await assertFails(environment.anonymous.ref().update(update));
  expect(await environment.stored(path)).toBeNull();
});

test.each(collections)('%s: a record sent one field at a time is refused', async (collection) => {
  const path = newPath(environment, collection);
  await assertFails(environment.anonymous.ref(`${path}/date`).set('2026-11-21'));
  await assertFails(environment.anonymous.ref(path).update({ brand_id: 1 }));
  expect(await environment.stored(path)).toBeNull();
});

test.each(collections)('%s: an update that leaves one field out is refused', async (collection) => {
  const path = newPath(environment, collection);
  await assertFails(environment.anonymous.ref(path).update({ ...valid[collection](), date: null }));
  expect(await environment.stored(path)).toBeNull();
});

test.each(collections)('writing /%s as a whole is refused', async (collection) => {
  const key = newKey();
  await assertFails(environment.anonymous.ref(collection).set({ [key]: valid[collection]() }));
  expect(await environment.stored(`${collection}/${key}`)).toBeNull();
});

test.each(collections)('emptying /%s is refused', async (collection) => {
  await assertFails(environment.anonymous.ref(collection).remove());
  await assertFails(environment.stranger.ref(collection).set(null));
});

test.each(collections)('%s: a record one level too deep is refused', async (collection) => {
  const path = `${newPath(environment, collection)}/${newKey()}`;
  await assertFails(environment.anonymous.ref(path).set(valid[collection]()));
  expect(await environment.stored(path)).toBeNull();
});

test('a lead among the jobs is refused', async () => {
  const path = newPath(environment, 'jobs');
  await assertFails(environment.anonymous.ref(path).set(validLead()));
  expect(await environment.stored(path)).toBeNull();
});

test('a job among the leads is refused', async () => {
  const path = newPath(environment, 'leads');
  await assertFails(environment.anonymous.ref(path).set(validJob()));
  expect(await environment.stored(path)).toBeNull();
});

test.each(collections)('%s: a stranger may not send a wrong record either', async (collection) => {
  const path = newPath(environment, collection);
  await assertFails(environment.stranger.ref(path).set({ ...valid[collection](), brand_id: 2 }));
  expect(await environment.stored(path)).toBeNull();
});

test.each(collections)('%s: a right record with a priority is refused', async (collection) => {
  const path = newPath(environment, collection);
  await assertFails(environment.anonymous.ref(path).setWithPriority(valid[collection](), 5));
  expect(await environment.stored(path)).toBeNull();
});

test.each(collections)('%s: no value of a right record may carry a priority', async (collection) => {
  await expectNoPriorities(valid[collection](), (record) =>
    expectCreateRefused(environment, collection, record),
  );
});
