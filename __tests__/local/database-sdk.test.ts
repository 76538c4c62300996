import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp, setLogLevel, type FirebaseApp } from 'firebase/app';
import {
  get,
  getDatabase,
  goOffline,
  push,
  ref,
  serverTimestamp,
  set,
  update,
  type Database,
} from 'firebase/database';
import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { makeTemporaryFolder, testNamespace, testRules } from '../support/local-database';
import { startTestDatabase } from '../support/test-database';

// Against the SDK that the pages load, since it is the one that must be understood.
const folder = makeTemporaryFolder();
const dir = path.join(folder, 'made', 'for it');
let server: LocalDatabase;
let app: FirebaseApp;
let database: Database;
beforeAll(async () => {
  setLogLevel('silent');
  server = await startTestDatabase({ dir });
  const databaseURL = `http://localhost:${server.port}?ns=${testNamespace}`;
  app = initializeApp({ projectId: 'demo', databaseURL });
  database = getDatabase(app);
});
afterAll(async () => {
  goOffline(database);
  await deleteApp(app);
  await server.close();
  rmSync(folder, { recursive: true });
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
  // By its code a page knows that no later attempt helps.
  await expect(set(saved, 'changed')).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  await expect(get(saved)).rejects.toThrow(/permission.denied/i);
  await expect(update(ref(database), { 'phones/13929': 'evil' })).rejects.toThrow(/permission.denied/i);
  expect(server.read(testNamespace, `notes/${saved.key}`)).toBe('kept');
});

test('after a restart the data is there, and a push made while it was down arrives', async () => {
  const { port } = server;
  const before = await push(ref(database, 'notes'), 'before');
  await server.close();
  // What a crash cut off.
  writeFileSync(path.join(dir, `${testNamespace}.json.fresh`), '{"torn":');
  const queued = push(ref(database, 'notes'), 'made while down');
  server = await startDatabase({ port, dir, rules: testRules });
  const { key } = await queued;
  expect(server.read(testNamespace, `notes/${key}`)).toBe('made while down');
  expect(server.read(testNamespace, `notes/${before.key}`)).toBe('before');
});
