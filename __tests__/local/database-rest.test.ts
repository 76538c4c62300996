import net from 'node:net';
import os from 'node:os';
import type { LocalDatabase } from '../../local/database/server';
import { testNamespace } from '../support/local-database';
import { startTestDatabase } from '../support/test-database';

let database: LocalDatabase;
const written: unknown[] = [];
const refused: string[] = [];
beforeAll(async () => {
  database = await startTestDatabase({
    onWrite: (event) => written.push(event),
    log: (line) => refused.push(line),
  });
});
afterAll(() => database.close());

type Asked = RequestInit & { query?: string };
const rest = (path: string, { query = `ns=${testNamespace}`, ...init }: Asked = {}) =>
  fetch(`${database.url}${path}?${query}`, init);
const put = (path: string, value: unknown, query?: string) =>
  rest(path, { method: 'PUT', body: JSON.stringify(value), ...(query && { query }) });
const asOwner = `ns=${testNamespace}&auth=owner`;

test('a write that the rules allow is stored and reported', async () => {
  const answer = await put('/notes/first.json', 'hello');
  expect([answer.status, await answer.json()]).toEqual([200, 'hello']);
  expect(database.read(testNamespace, 'notes/first')).toBe('hello');
  expect(database.read('demo-other', 'notes/first')).toBeNull();
  expect(written).toContainEqual({ path: 'notes/first', value: 'hello' });
});

test('what the rules refuse is neither stored nor shown', async () => {
  await put('/notes/once.json', 'hello');
  const answers = [
    await put('/notes/once.json', 'changed'),
    await put('/notes/number.json', 5),
    await rest('/notes/once.json', { method: 'DELETE' }),
    await rest('/notes/once.json'),
    await rest('/.json'),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'Permission denied' }]);
  }
  expect(database.read(testNamespace, 'notes/once')).toBe('hello');
  expect(database.read(testNamespace, 'notes/number')).toBeNull();
});

test('PATCH writes all of its children or none', async () => {
  const body = (second: unknown) => JSON.stringify({ left: 'l', right: second });
  expect((await rest('/notes.json', { method: 'PATCH', body: body(5) })).status).toBe(401);
  expect(database.read(testNamespace, 'notes/left')).toBeNull();
  expect((await rest('/notes.json', { method: 'PATCH', body: body('r') })).status).toBe(200);
  expect(database.read(testNamespace, 'notes/right')).toBe('r');
});

test('a server timestamp is the time of the write', async () => {
  const before = Date.now();
  expect((await put('/now/a.json', { '.sv': 'timestamp' })).status).toBe(401);
  expect((await put('/now.json', { '.sv': 'timestamp' })).status).toBe(200);
  const stored = database.read(testNamespace, 'now');
  expect(stored).toBeGreaterThanOrEqual(before);
  expect(stored).toBeLessThanOrEqual(Date.now());
});

test('the rules do not apply to the owner, as on the official emulator, who may also replace them', async () => {
  await put('/phones/15304.json', '+1 613 555 0151', asOwner);
  const byHeader = { headers: { authorization: 'Bearer owner' } };
  expect(await (await rest('/phones/15304.json', byHeader)).json()).toBe('+1 613 555 0151');
  const set = async (rules: string, auth = '') => {
    const query = `ns=demo-rules${auth}`;
    return (await rest('/.settings/rules.json', { method: 'PUT', body: rules, query })).status;
  };
  const read = async () => (await rest('/any.json', { query: 'ns=demo-rules' })).status;
  const open = '{"rules":{".read":true}}';
  expect(await set(open)).toBe(401);
  for (const bad of ['{"rules":{".read":"nope("}}', '{}', 'null', '{"rules":[]}{'])
    expect(await set(bad, '&auth=owner')).toBe(400);
  expect(await read()).toBe(401);
  expect(await set(open, '&auth=owner')).toBe(200);
  expect(await read()).toBe(200);
});

test.each([
  ['', { '-Oa': 1, '-Ob': { deep: 2 }, '-Oc': 3 }],
  ['&limitToFirst=1', { '-Oa': 1 }],
  ['&startAt="-Ob"&limitToFirst=5', { '-Ob': { deep: 2 }, '-Oc': 3 }],
  ['&startAt="-O"&endAt="-Ob"', { '-Oa': 1, '-Ob': { deep: 2 } }],
  ['&startAt="-Od"', {}],
])('a page by keys%s has its children in their order, for the owner alone', async (page, children) => {
  database.write(testNamespace, 'paged', { '-Ob': { deep: 2 }, '-Oc': 3, '-Oa': 1 });
  const ask = (auth: string) =>
    rest('/paged.json', { query: `ns=${testNamespace}&orderBy="$key"${page}${auth}` });
  expect((await ask('')).status).toBe(401);
  expect(await (await ask('&auth=owner')).json()).toEqual(children);
});

const bad = (words: string, path: string, init: object): [string, string, object] => [words, path, init];
const badPut = (body: string) =>
  bad('Invalid data', '/notes/bad.json', { method: 'PUT', body, query: asOwner });

test.each([
  ...['', '{', '{"a.b":1}', '{"a/b":1}', '{"":1}', '{"toString":1}'].map(badPut),
  ...['[1]', '5', 'null', '{"a#":1}'].map((body) =>
    bad('Invalid', '/notes/bad.json', { method: 'PATCH', body, query: asOwner }),
  ),
  ...['/notes/a.b', '/notes/%E0%A4', '/notes/a%23', '/notes/valueOf'].map((path) =>
    bad('Invalid path', `${path}.json`, { method: 'PUT', body: '1', query: asOwner }),
  ),
  ...['', 'ns=', 'ns=a/b', 'ns=..', `ns=${'n'.repeat(65)}`].map((query) =>
    bad('Missing or invalid ns: name the database with ?ns=', '/phones.json', { query }),
  ),
  bad('limitToFirst must be', '/phones.json', { query: `${asOwner}&orderBy="$key"&limitToFirst=0` }),
  bad('orderBy must be defined', '/phones.json', { query: `${asOwner}&startAt="a"` }),
  bad('Not supported by the local database', '/phones.json', { query: `${asOwner}&orderBy="date"` }),
  bad('Append .json', '/phones', {}),
  bad('larger than 1 MB', '/notes/bad.json', { method: 'PUT', body: `"${'x'.repeat(1_000_001)}"` }),
])('%s: %s with %j is answered 400 in words, and logged', async (words, path, init) => {
  const answer = await rest(path, init);
  const { error } = (await answer.json()) as { error: string };
  expect([answer.status, error]).toEqual([400, expect.stringContaining(words)]);
  expect(refused.at(-1)).toContain(error);
  expect(database.read(testNamespace, 'notes/bad')).toBeNull();
});

test('it answers on both loopback addresses, and on no other', async () => {
  const connects = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = net.connect(database.port, host, () => socket.end());
      socket.on('error', () => resolve(false));
      socket.on('close', (hadError) => resolve(!hadError));
    });
  const addresses = Object.values(os.networkInterfaces()).flatMap((ofOne) => ofOne ?? []);
  const hasIpv6 = addresses.some(({ address }) => address === '::1');
  const outside = addresses
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .map(({ address }) => address);
  expect(await connects('127.0.0.1')).toBe(true);
  expect(await connects('::1')).toBe(hasIpv6);
  expect(await Promise.all(outside.map(connects))).toEqual(outside.map(() => false));
});

test('a write with an ETag changes only the value that it was made from', async () => {
  const path = '/notes/tagged.json';
  const query = asOwner;
  const read = () => rest(path, { query, headers: { 'x-firebase-etag': 'true' } });
  const tag = (await read()).headers.get('etag') ?? '';
  const write = (value: string) =>
    rest(path, { query, method: 'PUT', body: JSON.stringify(value), headers: { 'if-match': tag } });
  expect((await write('first')).status).toBe(200);
  const late = await write('second');
  expect([late.status, await late.json()]).toEqual([412, 'first']);
  expect(late.headers.get('etag')).toBe((await read()).headers.get('etag'));
  expect(database.read(testNamespace, 'notes/tagged')).toBe('first');
});
