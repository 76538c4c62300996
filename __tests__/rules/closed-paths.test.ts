import { assertFails } from '@firebase/rules-unit-testing';
import type { SavedRecord } from '../../src/features/requests/rules/records';
import { recentUpdate } from '../../src/features/requests/rules/recent-requests';
import { validConsent, validContext } from '../support/context-records';
import { validJob, validLead } from '../support/records';
import { startRulesEnvironment, type RulesEnvironment } from '../support/rules-environment';

const leadPath = 'leads/-OclosedPathsTestAAA';
const jobPath = 'jobs/-OclosedPathsTestAAA';
const pressPath = 'presses/-OclosedPathsTestAAA';
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
  '/',
  'leads',
  leadPath,
  `${leadPath}/phone`,
  'leads/-OclosedPathsTestZZZ/phone',
  'jobs',
  jobPath,
  `${jobPath}/cus_address/street`,
  'context',
  contextPath,
  'locations',
  'locations/13929',
  'locations/13929/owner',
  'presses',
  pressPath,
  'recent/shown/toronto',
  'contacts/13929',
  'notices/told/-OclosedPathsTestAAA',
  'anything/at/all',
];

test.each(unreadable)('%s cannot be read, by the SDK or by REST', async (path) => {
  for (const visitor of visitors) await assertFails(environment[visitor].ref(path).get());
  expect((await environment.rest(path === '/' ? '' : path)).status).toBe(401);
});

// Our own database answers few queries, so here a refusal of any kind will do.
test.each(['leads', 'jobs', 'locations'])('queries of /%s give nothing', async (path) => {
  const reference = environment.anonymous.ref(path);
  await expect(reference.limitToLast(1).get()).rejects.toThrow();
  await expect(reference.orderByChild('phone').equalTo('416-555-0199').get()).rejects.toThrow();
  for (const query of ['shallow=true', 'orderBy="$key"&limitToFirst=1', 'orderBy="$key"&limitToLast=1'])
    expect((await environment.rest(path, { query })).ok).toBe(false);
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

const phone = { tracking_phone: '416-555-0199' };

test.each<[path: string, values: unknown[]]>([
  ['/', [{ leads: {} }, null]],
  ['locations', [{ 13929: phone }, null]],
  ['locations/13929', [phone, null]],
  ['locations/1', [phone]],
  ['locations/13929/tracking_phone', ['416-555-0199', '416-555-0100', null]],
  ['locations/13929/owner', ['Eve']],
  ['context', [{ campaign: 'x' }]],
  ['context/-OclosedPathsTestBBB', [{ campaign: 'x' }]],
  [contextPath, [{ campaign: 'spring' }]],
  ['recent/shown/toronto/A', [{ name: 'Ada', at: 1 }]],
  ['contacts/13929', [['sms:+14165550199']]],
  ['notices/open/-OclosedPathsTestAAA', ['leads', null]],
  ['anything', ['x']],
  ['anything/-OclosedPathsTestBBB', [validLead()]],
  ['Leads/-OclosedPathsTestBBB', [validLead()]],
  ['-OclosedPathsTestBBB', [validLead()]],
])('%s cannot be written', async (path, values) => {
  for (const visitor of visitors)
    for (const value of values) await assertFails(environment[visitor].ref(path).set(value));
  expect(await environment.stored(leadPath)).toEqual(validLead());
  expect(await environment.stored('locations')).toEqual({
    13929: { tracking_phone: '416-555-0100', owner: 'Ada' },
  });
  expect(await environment.stored('context')).toEqual({ [contextPath.slice(8)]: { campaign: 'spring' } });
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

test('anybody may add a press on a number, once, and only with what is counted', async () => {
  const press = { pressed: 'call', city: 'toronto', campaign: 'Spring & summer' };
  const add = (value: unknown, key = environment.anonymous.ref('presses').push().key) =>
    environment.anonymous.ref(`presses/${key}`).set(value);
  const added = await environment.rest('presses', { method: 'POST', body: press });
  expect(added.ok).toBe(true);
  await add({ pressed: 'text', city: '' }, pressPath.slice('presses/'.length));
  for (const value of [press, null]) await assertFails(add(value, pressPath.slice('presses/'.length)));
  for (const wrong of [
    { ...press, phone: '416-555-0199' },
    { ...press, pressed: 'mail' },
    { ...press, city: 'To <b>' },
    { ...press, campaign: 'x'.repeat(201) },
    { pressed: 'call' },
    'call',
  ])
    await assertFails(add(wrong));
  expect(Object.values((await environment.stored('presses')) as object)).toEqual(
    expect.arrayContaining([press, { pressed: 'text', city: '' }]),
  );
});
