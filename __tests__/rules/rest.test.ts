import { validJob, validLead } from '../support/records';
import { startRulesEnvironment } from '../support/rules-environment';
import type { RulesEnvironment } from '../support/rules-environment';
import { newPath } from '../support/rules-expectations';
import type { Collection } from '../support/rules-expectations';

// The last attempt of a closing page is a plain PUT to the record's REST address, not the SDK.
let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await startRulesEnvironment();
  await environment.store('locations/13929', { tracking_phone: '416-555-0100', owner: 'Ada' });
});
afterAll(() => environment.stop());

const valid = { leads: validLead, jobs: validJob };
const collections: Collection[] = ['leads', 'jobs'];
const unauthorized = 401;

function put(path: string, body: unknown) {
  return environment.rest(path, { method: 'PUT', body });
}

test.each(collections)(
  '%s: a retry is refused, and its sender learns that the record is there',
  async (collection) => {
    const path = newPath(environment, collection);
    const arrived = async () => (await environment.rest(`${path}/brand_id`)).json();
    expect(await arrived()).toBeNull();
    expect((await put(path, valid[collection]())).status).toBe(200);
    expect((await put(path, valid[collection]())).status).toBe(unauthorized);
    expect(await arrived()).toBe(1);
    expect(await environment.stored(path)).toEqual(valid[collection]());
  },
);

test.each(collections)('%s: a PUT after the SDK has saved the same record is refused', async (collection) => {
  const path = newPath(environment, collection);
  await environment.anonymous.ref(path).set(valid[collection]());
  expect((await put(path, valid[collection]())).status).toBe(unauthorized);
  expect(await environment.stored(path)).toEqual(valid[collection]());
});

test.each(collections)('%s: a PUT that asks for no answer is accepted', async (collection) => {
  const path = newPath(environment, collection);
  const request = { method: 'PUT', body: valid[collection](), query: 'print=silent' };
  expect((await environment.rest(path, request)).status).toBe(204);
  expect(await environment.stored(path)).toEqual(valid[collection]());
});

test.each(collections)('%s: a changed second PUT is refused', async (collection) => {
  const path = newPath(environment, collection);
  await put(path, valid[collection]());
  expect((await put(path, valid[collection]({ date: '2026-12-01' }))).status).toBe(unauthorized);
  expect(await environment.stored(path)).toEqual(valid[collection]());
});

test.each(collections)('%s: PATCH and DELETE of a saved record are refused', async (collection) => {
  const path = newPath(environment, collection);
  await put(path, valid[collection]());
  const patch = await environment.rest(path, { method: 'PATCH', body: { date: '2026-12-01' } });
  expect(patch.status).toBe(unauthorized);
  expect((await environment.rest(path, { method: 'DELETE' })).status).toBe(unauthorized);
  expect((await environment.rest(`${path}/date`, { method: 'DELETE' })).status).toBe(unauthorized);
  expect(await environment.stored(path)).toEqual(valid[collection]());
});

test.each(collections)('%s: a wrong record is refused', async (collection) => {
  const path = newPath(environment, collection);
  expect((await put(path, valid[collection]({ admin: true }))).status).toBe(unauthorized);
  expect((await put(path, valid[collection]({ brand_id: '1' }))).status).toBe(unauthorized);
  expect(await environment.stored(path)).toBeNull();
});

test.each(collections)('reading /%s is refused', async (collection) => {
  const path = newPath(environment, collection);
  await put(path, valid[collection]());
  expect((await environment.rest(collection)).status).toBe(unauthorized);
  expect((await environment.rest(path)).status).toBe(unauthorized);
  expect((await environment.rest(collection, { query: 'shallow=true' })).ok).toBe(false);
  expect((await environment.rest(collection, { query: 'orderBy="$key"&limitToLast=1' })).ok).toBe(false);
});

test.each(['', 'locations', 'locations/13929', 'locations/13929/owner', 'context'])(
  'reading /%s is refused',
  async (path) => {
    expect((await environment.rest(path)).status).toBe(unauthorized);
  },
);

test('reading a tracking phone is allowed, writing it is refused', async () => {
  const path = 'locations/13929/tracking_phone';
  expect(await (await environment.rest(path)).json()).toBe('416-555-0100');
  expect((await put(path, '416-555-0199')).status).toBe(unauthorized);
  expect((await environment.rest(path, { method: 'DELETE' })).status).toBe(unauthorized);
  expect(await environment.stored(path)).toBe('416-555-0100');
});
