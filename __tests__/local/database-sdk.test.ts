import { readFileSync, rmSync } from 'node:fs';
import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import {
  connectDatabaseEmulator,
  get,
  getDatabase,
  goOffline,
  limitToFirst,
  onDisconnect,
  onValue,
  push,
  query,
  ref,
  runTransaction,
  serverTimestamp,
  set,
  update,
  type Database,
} from 'firebase/database';
import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { makeTemporaryFolder, testNamespace, testRules, waitFor } from '../support/local-database';
import { startTestDatabase } from '../support/test-database';
import { validLead } from '../support/records';

// Against the SDK that the pages load, since it is the one that must be understood.
const dir = makeTemporaryFolder();
let server: LocalDatabase;
let app: FirebaseApp;
let database: Database;
beforeAll(async () => {
  setLogLevel('silent');
  server = await startTestDatabase({ dir });
  app = initializeApp({ projectId: 'demo', databaseURL: `https://${testNamespace}.firebaseio.com` });
  database = getDatabase(app);
  connectDatabaseEmulator(database, 'localhost', server.port);
});
afterAll(async () => {
  goOffline(database);
  await deleteApp(app);
  await server.close();
  rmSync(dir, { recursive: true });
});

test('a push, an update of several paths, a long text and a server timestamp are confirmed and stored', async () => {
  const { key } = await push(ref(database, 'notes'), 'é'.repeat(30_000));
  expect(server.read(testNamespace, `notes/${key}`)).toBe('é'.repeat(30_000));
  await update(ref(database, 'notes'), { updated: 'one', alsoUpdated: 'two' });
  expect(server.read(testNamespace, 'notes')).toMatchObject({ updated: 'one', alsoUpdated: 'two' });
  await set(ref(database, 'now'), serverTimestamp());
  expect(server.read(testNamespace, 'now')).toEqual(expect.any(Number));
});

test('a refused write and a refused read reject', async () => {
  const saved = await push(ref(database, 'notes'), 'kept');
  await expect(set(saved, 'changed')).rejects.toThrow(/permission.denied/i);
  await expect(get(saved)).rejects.toThrow(/permission.denied/i);
  await expect(update(ref(database), { 'phones/13929': 'evil' })).rejects.toThrow(/permission.denied/i);
  expect(server.read(testNamespace, `notes/${saved.key}`)).toBe('kept');
});

test('get reads a value, a branch and what is absent', async () => {
  expect((await get(ref(database, 'phones/13929'))).val()).toBe('+1 416 555 0142');
  expect((await get(ref(database, 'phones'))).child('13929').val()).toBe('+1 416 555 0142');
  expect((await get(ref(database, 'phones/none'))).exists()).toBe(false);
});

test('onValue sees later changes at, above and below its path, until it is stopped', async () => {
  const seen: unknown[] = [];
  const stop = onValue(ref(database, 'phones/live'), (value) => seen.push(value.val()));
  await waitFor(() => seen.length === 1);
  server.write(testNamespace, 'phones/live', 'one');
  await waitFor(() => seen.length === 2);
  server.write(testNamespace, 'phones/live/deep', 'two');
  await waitFor(() => seen.length === 3);
  server.write(testNamespace, 'phones', { 13929: '+1 416 555 0142', live: 'three' });
  await waitFor(() => seen.length === 4);
  stop();
  server.write(testNamespace, 'phones/live', 'unseen');
  await get(ref(database, 'phones/13929'));
  expect(seen).toEqual([null, 'one', { deep: 'two' }, 'three']);
});

test.each<[string, () => Promise<unknown>]>([
  ['transactions', () => runTransaction(ref(database, 'phones/13929'), () => 'changed')],
  ['queries', () => get(query(ref(database, 'phones'), limitToFirst(1)))],
  [
    'queries',
    () =>
      new Promise((resolve, reject) => {
        onValue(query(ref(database, 'phones'), limitToFirst(1)), resolve, reject);
      }),
  ],
  ['onDisconnect', () => onDisconnect(ref(database, 'phones/13929')).set('gone')],
])('%s are refused in words that the caller sees', async (what, attempt) => {
  await expect(attempt()).rejects.toThrow(`Not supported by the local database: ${what}`);
  expect(server.read(testNamespace, 'phones/13929')).toBe('+1 416 555 0142');
});

test('under the rules of the site itself a lead is saved once, a wrong one refused, a phone read', async () => {
  const rules = JSON.parse(readFileSync('database.rules.json', 'utf8')) as object;
  const site = await startDatabase({ rules });
  site.write(testNamespace, 'locations/13929', { tracking_phone: '+1 416 555 0142', owner: 'private' });
  const address = { projectId: 'demo', databaseURL: `http://localhost:${site.port}?ns=${testNamespace}` };
  const visitor = initializeApp(address, 'visitor');
  const visited = getDatabase(visitor);

  const saved = await push(ref(visited, 'leads'), validLead());
  expect(site.read(testNamespace, `leads/${saved.key}`)).toEqual(validLead());
  await expect(set(saved, validLead())).rejects.toThrow(/permission.denied/i);
  expect((await get(ref(visited, `leads/${saved.key}/brand_id`))).val()).toBe(1);
  await expect(set(saved, validLead({ name: 'Eve' }))).rejects.toThrow(/permission.denied/i);
  await expect(push(ref(visited, 'leads'), validLead({ admin: true }))).rejects.toThrow(/permission.denied/i);
  await expect(get(ref(visited, 'leads'))).rejects.toThrow(/permission.denied/i);
  expect((await get(ref(visited, 'locations/13929/tracking_phone'))).val()).toBe('+1 416 555 0142');
  await expect(get(ref(visited, 'locations/13929'))).rejects.toThrow(/permission.denied/i);
  expect(site.read(testNamespace, 'leads')).toEqual({ [String(saved.key)]: validLead() });

  goOffline(visited);
  await deleteApp(visitor);
  await site.close();
});

test('after a restart the data is there, and a push made while it was down arrives', async () => {
  const { port } = server;
  const before = await push(ref(database, 'notes'), 'before');
  await server.close();
  const queued = push(ref(database, 'notes'), 'made while down');
  server = await startDatabase({ port, dir, rules: testRules });
  const { key } = await queued;
  expect(server.read(testNamespace, `notes/${key}`)).toBe('made while down');
  expect(server.read(testNamespace, `notes/${before.key}`)).toBe('before');
});
