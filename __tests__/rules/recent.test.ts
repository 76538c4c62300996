import { assertFails } from '@firebase/rules-unit-testing';
import type { SavedRecord } from '../../src/domain/requests/records';
import { recentUpdate } from '../../src/domain/social-proof/recent-requests';
import { validJob, validLead } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { RulesEnvironment } from '../support/rules-environment';
import { newPath } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
});
afterAll(() => environment.stop());

type Update = Record<string, unknown>;
type Shown = { name: string; at: unknown };
type Told = { key: string; place: string; update: Update; shown: Shown };

/** What is told of a request of Ada Lovelace that has been saved. */
async function ofSaved(collection: 'leads' | 'jobs' = 'leads'): Promise<Told> {
  const record = collection === 'leads' ? validLead() : validJob();
  const path = newPath(environment, collection);
  await environment.anonymous.ref(path).set(record);
  const key = path.replace(`${collection}/`, '');
  const place = `toronto/${key.slice(-1)}`;
  const update = recentUpdate('toronto', key, record as SavedRecord);
  return { key, place, update, shown: update[`shown/${place}`] as Shown };
}

const write = (update: Update) => environment.anonymous.ref('recent').update(update);
const shownAt = async (place: string) => (await environment.stored(`recent/shown/${place}`)) as Shown | null;
const proofAt = (place: string) => environment.stored(`recent/proofs/${place}`);

async function forget(place: string): Promise<void> {
  await environment.store(`recent/shown/${place}`, null);
  await environment.store(`recent/proofs/${place}`, null);
}

/** A request of Bob that was told of before, whose record is gone. */
async function storeOlder(place: string): Promise<void> {
  await environment.store(`recent/shown/${place}`, { name: 'Bob', at: 1000 });
  await environment.store(`recent/proofs/${place}`, `-OolderRequestAAAAA${place.slice(-1)}`);
}

test.each(['leads', 'jobs'] as const)('anyone may read what is told of one of the saved %s', async (kind) => {
  const { key, place, update } = await ofSaved(kind);
  await forget(place);
  const before = Date.now();
  await write(update);
  const read = (await environment.anonymous.ref('recent/shown/toronto').get()).val() as Record<string, Shown>;
  const told = read[key.slice(-1)];
  expect(told).toEqual({ name: 'Ada', at: expect.any(Number) });
  expect(Math.abs(Number(told?.at) - before)).toBeLessThan(5000);
});

test('nothing of a push id can be read, and a city at a time', async () => {
  const { key, place, update } = await ofSaved();
  await write(update);
  expect(await proofAt(place)).toBe(key);
  for (const path of [
    'recent',
    'recent/shown',
    'recent/proofs',
    'recent/proofs/toronto',
    `recent/proofs/${place}`,
  ]) {
    await assertFails(environment.anonymous.ref(path).get());
    await assertFails(environment.stranger.ref(path).get());
  }
  const shown = await (await environment.rest('recent/shown/toronto')).text();
  expect(shown).not.toContain(key.slice(0, 18));
});

test('it is told by one PATCH, as a page sends it', async () => {
  const { key, place, update } = await ofSaved();
  await forget(place);
  expect((await environment.rest('recent', { method: 'PATCH', body: update })).status).toBe(200);
  expect(await shownAt(place)).toMatchObject({ name: 'Ada' });
  expect(await proofAt(place)).toBe(key);
});

test('a push id whose last sign stands in it twice has its place too', async () => {
  const key = '-OAAtwiceInItAAAAAAA';
  await environment.store(`leads/${key}`, validLead());
  await forget('toronto/A');
  await write(recentUpdate('toronto', key, validLead() as SavedRecord));
  expect(await shownAt('toronto/A')).toMatchObject({ name: 'Ada' });
});

test('a newer request takes the place of an older one', async () => {
  const { key, place, update } = await ofSaved();
  await storeOlder(place);
  await write(update);
  expect(await shownAt(place)).toMatchObject({ name: 'Ada' });
  expect(await proofAt(place)).toBe(key);
});

const otherPlace = (key: string): string => `toronto/${key.endsWith('0') ? '1' : '0'}`;

/** Another value shown, with the proof as it is. */
const showing = (value: (told: Told) => unknown) => (told: Told) => ({
  ...told.update,
  [`shown/${told.place}`]: value(told),
});
const proving = (value: (told: Told) => unknown) => (told: Told) => ({
  ...told.update,
  [`proofs/${told.place}`]: value(told),
});
/** The same at another place. */
const at = (place: (told: Told) => string) => (told: Told) => ({
  [`shown/${place(told)}`]: told.shown,
  [`proofs/${place(told)}`]: told.key,
});

const wrong: [name: string, change: (told: Told) => Update][] = [
  ['what is shown, without its proof,', ({ place, shown }) => ({ [`shown/${place}`]: shown })],
  ['a proof alone', ({ place, key }) => ({ [`proofs/${place}`]: key })],
  ['a request that is not saved', proving(({ key }) => `-OnotSavedRequestAA${key.slice(-1)}`)],
  ['a proof of another place', proving(() => `-OnotSavedRequestAA.`)],
  ['a path for a push id', proving(({ key }) => `../leads/${key}`)],
  ['a proof with a field in it', proving(({ key }) => ({ key }))],
  ['a number as a proof', proving(() => 4)],
  ['nothing as a proof', proving(() => null)],
  ['a name of somebody else', showing(({ shown }) => ({ ...shown, name: 'Eve' }))],
  ['a whole name', showing(({ shown }) => ({ ...shown, name: 'Ada Lovelace' }))],
  ['an empty name', showing(({ shown }) => ({ ...shown, name: '' }))],
  ['markup as a name', showing(({ shown }) => ({ ...shown, name: '<b>' }))],
  ['no name', showing(({ shown }) => ({ at: shown.at }))],
  ['a number as a name', showing(({ shown }) => ({ ...shown, name: 4 }))],
  ['a time of its own', showing(({ shown }) => ({ ...shown, at: Date.now() + 60_000 }))],
  ['no time', showing(({ shown }) => ({ name: shown.name }))],
  ['a phone beside it', showing(({ shown }) => ({ ...shown, phone: '416-555-0199' }))],
  ['the push id beside it', showing(({ shown, key }) => ({ ...shown, record: key }))],
  ['a text in its place', showing(() => 'Ada')],
  ['another place', at(({ key }) => otherPlace(key))],
  ['a longer place', at(({ key }) => `toronto/${key.slice(-2)}`)],
  ['the whole push id as a place', at(({ key }) => `toronto/${key}`)],
  ['a city that has no such name', at(({ key }) => `TORONTO/${key.slice(-1)}`)],
  ['a city of 61 letters', at(({ key }) => `${'a'.repeat(61)}/${key.slice(-1)}`)],
  ['a place for no city', at(({ key }) => key.slice(-1))],
  [
    'another proof place',
    ({ key, place, shown }) => ({ [`shown/${place}`]: shown, [`proofs/${otherPlace(key)}`]: key }),
  ],
  [
    'the proof of another city',
    ({ key, place, shown }) => ({ [`shown/${place}`]: shown, [`proofs/ottawa/${key.slice(-1)}`]: key }),
  ],
];

test.each(wrong)('%s is refused', async (_, change) => {
  const told = await ofSaved();
  await forget(told.place);
  await forget(otherPlace(told.key));
  const before = await environment.stored('recent');
  await assertFails(write(change(told)));
  expect(await environment.stored('recent')).toEqual(before);
});

test('what is told cannot be deleted, renewed or changed by parts', async () => {
  const { key, place, update, shown } = await ofSaved();
  await write(update);
  const told = await environment.stored('recent');
  const visitor = environment.anonymous;
  await assertFails(write(update));
  await assertFails(write({ [`shown/${place}`]: shown }));
  await assertFails(write({ [`shown/${place}`]: null, [`proofs/${place}`]: null }));
  await assertFails(write({ [`shown/${place}/name`]: 'Ad', [`shown/${place}/at`]: shown.at }));
  await assertFails(write({ [`shown/${place}/at`]: shown.at, [`proofs/${place}`]: key }));
  for (const half of ['shown', 'proofs']) {
    await assertFails(visitor.ref(`recent/${half}/${place}`).remove());
    await assertFails(visitor.ref(`recent/${half}/toronto`).remove());
    await assertFails(visitor.ref(`recent/${half}`).remove());
  }
  await assertFails(visitor.ref('recent').remove());
  await assertFails(visitor.ref(`recent/shown/${place}`).set(shown));
  await assertFails(visitor.ref(`recent/shown/${place}/at`).set(shown.at));
  await assertFails(visitor.ref(`recent/shown/${place}/name`).set('Ad'));
  await assertFails(visitor.ref(`recent/proofs/${place}`).set(key));
  await assertFails(visitor.ref(`recent/proofs/${place}/x`).set(key));
  expect(await environment.stored('recent')).toEqual(told);
});

test('a name does not stay for a request of somebody else', async () => {
  const { key, place, shown } = await ofSaved();
  await storeOlder(place);
  await assertFails(write({ [`shown/${place}/at`]: shown.at, [`proofs/${place}`]: key }));
  expect(await shownAt(place)).toEqual({ name: 'Bob', at: 1000 });
});
