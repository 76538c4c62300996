import { once } from 'node:events';
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
import { WebSocket } from 'ws';
import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { makeTemporaryFolder, testNamespace, testRules, waitFor } from '../support/local-database';
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

type Message = { t: string; d: { r?: number; t?: string; b?: object; d?: unknown } };

/** A client that sends exactly the texts of a test. */
async function connect() {
  const socket = new WebSocket(`ws://localhost:${server.port}/.ws?v=5&ns=${testNamespace}`);
  const received: Message[] = [];
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as Message));
  const ended = once(socket, 'close');
  await waitFor(() => received.length > 0);
  return { socket, received, ended };
}

test('it greets as the real one does, answers a ping, and takes a keep-alive', async () => {
  const { socket, received } = await connect();
  expect(received[0]).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', ts: expect.any(Number) } } });
  socket.send('0');
  socket.send('{"t":"c","d":{"t":"p","d":{}}}');
  await waitFor(() => received.length > 1);
  expect(received[1]).toEqual({ t: 'c', d: { t: 'o', d: {} } });
  socket.close();
});

test.each(['{', 'null', '-5', '{"t":"d","d":5}'])(
  'the garbage %s ends its own connection, in words',
  async (garbage) => {
    const { socket, received, ended } = await connect();
    socket.send(garbage);
    await ended;
    expect(received.at(-1)).toEqual({ t: 'c', d: { t: 'e', d: expect.any(String) } });
    expect((await get(ref(database, 'phones/13929'))).val()).toBe('+1 416 555 0142');
  },
);
