import * as fc from 'fast-check';
import { WebSocket } from 'ws';
import { spawnDatabase } from '../support/test-database';
import { testNamespace, testRules, waitFor } from '../support/local-database';

// In a process of its own: a fault that ends it is seen, whatever the test runner would catch.
let database: Awaited<ReturnType<typeof spawnDatabase>>;
let address: string;
beforeAll(async () => {
  database = await spawnDatabase({ dir: null, rules: testRules });
  address = `127.0.0.1:${database.port}`;
  const phone = `http://${address}/phones/13929.json?ns=${testNamespace}&auth=owner`;
  await fetch(phone, { method: 'PUT', body: '"+1 416 555 0142"' });
});
afterAll(() => database.kill());

/** Texts of JSON values, most of them of the wrong kind wherever they are put. */
const value = fc.oneof(
  fc.json(),
  fc.constantFrom(
    '1e999',
    '"\\ud800"',
    '"constructor"',
    '{"toString":1,"valueOf":2}',
    '{"__proto__":{"isAdmin":true}}',
    '{".sv":{"increment":{}}}',
    '{".value":{".value":{}}}',
    '{".priority":{}}',
    '{"length":1000000000}',
    `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  ),
);
const action = fc.constantFrom('q', 'g', 'p', 'm', 'auth', 'unauth', 's', '__proto__');
const frame = fc.oneof(
  value.map((inner) => `{"t":"d","d":${inner}}`),
  fc.tuple(value, action, value).map(([r, a, b]) => `{"t":"d","d":{"r":${r},"a":"${a}","b":${b}}}`),
  fc
    .tuple(action, value, value)
    .map(([a, d, cred]) => `{"t":"d","d":{"r":1,"a":"${a}","b":{"p":"/notes/x","d":${d},"cred":${cred}}}}`),
  fc.nat(1_000_000).map(String),
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

async function expectUnharmed(): Promise<void> {
  const phone = await fetch(`http://${address}/phones/13929.json?ns=${testNamespace}`);
  expect(await phone.json()).toBe('+1 416 555 0142');
  expect(database.child.exitCode).toBeNull();
}

/** Opens a connection, says everything, and waits for an answer or the end. */
async function say(frames: (string | Buffer)[]): Promise<void> {
  const socket = new WebSocket(`ws://${address}/.ws?v=5&ns=${testNamespace}`);
  let isOver = false;
  for (const event of ['close', 'error', 'pong'] as const) socket.on(event, () => (isOver = true));
  socket.on('open', () => {
    for (const one of frames) socket.send(one);
    socket.ping();
  });
  await waitFor(() => isOver);
  socket.terminate();
}

test('garbage on a connection does not end the database', async () => {
  await fc.assert(fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 8 }), say), { numRuns: 150 });
  await say(['x'.repeat(1_100_000)]);
  await expectUnharmed();
});

test('garbage over REST is answered in JSON, each piece of it, and nothing leaks into shared objects', async () => {
  const method = fc.constantFrom('GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'OPTIONS', 'REPORT');
  const place = fc.constantFrom('/.json', '/notes/x.json', '/notes/__proto__.json', '/%00.json', '/%.json');
  const query = fc.constantFrom('', 'ns=', 'ns=%00', 'auth=e30.bnVsbA.', 'print=silent', 'x=[', 'orderBy={');
  await fc.assert(
    fc.asyncProperty(method, place, query, value, async (asked, at, given, body) => {
      const answer = await fetch(`http://${address}${at}?ns=${testNamespace}&${given}`, {
        method: asked,
        body: asked === 'GET' ? null : body,
      });
      expect([200, 204, 400, 401]).toContain(answer.status);
      JSON.parse((await answer.text()) || 'null');
    }),
    { numRuns: 150 },
  );
  const everything = await fetch(`http://${address}/.json?ns=${testNamespace}&auth=owner`);
  const known = ['phones', 'notes', 'now'];
  expect(Object.keys((await everything.json()) as object).filter((key) => !known.includes(key))).toEqual([]);
  await expectUnharmed();
});
