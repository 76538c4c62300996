import net from 'node:net';
import type { LocalDatabase } from '../../local/database/server';
import { mockToken, testNamespace } from '../support/local-database';
import { restOf, startTestDatabase } from '../support/test-database';

let database: LocalDatabase;
const refused: string[] = [];
beforeAll(async () => {
  database = await startTestDatabase({ log: (line) => refused.push(line) });
});
afterAll(() => database.close());

const { rest, put } = restOf(() => database);

test.each([
  [
    'a query by a child',
    '/phones.json',
    { query: `ns=${testNamespace}&orderBy="date"&limitToFirst=1` },
    'orderBy="date"',
  ],
  [
    'a query from its end',
    '/phones.json',
    { query: `ns=${testNamespace}&orderBy="$key"&limitToLast=1` },
    'the query parameter limitToLast',
  ],
  [
    'a query of a write',
    '/phones.json',
    { method: 'DELETE', query: `ns=${testNamespace}&orderBy="$key"` },
    'orderBy of a write',
  ],
  ['shallow', '/phones.json', { query: `ns=${testNamespace}&shallow=true` }, 'the query parameter shallow'],
  ['long polling', '/.lp', { query: `start=t&ser=1&cb=1&v=5&ns=${testNamespace}` }, 'long polling'],
  ['.info', '/.info/connected.json', {}, '.info'],
  ['an increment', '/notes/p.json', { method: 'PUT', body: '{".sv":{"increment":1}}' }, 'server values'],
  ['an ETag', '/phones.json', { headers: { 'X-Firebase-ETag': 'true' } }, 'the header x-firebase-etag'],
  ['a condition', '/notes/p.json', { method: 'PUT', body: '"x"', headers: { 'if-match': 'a' } }, 'if-match'],
  ['streaming', '/phones.json', { headers: { accept: 'text/event-stream' } }, 'streaming'],
  ['a strange method', '/phones.json', { method: 'PROPFIND' }, 'the method PROPFIND'],
  ['a strange print', '/phones.json', { query: `ns=${testNamespace}&print=xml` }, 'print=xml'],
  [
    'reading the rules',
    '/.settings/rules.json',
    { query: `ns=${testNamespace}&auth=owner` },
    'GET of the rules',
  ],
])('%s is answered as not supported, and logged', async (_, path, init, what) => {
  const answer = await rest(path, init);
  const { error } = (await answer.json()) as { error: string };
  expect(answer.status).toBe(501);
  expect(error).toContain(
    `Not supported by the local database: ${what.startsWith('if') ? 'the header ' : ''}${what}`,
  );
  expect(refused.at(-1)).toContain(error);
  expect(database.read(testNamespace, 'notes/p')).toBeNull();
});

const badJson = ['', '{', 'undefined', '{"a":}', '\u0000'];
const badValues = [
  '{"a.b":1}',
  '{"a/b":1}',
  '{"":1}',
  '{"toString":1}',
  '{"__proto__":{"a":1}}',
  '{"a":{"hasOwnProperty":1}}',
  '{".value":{"a":1}}',
  '{".value":1e999}',
  '{"a":{".value":1,".priority":true}}',
  '{".value":1,".priority":{"a":1}}',
  '{".value":1,".priority":1e999}',
  '-1e999',
  '{"a":1e999}',
  `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`,
];

test.each([...badJson, ...badValues])('the body %j is answered 400 in words', async (body) => {
  const answer = await rest('/notes/bad.json', {
    method: 'PUT',
    body,
    query: `ns=${testNamespace}&auth=owner`,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/^Invalid data/) });
  expect(database.read(testNamespace, 'notes/bad')).toBeNull();
});

test.each(['[1]', '5', 'null', '{"a#":1}', '{"":1}', '{"a":1,"a/b":2}'])(
  'the update %j is answered 400 in words',
  async (body) => {
    const answer = await rest('/notes/bad.json', {
      method: 'PATCH',
      body,
      query: `ns=${testNamespace}&auth=owner`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^Invalid/) });
    expect(database.read(testNamespace, 'notes/bad')).toBeNull();
  },
);

test.each([
  '/notes/a.b.json',
  '/notes/%E0%A4.json',
  '/notes/a%23.json',
  '/notes/valueOf.json',
  `${'/a'.repeat(40)}.json`,
])('the path %s is answered 400 in words', async (path) => {
  const answer = await put(path, 'x', `ns=${testNamespace}&auth=owner`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/^Invalid path/) });
});

test.each(['', 'ns=', 'ns=a/b', 'ns=..', `ns=${'n'.repeat(65)}`])(
  'the namespace in "%s" is answered 400 in words',
  async (query) => {
    const answer = await rest('/phones.json', { query });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'Missing or invalid ns: name the database with ?ns=' });
  },
);

test.each(['x', 'a.b.c', mockToken({}), mockToken([]), mockToken({ sub: 5 }), 'OWNER'])(
  'the token %s is answered 400 in words',
  async (token) => {
    const answer = await rest('/phones.json', { query: `ns=${testNamespace}&auth=${token}` });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^Invalid token/) });
  },
);

test('an address without .json, and a body over 1 MB, are answered in words', async () => {
  expect((await rest('/phones')).status).toBe(404);
  const large = await put('/notes/large.json', 'x'.repeat(1_000_001));
  expect([large.status, await large.json()]).toEqual([413, { error: 'The request is larger than 1 MB' }]);
});

function sendRaw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(database.port, '127.0.0.1', () => socket.end(text));
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}

test('garbage on the line does not end the database', async () => {
  const lines = [
    'nonsense\r\n\r\n',
    'GET // HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n',
    'OPTIONS * HTTP/1.1\r\nHost: localhost\r\nOrigin: \u00e9\r\n\r\n',
    'PUT /notes/cut.json?ns=demo-test HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n"cut',
    'GET /.ws?ns=demo-test HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET /x HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n',
  ];
  const answers = await Promise.all(lines.map(sendRaw));
  expect(answers[0]).toContain('400 Bad Request');
  expect((await rest('/phones/13929.json')).status).toBe(200);
  expect(database.read(testNamespace, 'notes/cut')).toBeNull();
});
