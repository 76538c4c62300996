import { assertFails } from '@firebase/rules-unit-testing';
import type { SavedRecord } from '../../src/domain/requests/records';
import { recentUpdate } from '../../src/domain/social-proof/recent-requests';
import { validConsent, validContext } from '../support/context-records';
import { validJob, validLead } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { RulesEnvironment } from '../support/rules-environment';

const leadPath = 'leads/-OclosedPathsTestAAA';
const jobPath = 'jobs/-OclosedPathsTestAAA';
const contextPath = 'context/-OclosedPathsTestAAA';

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
  await environment.store(leadPath, validLead());
  await environment.store(jobPath, validJob());
  await environment.store(contextPath, { campaign: 'spring' });
  await environment.store('locations/13929', { tracking_phone: '416-555-0100', owner: 'Ada' });
});
afterAll(() => environment.stop());

const visitors = ['anonymous', 'stranger'] as const;

const unreadable = [
  ['the root', '/'],
  ['/leads', 'leads'],
  ['a saved lead', leadPath],
  ['a field of a saved lead', `${leadPath}/phone`],
  ['a lead that does not exist', 'leads/-OclosedPathsTestZZZ'],
  ['the phone of a lead that does not exist', 'leads/-OclosedPathsTestZZZ/phone'],
  ['/jobs', 'jobs'],
  ['a saved job', jobPath],
  ['a field of a saved job', `${jobPath}/cus_phone`],
  ['the address of a saved job', `${jobPath}/cus_address`],
  ['a part of the address of a saved job', `${jobPath}/cus_address/street`],
  ['/locations', 'locations'],
  ['a whole location', 'locations/13929'],
  ['another field of a location', 'locations/13929/owner'],
  ['/context', 'context'],
  ['a saved context', contextPath],
  ['/recent', 'recent'],
  ['the cities of what is shown', 'recent/shown'],
  ['what a city shows, where the pop-up shows no real requests', 'recent/shown/toronto'],
  ['what proves it', 'recent/proofs'],
  ['what proves it in a city', 'recent/proofs/toronto'],
  ['one proof', 'recent/proofs/toronto/A'],
  ['an unknown path', 'anything'],
  ['a deep unknown path', 'anything/at/all'],
  ['a path that only looks like a phone', 'tracking_phone'],
  ['a phone one level too deep', 'locations/13929/owner/tracking_phone'],
] as const;

const reads = visitors.flatMap((visitor) => unreadable.map(([name, path]) => ({ visitor, name, path })));

test.each(reads)('reading $name is refused ($visitor)', async ({ visitor, path }) => {
  await assertFails(environment[visitor].ref(path).get());
});

test.each(reads)('listening to $name is refused ($visitor)', async ({ visitor, path }) => {
  await assertFails(environment[visitor].ref(path).once('value'));
});

// Our own database answers no queries at all, so here a refusal of any kind will do.
test.each(['leads', 'jobs', 'locations'])('queries of /%s give nothing', async (path) => {
  const reference = environment.anonymous.ref(path);
  await expect(reference.limitToLast(1).get()).rejects.toThrow();
  await expect(reference.orderByKey().limitToFirst(1).get()).rejects.toThrow();
  await expect(reference.orderByChild('phone').equalTo('416-555-0199').get()).rejects.toThrow();
});

test.each(visitors)(
  'who knows a push id may ask whether its record is there, and no more (%s)',
  async (visitor) => {
    const read = async (path: string) => (await environment[visitor].ref(path).get()).val() as unknown;
    expect(await read(`${leadPath}/brand_id`)).toBe(1);
    expect(await read(`${jobPath}/brand_id`)).toBe(1);
    expect(await read('leads/-OclosedPathsTestZZZ/brand_id')).toBeNull();
    expect(await read('jobs/-OclosedPathsTestZZZ/brand_id')).toBeNull();
  },
);

test.each(visitors)("reading a location's tracking phone is allowed (%s)", async (visitor) => {
  const snapshot = await environment[visitor].ref('locations/13929/tracking_phone').get();
  expect(snapshot.val()).toBe('416-555-0100');
});

test('the tracking phone of a location that does not exist reads as nothing', async () => {
  const snapshot = await environment.anonymous.ref('locations/99999/tracking_phone').get();
  expect(snapshot.exists()).toBe(false);
});

const unwritable: [name: string, path: string, value: unknown][] = [
  ['the root', '/', { leads: {} }],
  ['nothing over the root', '/', null],
  ['/locations', 'locations', { 13929: { tracking_phone: '416-555-0199' } }],
  ['nothing over /locations', 'locations', null],
  ['a location', 'locations/13929', { tracking_phone: '416-555-0199' }],
  ['nothing over a location', 'locations/13929', null],
  ['a new location', 'locations/1', { tracking_phone: '416-555-0199' }],
  ["a location's tracking phone", 'locations/13929/tracking_phone', '416-555-0199'],
  ["the same over a location's tracking phone", 'locations/13929/tracking_phone', '416-555-0100'],
  ["nothing over a location's tracking phone", 'locations/13929/tracking_phone', null],
  ['another field of a location', 'locations/13929/owner', 'Eve'],
  ['/context', 'context', { campaign: 'x' }],
  ['a new context', 'context/-OclosedPathsTestBBB', { campaign: 'x' }],
  ['the same over a saved context', contextPath, { campaign: 'spring' }],
  ['a shown name, where the pop-up shows no real requests', 'recent/shown/toronto/A', { name: 'Ada', at: 1 }],
  ['an unknown path', 'anything', 'x'],
  ['a right lead under an unknown path', 'anything/-OclosedPathsTestBBB', validLead()],
  ['a right lead under another case of leads', 'Leads/-OclosedPathsTestBBB', validLead()],
  ['a right lead at the root', '-OclosedPathsTestBBB', validLead()],
];
const writes = visitors.flatMap((visitor) =>
  unwritable.map(([name, path, value]) => ({ visitor, name, path, value })),
);

test.each(writes)('writing $name is refused ($visitor)', async ({ visitor, path, value }) => {
  await assertFails(environment[visitor].ref(path).set(value));
  expect(await environment.stored(leadPath)).toEqual(validLead());
  expect(await environment.stored('locations/13929')).toEqual({
    tracking_phone: '416-555-0100',
    owner: 'Ada',
  });
  expect(await environment.stored(contextPath)).toEqual({ campaign: 'spring' });
  expect(await environment.stored('anything')).toBeNull();
});

test('where the pop-up shows no real requests, nobody publishes a name, not even with consent', async () => {
  const key = leadPath.replace('leads/', '');
  const consent = validConsent({ name_shown: true });
  await environment.store(`context/${key}`, validContext({ consent }));
  const update = recentUpdate('toronto', key, validLead() as SavedRecord);
  await assertFails(environment.anonymous.ref('recent').update(update));
  expect(await environment.stored('recent')).toBeNull();
  await environment.store(contextPath, { campaign: 'spring' });
});

test.each(visitors)('an update of several paths at the root is refused (%s)', async (visitor) => {
  const update = { 'locations/13929/tracking_phone': '416-555-0199', 'context/x': 1 };
  await assertFails(environment[visitor].ref().update(update));
});
