import net from 'node:net';
import { WebSocket } from 'ws';
import { spawnDatabase } from '../support/database-process';
import { testNamespace, testRules, waitFor } from '../support/local-database';

// Many small requests, on a machine that may be busy with other suites.
jest.setTimeout(60_000);

// In a process of its own: a fault that ends it is seen, whatever the test runner would catch.
let database: Awaited<ReturnType<typeof spawnDatabase>>;
beforeAll(async () => {
  database = await spawnDatabase({ dir: null, rules: testRules });
  const address = `http://127.0.0.1:${database.port}/phones/13929.json?ns=${testNamespace}&auth=owner`;
  await fetch(address, { method: 'PUT', body: '"+1 416 555 0142"' });
});
afterAll(() => database.kill());

/** The same numbers for the same seed, so that a failure comes again. */
function createRandom(seed: number) {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, () => below(256)));
  return { below, pick, bytes };
}

type Random = ReturnType<typeof createRandom>;

const seeds = [1, 7, 42];

const nested = (depth: number, inner = '1'): string => `${'{"a":'.repeat(depth)}${inner}${'}'.repeat(depth)}`;

/** Texts of JSON values, most of them of the wrong kind wherever they are put. */
const values = [
  'null',
  'true',
  '-1',
  '1e999',
  '""',
  '"\\ud800"',
  '"../../etc/passwd"',
  '"/phones/13929"',
  '"constructor"',
  '[]',
  '[[],{}]',
  '{}',
  '{"toString":1,"valueOf":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{".sv":"timestamp"}',
  '{".sv":{"increment":{}}}',
  '{".value":{".value":{}}}',
  '{".priority":{}}',
  '{"length":1000000000}',
  nested(40),
  nested(5000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `"${'/a'.repeat(20_000)}"`,
  `"${'é'.repeat(20_000)}"`,
];
const actions = ['"q"', '"n"', '"g"', '"p"', '"m"', '"auth"', '"unauth"', '"s"', '"o"', '"__proto__"'];

function randomBody({ pick, below }: Random): string {
  if (below(6) === 0) return pick(values);
  const keys = ['p', 'd', 'cred', 'q', 'h', 't'].filter(() => below(2) === 0);
  const members = keys.map(
    (key) => `"${key}":${key === 'p' && below(2) === 0 ? '"/notes/x"' : pick(values)}`,
  );
  return `{${members.join(',')}}`;
}

function randomMessage(random: Random): string {
  const { pick, below } = random;
  const request = below(3) === 0 ? pick(values) : String(below(1000));
  const action = below(4) === 0 ? pick(values) : pick(actions);
  const inner = below(8) === 0 ? pick(values) : `{"r":${request},"a":${action},"b":${randomBody(random)}}`;
  const message = below(12) === 0 ? pick(values) : `{"t":${pick(['"d"', '"d"', '"c"', '{}'])},"d":${inner}}`;
  // Now and then cut off, as on a broken line.
  return below(20) === 0 ? message.slice(0, below(message.length)) : message;
}

function randomFrame(random: Random): string | Buffer {
  const { below, bytes } = random;
  if (below(25) === 0) return bytes(1 + below(200));
  if (below(40) === 0) return String(below(1_000_000));
  return randomMessage(random);
}

function answersAGoodRequest(): Promise<unknown> {
  return fetch(`http://127.0.0.1:${database.port}/phones/13929.json?ns=${testNamespace}`).then((answer) =>
    answer.json(),
  );
}

/** Opens a connection, says one thing, and waits for an answer or the end. */
async function say(frame: string | Buffer): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${database.port}/.ws?v=5&ns=${testNamespace}`);
  let isOver = false;
  let isPonged = false;
  socket.on('close', () => (isOver = true));
  socket.on('error', () => (isOver = true));
  socket.on('open', () => {
    socket.send(frame);
    socket.ping();
  });
  socket.on('pong', () => (isPonged = true));
  await waitFor(() => isOver || isPonged);
  socket.terminate();
}

const places: [string, (value: string) => string][] = [
  ['the whole', (value) => value],
  ['the kind', (value) => `{"t":${value},"d":{"r":1,"a":"g","b":{"p":"/phones"}}}`],
  ['the envelope', (value) => `{"t":"d","d":${value}}`],
  ['the number', (value) => `{"t":"d","d":{"r":${value},"a":"g","b":{"p":"/phones"}}}`],
  ['the action', (value) => `{"t":"d","d":{"r":1,"a":${value},"b":{"p":"/phones"}}}`],
  ['the body', (value) => `{"t":"d","d":{"r":1,"a":"p","b":${value}}}`],
  ['the path', (value) => `{"t":"d","d":{"r":1,"a":"q","b":{"p":${value}}}}`],
  ['the data', (value) => `{"t":"d","d":{"r":1,"a":"p","b":{"p":"/notes/x","d":${value}}}}`],
  ['the update', (value) => `{"t":"d","d":{"r":1,"a":"m","b":{"p":"/notes","d":${value}}}}`],
  ['the query', (value) => `{"t":"d","d":{"r":1,"a":"q","b":{"p":"/phones","q":${value}}}}`],
  ['the token', (value) => `{"t":"d","d":{"r":1,"a":"auth","b":{"cred":${value}}}}`],
];

test.each(places)('any value as %s of a message does not end the database', async (_, build) => {
  await Promise.all(values.map((value) => say(build(value))));
  expect(await answersAGoodRequest()).toBe('+1 416 555 0142');
});

test.each(seeds)('garbage of seed %i on connections of its own does not end the database', async (seed) => {
  const random = createRandom(seed);
  for (let batch = 0; batch < 3; batch += 1) {
    await Promise.all(Array.from({ length: 20 }, () => say(randomFrame(random))));
  }
  expect(await answersAGoodRequest()).toBe('+1 416 555 0142');
});

test.each(seeds)(
  'garbage of seed %i, one piece after another on one connection, does not either',
  async (seed) => {
    const random = createRandom(seed);
    let socket: WebSocket | null = null;
    let isOver = true;
    for (let sent = 0; sent < 120; sent += 1) {
      if (isOver) {
        const opened = new WebSocket(`ws://127.0.0.1:${database.port}/.ws?v=5&ns=${testNamespace}`);
        let isOpen = false;
        isOver = false;
        opened.on('open', () => (isOpen = true));
        opened.on('error', () => undefined);
        opened.on('close', () => (isOver = true));
        socket = opened;
        await waitFor(() => isOpen || isOver);
      }
      if (socket?.readyState === WebSocket.OPEN) socket.send(randomMessage(random));
      if (sent % 10 === 0) await answersAGoodRequest();
    }
    socket?.terminate();
    expect(await answersAGoodRequest()).toBe('+1 416 555 0142');
  },
);

function sendRaw(...pieces: (string | Buffer)[]): Promise<void> {
  return new Promise((resolve) => {
    const socket = net.connect(database.port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
      socket.end();
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.resume();
  });
}

const upgrade = (address: string): string =>
  [
    `GET ${address} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');

test.each([`/.ws?v=5&ns=${testNamespace}`, '/.ws?v=5', '/elsewhere', '/.ws?ns=%'])(
  'bytes that are no frames, sent to %s, do not either',
  async (address) => {
    const { bytes } = createRandom(3);
    await sendRaw(upgrade(address), Buffer.from([0xff, 0xff, 0xff, 0xff]));
    for (let tries = 0; tries < 20; tries += 1) await sendRaw(upgrade(address), bytes(60));
    expect(await answersAGoodRequest()).toBe('+1 416 555 0142');
  },
);

const methods = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'REPORT'];
const paths = [
  '/',
  '/.json',
  '/notes/x.json',
  '/notes/__proto__.json',
  '/.settings/rules.json',
  '/%00.json',
  '/%.json',
  `${'/a'.repeat(3000)}.json`,
  '/phones/13929/toString/constructor.json',
];
const queries = [
  `ns=${testNamespace}`,
  'ns=',
  'ns=%00',
  'auth=owner',
  'auth=e30.bnVsbA.',
  'print=silent',
  'x=[',
];

test.each(seeds)('garbage of seed %i over REST is answered, each piece of it', async (seed) => {
  const { pick, below } = createRandom(seed);
  for (let sent = 0; sent < 80; sent += 1) {
    const method = pick(methods);
    const query = queries.filter(() => below(3) === 0).join('&');
    const body = ['GET', 'HEAD'].includes(method) ? null : pick(values);
    const address = `http://127.0.0.1:${database.port}${pick(paths)}?ns=${testNamespace}&${query}`;
    // As a visitor: the owner may store anything, and take the known phone away.
    const answer = await fetch(address.replaceAll('auth=owner', 'auth='), { method, body });
    expect([200, 204, 400, 401, 404, 413, 501]).toContain(answer.status);
    const text = (await answer.text()) || 'null';
    expect(() => JSON.parse(text) as unknown).not.toThrow();
  }
  expect(await answersAGoodRequest()).toBe('+1 416 555 0142');
});

test('after all of it nothing has leaked into the objects that everything shares', async () => {
  const address = `http://127.0.0.1:${database.port}/.json?ns=${testNamespace}&auth=owner`;
  const everything = (await (await fetch(address)).json()) as object;
  expect(Object.keys(everything).filter((key) => !['phones', 'notes', 'now'].includes(key))).toEqual([]);
  const asStranger = await fetch(address.replace('&auth=owner', ''));
  expect(asStranger.status).toBe(401);
  expect(database.child.exitCode).toBeNull();
});
