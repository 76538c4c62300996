import net from 'node:net';
import * as fc from 'fast-check';
import { WebSocket } from 'ws';
import { spawnDatabase } from '../support/database-process';
import { testNamespace, testRules, waitFor } from '../support/local-database';

// In a process of its own: a fault that ends it is seen, whatever the test runner would catch.
let database: Awaited<ReturnType<typeof spawnDatabase>>;
beforeAll(async () => {
  database = await spawnDatabase({ dir: null, rules: testRules });
  const address = `http://127.0.0.1:${database.port}/phones/13929.json?ns=${testNamespace}&auth=owner`;
  await fetch(address, { method: 'PUT', body: '"+1 416 555 0142"' });
});
afterAll(() => database.kill());

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Texts of JSON values, most of them of the wrong kind wherever they are put. */
const value = fc.oneof(
  fc.json(),
  fc.constantFrom(
    '1e999',
    '"\\ud800"',
    '"../../etc/passwd"',
    '"/phones/13929"',
    '"constructor"',
    '{"toString":1,"valueOf":2}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{".sv":{"increment":{}}}',
    '{".value":{".value":{}}}',
    '{".priority":{}}',
    '{"length":1000000000}',
    nested(40),
    nested(5000),
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `"${'/a'.repeat(20_000)}"`,
  ),
);
const action = fc.constantFrom('q', 'n', 'g', 'p', 'm', 'auth', 'unauth', 's', 'o', '__proto__');
const target = fc.oneof(fc.constant('"/notes/x"'), value);
const message = fc.oneof(
  value,
  value.map((inner) => `{"t":"d","d":${inner}}`),
  value.map((kind) => `{"t":${kind},"d":{"r":1,"a":"g","b":{"p":"/phones"}}}`),
  fc.tuple(value, action, value).map(([r, a, b]) => `{"t":"d","d":{"r":${r},"a":"${a}","b":${b}}}`),
  fc
    .tuple(action, target, value, value, value)
    .map(
      ([a, p, d, cred, q]) =>
        `{"t":"d","d":{"r":1,"a":"${a}","b":{"p":${p},"d":${d},"cred":${cred},"q":${q}}}}`,
    ),
);
const frame = fc.oneof(
  { weight: 8, arbitrary: message },
  message.map((text) => text.slice(0, -3)),
  fc.nat(1_000_000).map(String),
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

const answersAGoodRequest = async (): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${database.port}/phones/13929.json?ns=${testNamespace}`)).json();

/** Opens a connection, says everything, and waits for an answer or the end. */
async function say(frames: (string | Buffer)[]): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${database.port}/.ws?v=5&ns=${testNamespace}`);
  let isOver = false;
  socket.on('close', () => (isOver = true));
  socket.on('error', () => (isOver = true));
  socket.on('pong', () => (isOver = true));
  socket.on('open', () => {
    for (const one of frames) socket.send(one);
    socket.ping();
  });
  await waitFor(() => isOver);
  socket.terminate();
}

test('garbage on a connection does not end the database', async () => {
  await fc.assert(fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 8 }), say), { numRuns: 300 });
  expect(await answersAGoodRequest()).toBe('+1 416 555 0142');
});

function sendRaw(pieces: (string | Uint8Array)[]): Promise<void> {
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
  `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

test('neither do bytes that are no request and no frames, nor huge frames', async () => {
  const line = fc.constantFrom(
    ...[`/.ws?v=5&ns=${testNamespace}`, '/.ws?v=5', '/elsewhere', '/.ws?ns=%'].map(upgrade),
    'GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nOrigin: \u00e9\r\n\r\n',
    'PUT /notes/cut.json?ns=demo-test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n"cut',
    '',
  );
  await fc.assert(fc.asyncProperty(fc.tuple(line, fc.uint8Array({ maxLength: 60 })), sendRaw), {
    numRuns: 80,
  });
  await say(['x'.repeat(1_100_000)]);
  await say(['999999', ...Array.from({ length: 12 }, () => 'y'.repeat(100_000))]);
  expect(await answersAGoodRequest()).toBe('+1 416 555 0142');
});

test('garbage over REST is answered in JSON, each piece of it, and nothing leaks into shared objects', async () => {
  const method = fc.constantFrom('GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'REPORT');
  const place = fc.constantFrom(
    '/.json',
    '/notes/x.json',
    '/notes/__proto__.json',
    '/.settings/rules.json',
    '/%00.json',
    '/%.json',
    `${'/a'.repeat(3000)}.json`,
  );
  const query = fc.constantFrom('', 'ns=', 'ns=%00', 'auth=e30.bnVsbA.', 'print=silent', 'x=[', 'orderBy={');
  await fc.assert(
    fc.asyncProperty(method, place, query, value, async (asked, at, given, body) => {
      const answer = await fetch(`http://127.0.0.1:${database.port}${at}?ns=${testNamespace}&${given}`, {
        method: asked,
        body: ['GET', 'HEAD'].includes(asked) ? null : body,
      });
      expect([200, 204, 400, 401, 404, 413, 501]).toContain(answer.status);
      JSON.parse((await answer.text()) || 'null');
    }),
    { numRuns: 200 },
  );
  const everything = `http://127.0.0.1:${database.port}/.json?ns=${testNamespace}`;
  expect((await fetch(everything)).status).toBe(401);
  const stored = (await (await fetch(`${everything}&auth=owner`)).json()) as object;
  expect(Object.keys(stored).filter((key) => !['phones', 'notes', 'now'].includes(key))).toEqual([]);
  expect(await answersAGoodRequest()).toBe('+1 416 555 0142');
  expect(database.child.exitCode).toBeNull();
});
