import { assertFails } from '@firebase/rules-unit-testing';
import type { SavedRecord } from '../../src/domain/records';
import { recentOf, recentPath } from '../../src/domain/recent-requests';
import { validJob, validLead } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { RulesEnvironment } from '../support/rules-environment';
import { newPath } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

type Told = { key: string; path: string; value: ReturnType<typeof recentOf> };

/** What is told of a request of Ada Lovelace that has been saved. */
async function ofSaved(collection: 'leads' | 'jobs' = 'leads'): Promise<Told> {
  const record = collection === 'leads' ? validLead() : validJob();
  const path = newPath(environment, collection);
  await environment.anonymous.ref(path).set(record);
  const key = path.replace(`${collection}/`, '');
  return { key, path: recentPath('toronto', key), value: recentOf(key, record as SavedRecord) };
}

const write = (path: string, value: unknown) => environment.anonymous.ref(path).set(value);
const stored = async (path: string) => (await environment.stored(path)) as Record<string, unknown> | null;

test.each(['leads', 'jobs'] as const)('anyone may read what is told of one of the saved %s', async (kind) => {
  const { key, path, value } = await ofSaved(kind);
  const before = Date.now();
  await write(path, value);
  const read = (await environment.anonymous.ref('recent/toronto').get()).val() as Record<string, unknown>;
  const told = read[key.slice(-1)] as { at: number };
  expect(told).toEqual({ record: key.slice(0, -1), name: 'Ada', at: expect.any(Number) });
  expect(Math.abs(told.at - before)).toBeLessThan(5000);
});

test('a newer request takes the place of an older one', async () => {
  const { key, path, value } = await ofSaved();
  await environment.store(path, { record: '-OolderRequestAAAAA', name: 'Bob', at: 1000 });
  await write(path, value);
  expect(await stored(path)).toMatchObject({ record: key.slice(0, -1), name: 'Ada' });
});

const wrong: [name: string, change: (told: Told) => Partial<{ path: string; value: object | string }>][] = [
  ['a request that is not saved', ({ value }) => ({ value: { ...value, record: '-OnotSavedRequestAA' } })],
  ['a name of somebody else', ({ value }) => ({ value: { ...value, name: 'Eve' } })],
  ['a whole name', ({ value }) => ({ value: { ...value, name: 'Ada Lovelace' } })],
  ['an empty name', ({ value }) => ({ value: { ...value, name: '' } })],
  ['markup as a name', ({ value }) => ({ value: { ...value, name: '<b>' } })],
  ['no name', ({ value: { record, at } }) => ({ value: { record, at } })],
  ['a number as a name', ({ value }) => ({ value: { ...value, name: 4 } })],
  ['a time of its own', ({ value }) => ({ value: { ...value, at: Date.now() + 60_000 } })],
  ['no time', ({ value: { record, name } }) => ({ value: { record, name } })],
  ['a phone beside it', ({ value }) => ({ value: { ...value, phone: '416-555-0199' } })],
  ['a text in its place', () => ({ value: 'Ada' })],
  ['a path for a push id', ({ key, value }) => ({ value: { ...value, record: `../${key.slice(0, -1)}` } })],
  ['another place', ({ key }) => ({ path: `recent/toronto/${key.endsWith('0') ? '1' : '0'}` })],
  [
    'a place beside its push id',
    ({ path, key, value }) => ({ path: `${path}0`, value: { ...value, record: key } }),
  ],
  [
    'a longer place',
    ({ key, value }) => ({
      path: `recent/toronto/${key.slice(-2)}`,
      value: { ...value, record: key.slice(0, -2) },
    }),
  ],
  ['a city that has no such name', ({ key }) => ({ path: `recent/TORONTO/${key.slice(-1)}` })],
  ['a place for no city', ({ key }) => ({ path: `recent/${key.slice(-1)}` })],
];

test.each(wrong)('%s is refused', async (_, change) => {
  const told = await ofSaved();
  const { path, value } = { ...told, ...change(told) };
  await environment.store(path, null);
  await assertFails(write(path, value));
  expect(await stored(path)).toBeNull();
});

test('what is told cannot be deleted, renewed or changed by parts', async () => {
  const { key, path, value } = await ofSaved();
  await write(path, value);
  const told = await stored(path);
  await assertFails(environment.anonymous.ref(path).remove());
  await assertFails(write(path, value));
  await assertFails(write(`${path}/at`, value.at));
  await assertFails(write(`${path}/name`, 'Ad'));
  await assertFails(environment.anonymous.ref(path).update({ name: 'Ad', at: value.at }));
  await assertFails(environment.anonymous.ref(`recent/toronto`).remove());
  expect(await stored(path)).toEqual(told);
  expect(told).toMatchObject({ record: key.slice(0, -1) });
});

test('a name does not stay for a request of somebody else', async () => {
  const { path, value } = await ofSaved();
  await environment.store(path, { record: '-OolderRequestAAAAA', name: 'Bob', at: 1000 });
  await assertFails(environment.anonymous.ref(path).update({ record: value.record, at: value.at }));
  expect(await stored(path)).toMatchObject({ name: 'Bob', at: 1000 });
});

test('nobody reads the list of cities', async () => {
  await assertFails(environment.anonymous.ref('recent').get());
  await assertFails(environment.stranger.ref('recent').get());
});
