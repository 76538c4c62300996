import { assertFails } from '@firebase/rules-unit-testing';
import type { SavedRecord } from '../../src/features/requests/rules/records';
import { recentUpdate } from '../../src/features/requests/rules/recent-requests';
import { rulesText } from '../../scripts/rules/rules-text';
import { validConsent, validContext } from '../support/context-records';
import { validJob, validLead } from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';
import { newPath } from '../support/rules-expectations';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment({ projectId: 'demo-junk-recent', rules: rulesText('recent') });
});
afterAll(() => environment.stop());

type Update = Record<string, unknown>;
type Shown = { name: string; at: unknown };
type Published = { key: string; slot: string; update: Update; shown: Shown };

/** What a visitor saves who lets the pop-up of Toronto show the first name. */
const agreed = validContext({ consent: validConsent({ name_shown: true }) });

/** Saves a request of Ada Lovelace with its context and gives the update that publishes it. */
async function ofSaved(
  collection: 'leads' | 'jobs' = 'leads',
  context: object | null = agreed,
  name = 'Ada Lovelace',
): Promise<Published> {
  const record = collection === 'leads' ? validLead({ name }) : validJob({ cus_name: name });
  const path = newPath(environment, collection);
  await environment.anonymous.ref(path).set(record);
  const key = path.replace(`${collection}/`, '');
  if (context) await environment.anonymous.ref(`context/${key}`).set(context);
  const slot = `toronto/${key.slice(-1)}`;
  const update = recentUpdate('toronto', key, record as SavedRecord);
  return { key, slot, update, shown: update[`shown/${slot}`] as Shown };
}

const write = (update: Update) => environment.anonymous.ref('recent').update(update);
const shownAt = async (slot: string) => (await environment.stored(`recent/shown/${slot}`)) as Shown | null;
const proofAt = (slot: string) => environment.stored(`recent/proofs/${slot}`);

async function forget(slot: string): Promise<void> {
  await environment.store(`recent/shown/${slot}`, null);
  await environment.store(`recent/proofs/${slot}`, null);
}

/** Stores an older published request of Bob, whose record no longer exists. */
async function storeOlder(slot: string): Promise<void> {
  await environment.store(`recent/shown/${slot}`, { name: 'Bob', at: 1000 });
  await environment.store(`recent/proofs/${slot}`, `-OolderRequestAAAAA${slot.slice(-1)}`);
}

test.each(['leads', 'jobs'] as const)(
  'anyone may read the first name and the time of a published request of %s',
  async (kind) => {
    const { key, slot, update } = await ofSaved(kind);
    await forget(slot);
    const before = Date.now();
    // As a page sends it.
    expect((await environment.rest('recent', { method: 'PATCH', body: update })).status).toBe(200);
    const read = (await environment.anonymous.ref('recent/shown/toronto').get()).val() as Record<
      string,
      Shown
    >;
    const published = read[key.slice(-1)];
    expect(published).toEqual({ name: 'Ada', at: expect.any(Number) });
    expect(Math.abs(Number(published?.at) - before)).toBeLessThan(5000);
  },
);

test('a push id that has its last character twice also has a slot', async () => {
  const key = '-OAAtwiceInItAAAAAAA';
  await environment.store(`leads/${key}`, validLead());
  await environment.store(`context/${key}`, agreed);
  await forget('toronto/A');
  await write(recentUpdate('toronto', key, validLead() as SavedRecord));
  expect(await shownAt('toronto/A')).toMatchObject({ name: 'Ada' });
});

test('a newer request overwrites an older one in the same slot, and not with its name', async () => {
  const { key, slot, update, shown } = await ofSaved('leads', { ...agreed, page: '/toronto/get-quote' });
  await storeOlder(slot);
  await assertFails(write({ [`shown/${slot}/at`]: shown.at, [`proofs/${slot}`]: key }));
  await write(update);
  expect(await shownAt(slot)).toMatchObject({ name: 'Ada' });
  expect(await proofAt(slot)).toBe(key);
});

const otherSlot = (key: string): string => `toronto/${key.endsWith('0') ? '1' : '0'}`;

/** Another value shown, with the proof as it is. */
const showing = (value: (published: Published) => unknown) => (published: Published) => ({
  ...published.update,
  [`shown/${published.slot}`]: value(published),
});
const proving = (value: (published: Published) => unknown) => (published: Published) => ({
  ...published.update,
  [`proofs/${published.slot}`]: value(published),
});
/** The same at another slot. */
const at = (slot: (published: Published) => string) => (published: Published) => ({
  [`shown/${slot(published)}`]: published.shown,
  [`proofs/${slot(published)}`]: published.key,
});

const wrong: [name: string, change: (published: Published) => Update][] = [
  ['what is shown, without its proof,', ({ slot, shown }) => ({ [`shown/${slot}`]: shown })],
  ['a proof alone', ({ slot, key }) => ({ [`proofs/${slot}`]: key })],
  ['a request that is not saved', proving(({ key }) => `-OnotSavedRequestAA${key.slice(-1)}`)],
  ['a proof of another slot', proving(() => `-OnotSavedRequestAA.`)],
  ['a path for a push id', proving(({ key }) => `../leads/${key}`)],
  ['a proof with a field in it', proving(({ key }) => ({ key }))],
  ['a number as a proof', proving(() => 4)],
  ['nothing as a proof', proving(() => null)],
  ['a name of somebody else', showing(({ shown }) => ({ ...shown, name: 'Eve' }))],
  ...['A', 'Ad', 'Adaa', 'ada'].map((name): (typeof wrong)[number] => [
    `a guess of the name, ${name},`,
    showing(({ shown }) => ({ ...shown, name })),
  ]),
  [
    'a priority of the name',
    showing(({ shown }) => ({ ...shown, name: { '.value': 'Ada', '.priority': 1 } })),
  ],
  ['a priority of what is shown', showing(({ shown }) => ({ ...shown, '.priority': 'x' }))],
  ['a priority of the proof', proving(({ key }) => ({ '.value': key, '.priority': 1 }))],
  ['a whole name', showing(({ shown }) => ({ ...shown, name: 'Ada Lovelace' }))],
  ['an empty name', showing(({ shown }) => ({ ...shown, name: '' }))],
  ['markup as a name', showing(({ shown }) => ({ ...shown, name: '<b>' }))],
  ['no name', showing(({ shown }) => ({ at: shown.at }))],
  ['a number as a name', showing(({ shown }) => ({ ...shown, name: 4 }))],
  ['a time of its own', showing(({ shown }) => ({ ...shown, at: Date.now() + 60_000 }))],
  ['no time', showing(({ shown }) => ({ name: shown.name }))],
  ['a phone beside it', showing(({ shown }) => ({ ...shown, phone: '416-555-0199' }))],
  ['the push id beside it', showing(({ shown, key }) => ({ ...shown, record: key }))],
  ['a text in its slot', showing(() => 'Ada')],
  ['another slot', at(({ key }) => otherSlot(key))],
  ['a longer slot', at(({ key }) => `toronto/${key.slice(-2)}`)],
  ['the whole push id as a slot', at(({ key }) => `toronto/${key}`)],
  ...['ottawa', 'toron', 'toronto-west', 'get-quote', 'nowhere'].map((city): (typeof wrong)[number] => [
    `another city, ${city},`,
    at(({ key }) => `${city}/${key.slice(-1)}`),
  ]),
  ['a city that has no such name', at(({ key }) => `TORONTO/${key.slice(-1)}`)],
  ['a city of 61 letters', at(({ key }) => `${'a'.repeat(61)}/${key.slice(-1)}`)],
  ['a slot for no city', at(({ key }) => key.slice(-1))],
  [
    'another proof slot',
    ({ key, slot, shown }) => ({ [`shown/${slot}`]: shown, [`proofs/${otherSlot(key)}`]: key }),
  ],
  [
    'the proof of another city',
    ({ key, slot, shown }) => ({ [`shown/${slot}`]: shown, [`proofs/ottawa/${key.slice(-1)}`]: key }),
  ],
];

test.each(wrong)('%s is refused', async (_, change) => {
  const published = await ofSaved();
  await forget(published.slot);
  await forget(otherSlot(published.key));
  const before = await environment.stored('recent');
  await assertFails(write(change(published)));
  expect(await environment.stored('recent')).toEqual(before);
});

const consenting = (name_shown: unknown) => ({ consent: validConsent({ name_shown }) });

test.each<[name: string, context: object | null]>([
  ['whose context is not saved', null],
  ['whose form had no such box', validContext()],
  ['whose visitor left the box empty', validContext(consenting(false))],
  [
    'whose visitor ticked the other box alone',
    validContext({ consent: validConsent({ marketing_texts: true }) }),
  ],
  ['from the page of another city', { ...agreed, page: '/ottawa/toronto' }],
  ['from the page of a city whose name begins alike', { ...agreed, page: '/toronto-west' }],
  ['from a page of no city', { ...agreed, page: '/book' }],
  ['from the root', { ...agreed, page: '/' }],
])('a request %s cannot be published', async (_, context) => {
  const { slot, update } = await ofSaved('leads', context);
  await forget(slot);
  const before = await environment.stored('recent');
  await assertFails(write(update));
  expect(await environment.stored('recent')).toEqual(before);
});

test('a name of one word is published whole, and no part of it', async () => {
  const { slot, update, shown } = await ofSaved('jobs', agreed, 'Zoë');
  await forget(slot);
  await assertFails(write({ ...update, [`shown/${slot}`]: { ...shown, name: 'Zo' } }));
  await write(update);
  expect(await shownAt(slot)).toMatchObject({ name: 'Zoë' });
});

test('consent and name cannot be written by one update: the consent is saved first', async () => {
  const { key, slot, update } = await ofSaved('leads', null);
  await forget(slot);
  const both = Object.fromEntries(Object.entries(update).map(([path, value]) => [`recent/${path}`, value]));
  await assertFails(environment.anonymous.ref().update({ ...both, [`context/${key}`]: agreed }));
  expect(await shownAt(slot)).toBeNull();
});
