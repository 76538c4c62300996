import { WebSocket } from 'ws';
import type { LocalDatabase } from '../../local/database/server';
import { mockToken, testNamespace, waitFor } from '../support/local-database';
import { startTestDatabase } from '../support/test-database';

let database: LocalDatabase;
const refused: string[] = [];
beforeAll(async () => {
  database = await startTestDatabase({ log: (line) => refused.push(line) });
});
afterAll(() => database.close());

type Message = {
  t: string;
  d: { r?: number; t?: string; a?: string; b?: { s?: string; d?: unknown; p?: string } };
};

/** A client that sends exactly the texts of a test. */
async function connect(address = `/.ws?v=5&ns=${testNamespace}`) {
  const socket = new WebSocket(`ws://localhost:${database.port}${address}`);
  const received: Message[] = [];
  let isClosed = false;
  socket.on('message', (data: Buffer) => received.push(JSON.parse(data.toString()) as Message));
  socket.on('close', () => (isClosed = true));
  socket.on('error', () => undefined);
  await waitFor(() => received.length > 0 || isClosed);
  let lastRequest = 0;
  const ask = async (a: string, b: unknown) => {
    const r = (lastRequest += 1);
    socket.send(JSON.stringify({ t: 'd', d: { r, a, b } }));
    const answer = () => received.find(({ d }) => d.r === r)?.d.b;
    await waitFor(() => answer() !== undefined || isClosed);
    return answer();
  };
  return { socket, received, ask, closed: () => waitFor(() => isClosed), close: () => socket.terminate() };
}

test('it greets as the real one does, and answers a ping', async () => {
  const client = await connect();
  expect(client.received[0]).toMatchObject({ t: 'c', d: { t: 'h', d: { v: '5', ts: expect.any(Number) } } });
  client.socket.send('{"t":"c","d":{"t":"p","d":{}}}');
  await waitFor(() => client.received.length > 1);
  expect(client.received[1]).toEqual({ t: 'c', d: { t: 'o', d: {} } });
  client.close();
});

test('a long message arrives in the pieces that the SDK sends it in, keep-alives between messages', async () => {
  const client = await connect();
  const text = JSON.stringify({
    t: 'd',
    d: { r: 7, a: 'p', b: { p: '/notes/long', d: 'x'.repeat(40_000) } },
  });
  client.socket.send('0');
  const pieces = text.match(/.{1,16384}/g) ?? [];
  for (const piece of [String(pieces.length), ...pieces]) client.socket.send(piece);
  await waitFor(() => client.received.length > 1);
  expect(client.received[1]).toEqual({ t: 'd', d: { r: 7, b: { s: 'ok', d: '' } } });
  expect(database.read(testNamespace, 'notes/long')).toHaveLength(40_000);
  client.close();
});

test.each([
  ['a query', 'q', { p: '/phones', q: { l: 1 } }, 'queries'],
  ['a transaction', 'p', { p: '/notes/t', d: 'x', h: 'hash' }, 'transactions'],
  ['onDisconnect', 'o', { p: '/notes/t', d: 'x' }, 'onDisconnect'],
  ['.info', 'q', { p: '/.info/connected' }, '.info'],
  ['an unknown action', 'zz', {}, 'the action "zz"'],
  ['a property of every object', 'constructor', {}, 'the action "constructor"'],
])('%s is answered as not supported, and logged', async (_, action, body, what) => {
  const client = await connect();
  const answer = await client.ask(action, body);
  client.close();
  // The SDK shows the status alone of a refused listen or transaction, so there the status has the words.
  expect(answer).toEqual({
    s: expect.stringMatching(
      /^not_supported$|^Not supported by the local database: (queries|transactions|\.info)$/,
    ),
    d: expect.stringContaining(`Not supported by the local database: ${what}`),
  });
  expect(refused.at(-1)).toContain(`Not supported by the local database: ${what}`);
  expect(database.read(testNamespace, 'notes/t')).toBeNull();
});

test.each([
  ['no path', 'p', { d: 'x' }],
  ['no data', 'p', { p: '/notes/t' }],
  ['a priority that is no text or number', 'p', { p: '/notes/t', d: { '.value': 'x', '.priority': true } }],
  ['no update', 'm', { p: '/notes' }],
  ['a bad token', 'auth', { cred: 'nonsense' }],
])('%s is answered in words', async (_, action, body) => {
  const client = await connect();
  const answer = await client.ask(action, body);
  client.close();
  expect(answer).toEqual({ s: 'invalid_data', d: expect.stringMatching(/^Invalid/) });
  expect(database.read(testNamespace, 'notes/t')).toBeNull();
});

test('rules are enforced, for the user that signed in', async () => {
  const client = await connect();
  const write = () => client.ask('p', { p: '/mine/eve', d: 'hers' });
  expect(await write()).toEqual({ s: 'permission_denied', d: 'Permission denied' });
  await client.ask('auth', { cred: mockToken({ sub: 'eve' }) });
  expect(await write()).toEqual({ s: 'ok', d: '' });
  await client.ask('unauth', {});
  expect(await write()).toEqual({ s: 'permission_denied', d: 'Permission denied' });
  expect(await client.ask('q', { p: '/notes' })).toEqual({ s: 'permission_denied', d: 'Permission denied' });
  client.close();
});

test.each(['{', 'null', '-5', '{"t":"d","d":5}', '{"d":{"a":{"toString":1}}}'])(
  'the garbage %s ends its own connection, in words',
  async (garbage) => {
    const client = await connect();
    client.socket.send(garbage);
    await client.closed();
    expect(client.received.at(-1)).toEqual({ t: 'c', d: { t: 'e', d: expect.any(String) } });
    const other = await connect();
    expect(await other.ask('g', { p: '/phones/13929' })).toEqual({ s: 'ok', d: '+1 416 555 0142' });
    other.close();
  },
);

test.each(['/.ws?v=5', '/.ws?v=5&ns=..', `/elsewhere?ns=${testNamespace}`])(
  'a connection to %s is refused in words',
  async (address) => {
    const socket = new WebSocket(`ws://localhost:${database.port}${address}`);
    socket.on('error', () => undefined);
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
    });
    expect(status).toBe(400);
    expect(refused.at(-1)).toMatch(/name the database with|Connections are made to/);
  },
);
