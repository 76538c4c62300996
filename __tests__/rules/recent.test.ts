import { rulesText } from '../../scripts/rules/rules-text';
import { makePushId } from '../../src/features/requests/rules/push-id';
import { recentUpdate } from '../../src/features/requests/rules/recent-requests';
import type { SavedRecord } from '../../src/features/requests/rules/records';
import { validConsent, validContext } from '../support/context-records';
import { validJob, validLead } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';

let environment: Awaited<ReturnType<typeof startRulesEnvironment>>;
beforeAll(async () => {
  environment = await startRulesEnvironment('demo-recent', rulesText('recent'));
});
beforeEach(() => environment.store('recent', null));
afterAll(() => environment.stop());

type Update = Record<string, unknown>;
type Published = { key: string; slot: string; update: Update; shown: object };

/** What a visitor saves who lets the pop-up of Toronto show the first name. */
const agreed = validContext({ consent: validConsent({ name_shown: true }) });

/** Saves a request of Ada Lovelace with its context and gives the update that publishes it. */
async function ofSaved(
  collection: 'leads' | 'jobs' = 'leads',
  context: object | null = agreed,
  name = 'Ada Lovelace',
  key = makePushId(Date.now()),
): Promise<Published> {
  const record = collection === 'leads' ? validLead({ name }) : validJob({ cus_name: name });
  await environment.store(`${collection}/${key}`, record);
  await environment.store(`context/${key}`, context);
  const slot = `toronto/${key.slice(-1)}`;
  const update = recentUpdate('toronto', key, record as SavedRecord);
  return { key, slot, update, shown: update[`shown/${slot}`] as object };
}

/** As a page sends it; gives the status. */
const write = async (body: Update, path = 'recent') =>
  (await environment.rest(path, { method: 'PATCH', body })).status;
const nameAt = (slot: string) => environment.stored(`recent/shown/${slot}/name`);

test.each(['leads', 'jobs'] as const)(
  'anyone may read the first name and the time of a published request of %s',
  async (kind) => {
    // Its last character is in it twice.
    const { update } = await ofSaved(kind, agreed, 'Ada Lovelace', '-OAAtwiceInItAAAAAAA');
    const before = Date.now();
    expect(await write(update)).toBe(200);
    const { A: published } = (await (await environment.rest('recent/shown/toronto')).json()) as {
      A: { at: number };
    };
    expect(published).toEqual({ name: 'Ada', at: expect.any(Number) });
    expect(Math.abs(published.at - before)).toBeLessThan(5000);
  },
);

test('a newer request overwrites an older one in the same slot, and not with its name', async () => {
  const { key, slot, update } = await ofSaved('leads', { ...agreed, page: '/toronto/get-quote' });
  await environment.store(`recent/shown/${slot}`, { name: 'Bob', at: 1000 });
  await environment.store(`recent/proofs/${slot}`, `-OolderRequestAAAAA${slot.slice(-1)}`);
  expect(await write({ [`shown/${slot}/at`]: { '.sv': 'timestamp' }, [`proofs/${slot}`]: key })).toBe(401);
  expect(await write(update)).toBe(200);
  expect(await nameAt(slot)).toBe('Ada');
  expect(await environment.stored(`recent/proofs/${slot}`)).toBe(key);
});

const otherSlot = (key: string): string => `toronto/${key.endsWith('0') ? '1' : '0'}`;

/** Others of the two values at their slot, or the right ones at another slot. */
type Wrong = { shown?: unknown; proof?: unknown; at?: string; proofAt?: string };

const wrong: [name: string, change: (published: Published) => Wrong][] = [
  ['what is shown, without its proof', () => ({ proof: undefined })],
  ['a proof alone', () => ({ shown: undefined })],
  ['a request that is not saved', ({ key }) => ({ proof: `-OnotSavedRequestAA${key.slice(-1)}` })],
  ['a proof of another slot', () => ({ proof: '-OnotSavedRequestAA.' })],
  ['a path for a push id', ({ key }) => ({ proof: `../leads/${key}` })],
  ['a proof with a field in it', ({ key }) => ({ proof: { key } })],
  ['a number as a proof', () => ({ proof: 4 })],
  ['nothing as a proof', () => ({ proof: null })],
  ['a priority of the proof', ({ key }) => ({ proof: { '.value': key, '.priority': 1 } })],
  ['a text in its slot', () => ({ shown: 'Ada' })],
  // Of somebody else, guesses of the name, and what is no first name.
  ...['Eve', 'A', 'Ad', 'Adaa', 'ada', 'Ada Lovelace', '', '<b>', undefined, 4].map(
    (name): (typeof wrong)[number] => [`the name ${name}`, ({ shown }) => ({ shown: { ...shown, name } })],
  ),
  ...[Date.now() + 60_000, undefined].map((at): (typeof wrong)[number] => [
    `the time ${at}`,
    ({ shown }) => ({ shown: { ...shown, at } }),
  ]),
  ...[
    { name: { '.value': 'Ada', '.priority': 1 } },
    { '.priority': 'x' },
    { phone: '416-555-0199' },
    { record: '-OnotSavedRequestAAA' },
  ].map((more): (typeof wrong)[number] => [
    `${JSON.stringify(more)} beside it`,
    ({ shown }) => ({ shown: { ...shown, ...more } }),
  ]),
  ['another slot', ({ key }) => ({ at: otherSlot(key) })],
  ['a longer slot', ({ key }) => ({ at: `toronto/${key.slice(-2)}` })],
  ['the whole push id as a slot', ({ key }) => ({ at: `toronto/${key}` })],
  ['a slot for no city', ({ key }) => ({ at: key.slice(-1) })],
  ...['ottawa', 'toron', 'toronto-west', 'get-quote', 'TORONTO', 'a'.repeat(61)].map(
    (city): (typeof wrong)[number] => [`the city ${city}`, ({ key }) => ({ at: `${city}/${key.slice(-1)}` })],
  ),
  ['another proof slot', ({ key }) => ({ proofAt: otherSlot(key) })],
  ['the proof of another city', ({ key }) => ({ proofAt: `ottawa/${key.slice(-1)}` })],
];

test.each(wrong)('%s is refused', async (_, change) => {
  const published = await ofSaved();
  const { key, slot } = published;
  const { shown, proof, at, proofAt } = {
    shown: published.shown,
    proof: key,
    at: slot,
    ...change(published),
  };
  const update = { [`shown/${at}`]: shown, [`proofs/${proofAt ?? at}`]: proof };
  expect(await write(update)).toBe(401);
  expect(await environment.stored('recent')).toBeNull();
});

test.each<[name: string, context: object | null]>([
  ['whose context is not saved', null],
  ['whose form had no such box', validContext()],
  ['whose visitor left the box empty', validContext({ consent: validConsent({ name_shown: false }) })],
  ['from the page of another city', { ...agreed, page: '/ottawa/toronto' }],
  ['from the page of a city whose name begins alike', { ...agreed, page: '/toronto-west' }],
  ['from a page of no city', { ...agreed, page: '/book' }],
  ['from the root', { ...agreed, page: '/' }],
])('a request %s cannot be published', async (_, context) => {
  const { update } = await ofSaved('leads', context);
  expect(await write(update)).toBe(401);
  expect(await environment.stored('recent')).toBeNull();
});

test('a name of one word is published whole, and no part of it', async () => {
  const { slot, update, shown } = await ofSaved('jobs', agreed, 'Zoë');
  expect(await write({ ...update, [`shown/${slot}`]: { ...shown, name: 'Zo' } })).toBe(401);
  expect(await write(update)).toBe(200);
  expect(await nameAt(slot)).toBe('Zoë');
});

test('consent and name cannot be written by one update: the consent is saved first', async () => {
  const { key, slot, update } = await ofSaved('leads', null);
  const both = Object.fromEntries(Object.entries(update).map(([path, value]) => [`recent/${path}`, value]));
  expect(await write({ ...both, [`context/${key}`]: agreed }, '')).toBe(401);
  expect(await nameAt(slot)).toBeNull();
});
