import { assertFails } from '@firebase/rules-unit-testing';
import { validAddress, validJob, validLead } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { Database, RulesEnvironment } from '../support/rules-environment';
import { newPath } from '../support/rules-expectations';
import type { Collection } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

const valid = { leads: validLead, jobs: validJob };

async function saved(collection: Collection): Promise<string> {
  const path = newPath(environment, collection);
  await environment.anonymous.ref(path).set(valid[collection]());
  return path;
}

test.each<Collection>(['leads', 'jobs'])('%s: the identical record is refused', async (collection) => {
  const path = await saved(collection);
  await assertFails(environment.anonymous.ref(path).set(valid[collection]()));
  await assertFails(environment.stranger.ref(path).set(valid[collection]()));
  await assertFails(environment.anonymous.ref(path).update(valid[collection]()));
  await assertFails(environment.anonymous.ref().update({ [path]: valid[collection]() }));
  await assertFails(parent(environment.anonymous, path).update({ [key(path)]: valid[collection]() }));
  expect(await environment.stored(path)).toEqual(valid[collection]());
});

/** Every value of a record by its path below it, those of the address too. */
function valuesOf(record: object): [path: string, value: unknown][] {
  return Object.entries(record).flatMap(([field, value]) => [
    [field, value] as [string, unknown],
    ...(typeof value === 'object' && value !== null
      ? valuesOf(value).map(([inner, part]): [string, unknown] => [`${field}/${inner}`, part])
      : []),
  ]);
}

const allValues = (['leads', 'jobs'] as const).flatMap((collection) =>
  valuesOf(valid[collection]()).map(([field, value]) => ({ collection, field, value })),
);

// If the answer differed for right and wrong values, somebody could guess a phone in a few thousand tries.
test.each(allValues)(
  '$collection: the right $field of a saved record is refused as a wrong one is',
  async ({ collection, field, value }) => {
    const path = await saved(collection);
    const answers = async (tried: unknown): Promise<number[]> => {
      const requests: [path: string, method: string, body: unknown][] = [
        [`${path}/${field}`, 'PUT', tried],
        [path, 'PATCH', { [field]: tried }],
        [collection, 'PATCH', { [`${key(path)}/${field}`]: tried }],
        ['', 'PATCH', { [`${path}/${field}`]: tried }],
        ...(typeof tried === 'object'
          ? [[`${path}/${field}`, 'PATCH', tried] as [string, string, unknown]]
          : []),
      ];
      const sent = requests.map(([at, method, body]) => environment.rest(at, { method, body }));
      return (await Promise.all(sent)).map(({ status }) => status);
    };
    const right = await answers(value);
    expect(new Set(right)).toEqual(new Set([401]));
    expect(await answers(typeof value === 'object' ? validAddress({ street: '' }) : 'wrong')).toEqual(right);
    expect(await environment.stored(path)).toEqual(valid[collection]());
  },
);

test.each([
  ['date', '2026-11-22'],
  ['phone', '416-555-0100'],
  ['zip', 'm5h2n2'],
  ['location_id', '15304'],
  ['name', 'Grace Hopper'],
  ['time', '09:31'],
  ['note_from_customer', 'One couch, two chairs. Second floo'],
  ['ip_address', 'Unavailable'],
])('a saved lead cannot get another %s, valid though it is', async (field, value) => {
  const path = await saved('leads');
  await assertFails(environment.anonymous.ref(path).set(validLead({ [field]: value })));
  await assertFails(environment.anonymous.ref(path).update({ [field]: value }));
  await assertFails(environment.anonymous.ref(`${path}/${field}`).set(value));
  expect(await environment.stored(path)).toEqual(validLead());
});

test.each([
  ['window', { start_time: '11:00', end_time: '13:00' }],
  ['name', { cus_name: 'Grace Hopper' }],
  ['phone', { cus_phone: '416-555-0100' }],
  ['date', { date: '2026-11-24' }],
  ['description', { description: 'Nothing.' }],
  ['ip address', { ip_address: 'Unavailable' }],
  ['flexibility', { is_time_sensitive: true }],
  ['property type', { property_type: 'Business' }],
  ['location', { location_id: '' }],
  ['street', { cus_address: validAddress({ street: '' }) }],
  ['unit', { cus_address: validAddress({ unit: '' }) }],
  ['city', { cus_address: validAddress({ city: '' }) }],
  ['state', { cus_address: validAddress({ state: '' }) }],
  ['zip', { cus_address: validAddress({ zip: '' }) }],
  ['country', { cus_address: validAddress({ country: '' }) }],
])('a saved job cannot get another %s, valid though it is', async (_, change) => {
  const path = await saved('jobs');
  await assertFails(environment.anonymous.ref(path).set(validJob(change)));
  await assertFails(environment.anonymous.ref(path).update(change));
  expect(await environment.stored(path)).toEqual(validJob());
});

type Attack = [name: string, attempt: (database: Database, path: string) => Promise<unknown>];

const attacks: Attack[] = [
  ['deleting it with remove', (database, path) => database.ref(path).remove()],
  ['deleting it with null', (database, path) => database.ref(path).set(null)],
  ['deleting it from its parent', (database, path) => parent(database, path).update({ [key(path)]: null })],
  ['deleting it from the root', (database, path) => database.ref().update({ [path]: null })],
  ['deleting one field', (database, path) => database.ref(`${path}/date`).remove()],
  ['deleting one field by an update', (database, path) => database.ref(path).update({ date: null })],
  ['deleting every field', (database, path) => database.ref(path).update(everyField(path, null))],
  ['replacing it by an empty object', (database, path) => database.ref(path).set({})],
  ['replacing it by a text', (database, path) => database.ref(path).set('x')],
  ['adding a field', (database, path) => database.ref(path).update({ admin: true })],
  ['adding a field below it', (database, path) => database.ref(`${path}/admin`).set(true)],
  ['adding below a field', (database, path) => database.ref(`${path}/date/deep`).set('x')],
  ['winning it', (database, path) => database.ref(path).update({ status: 'won', won_by: 'me' })],
  ['closing it', (database, path) => database.ref(`${path}/job_status`).set('closed')],
  [
    'changing one while adding another',
    (database, path) =>
      parent(database, path).update({
        [key(database.ref().push().toString())]: path.startsWith('leads') ? validLead() : validJob(),
        [`${key(path)}/date`]: '2027-01-01',
      }),
  ],
];

function key(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function parent(database: Database, path: string) {
  return database.ref(path.slice(0, path.lastIndexOf('/')));
}

function everyField(path: string, value: null): Record<string, null> {
  const record = path.startsWith('leads') ? validLead() : validJob();
  return Object.fromEntries(Object.keys(record).map((field) => [field, value]));
}

const allAttacks = (['leads', 'jobs'] as const).flatMap((collection) =>
  attacks.map(([name, attempt]) => ({ collection, name, attempt })),
);

test.each(allAttacks)('$collection: $name is refused to a visitor', async ({ collection, attempt }) => {
  const path = await saved(collection);
  await assertFails(attempt(environment.anonymous, path));
  expect(await environment.stored(path)).toEqual(valid[collection]());
});

test.each(allAttacks)('$collection: $name is refused to a stranger', async ({ collection, attempt }) => {
  const path = await saved(collection);
  await assertFails(attempt(environment.stranger, path));
  expect(await environment.stored(path)).toEqual(valid[collection]());
});

test('deleting a part of the address of a saved job is refused', async () => {
  const path = await saved('jobs');
  await assertFails(environment.anonymous.ref(`${path}/cus_address/unit`).remove());
  await assertFails(environment.anonymous.ref(`${path}/cus_address`).remove());
  await assertFails(environment.anonymous.ref(`${path}/cus_address`).update({ unit: null }));
  expect(await environment.stored(path)).toEqual(validJob());
});

test('changing a part of the address of a saved job is refused', async () => {
  const path = await saved('jobs');
  await assertFails(environment.anonymous.ref(`${path}/cus_address/unit`).set('2'));
  await assertFails(environment.anonymous.ref(`${path}/cus_address`).set(validAddress({ street: '' })));
  expect(await environment.stored(path)).toEqual(validJob());
});

test.each<Collection>(['leads', 'jobs'])('%s: setting a priority is refused', async (collection) => {
  const path = await saved(collection);
  await assertFails(environment.anonymous.ref(path).setPriority(5, () => {}));
  await assertFails(environment.anonymous.ref(path).setWithPriority(valid[collection](), 5));
  await assertFails(environment.anonymous.ref(path).update({ '.priority': 5 }));
  const answers = await Promise.all([
    environment.rest(`${path}/.priority`, { method: 'PUT', body: 5 }),
    environment.rest(path, { method: 'PATCH', body: { date: { '.value': '2026-11-23', '.priority': 5 } } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  expect(await environment.stored(path)).toEqual(valid[collection]());
});
