import net from 'node:net';
import os from 'node:os';
import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { mockToken, testNamespace, testRules } from '../support/local-database';
import { restOf, startTestDatabase } from '../support/test-database';

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

const { rest, put } = restOf(() => database);

test('a write that the rules allow is stored and reported', async () => {
  const answer = await put('/notes/first.json', 'hello');
  expect([answer.status, await answer.json()]).toEqual([200, 'hello']);
  expect(database.read(testNamespace, 'notes/first')).toBe('hello');
  expect(database.read('demo-other', 'notes/first')).toBeNull();
  const event = { namespace: testNamespace, path: 'notes/first', value: 'hello', previous: null };
  expect(written).toContainEqual(event);
});

test('what the rules refuse is neither stored nor shown', async () => {
  await put('/notes/once.json', 'hello');
  const answers = [
    await put('/notes/once.json', 'changed'),
    await put('/notes/number.json', 5),
    await rest('/notes/once.json', { method: 'DELETE' }),
    await rest('/notes/once.json'),
    await rest('/.json'),
    await put('/phones/13929.json', 'evil'),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([401, { error: 'Permission denied' }]);
  }
  expect(database.read(testNamespace, 'notes/once')).toBe('hello');
  expect(database.read(testNamespace, 'notes/number')).toBeNull();
  expect(database.read(testNamespace, 'phones/13929')).toBe('+1 416 555 0142');
});

test('POST makes a key that sorts after the ones before it', async () => {
  const post = async () => {
    const answer = await rest('/notes.json', { method: 'POST', body: '"posted"' });
    return ((await answer.json()) as { name: string }).name;
  };
  const names = [await post(), await post(), await post()];
  expect(names.toSorted()).toEqual(names);
  expect(names[0]).toMatch(/^[-\w]{20}$/);
  expect(database.read(testNamespace, `notes/${names[2]}`)).toBe('posted');
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

test('the rules see the priority of a record, of each of its values, and one that is set alone', async () => {
  const onlyZero = 'newData.getPriority() === 0';
  const rules = { rules: { $list: { $key: { '.write': onlyZero, name: { '.validate': onlyZero } } } } };
  const strict = await startDatabase({ rules });
  const { put: write, rest: ask } = restOf(() => strict);
  const name = (priority: unknown) => ({ '.value': 'Ada', '.priority': priority });
  const patch = (body: object) => ask('/list.json', { method: 'PATCH', body: JSON.stringify(body) });
  const statuses = [
    await write('/list/a.json', { name: name(0) }),
    await write('/list/a.json', { name: name('0'), '.priority': 0 }),
    await write('/list/a.json', { name: name({ '.sv': 'timestamp' }), '.priority': 0 }),
    await patch({ a: { name: name(1), '.priority': 0 } }),
    await write('/list/a.json', { name: name(0), '.priority': 0 }),
    await patch({ 'a/.priority': 5 }),
    await patch({ 'a/name': name(5) }),
    await write('/list/a/.priority.json', 5),
    await write('/list/a/name.json', name(0)),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401, 401, 200, 401, 401, 401, 200]);
  const priorities = ['list/a/.priority', 'list/a/name/.priority', 'list/b/.priority'];
  expect(priorities.map((path) => strict.read(testNamespace, path))).toEqual([0, 0, null]);
  expect(strict.read(testNamespace, 'list')).toEqual({ a: { name: 'Ada' } });
  await strict.close();
});

test('the rules do not apply to the owner, as on the official emulator', async () => {
  await put('/phones/15304.json', '+1 613 555 0151', `ns=${testNamespace}&auth=owner`);
  const byHeader = { headers: { authorization: 'Bearer owner' } };
  expect(await (await rest('/phones/15304.json', byHeader)).json()).toBe('+1 613 555 0151');
  const answer = await rest('/.json', { query: `ns=${testNamespace}&auth=owner&print=pretty` });
  expect(await answer.json()).toMatchObject({ phones: { 15304: '+1 613 555 0151' } });
});

test('a signed-in user is who the token says', async () => {
  const asEve = `ns=${testNamespace}&auth=${mockToken({ sub: 'eve' })}`;
  expect((await put('/mine/eve.json', 'hers', asEve)).status).toBe(200);
  expect((await put('/mine/ada.json', 'stolen', asEve)).status).toBe(401);
});

test('the owner alone replaces the rules, and bad ones are refused in words', async () => {
  const set = (rules: string, auth: string) =>
    rest('/.settings/rules.json', { method: 'PUT', body: rules, query: `ns=demo-rules${auth}` });
  const open = '{"rules":{".read":true}}';
  expect((await set(open, '')).status).toBe(401);
  for (const bad of ['{"rules":{".read":"nope("}}', '{}', 'null', '{"rules":[]}{']) {
    const answer = await set(bad, '&auth=owner');
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/[Ii]nvalid|must/)]);
  }
  expect((await rest('/any.json', { query: 'ns=demo-rules' })).status).toBe(401);
  expect((await set(open, '&auth=owner')).status).toBe(200);
  expect((await rest('/any.json', { query: 'ns=demo-rules' })).status).toBe(200);
});

const asOwner = `ns=${testNamespace}&auth=owner`;

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

test.each([
  ['a query by a child', '/phones.json', { query: `${asOwner}&orderBy="date"` }, 'orderBy="date"'],
  [
    'a query of a write',
    '/phones.json',
    { method: 'DELETE', query: `${asOwner}&orderBy="$key"` },
    'orderBy of',
  ],
  ['shallow', '/phones.json', { query: `${asOwner}&shallow=true` }, 'the query parameter shallow'],
  ['long polling', '/.lp', { query: `start=t&ser=1&ns=${testNamespace}` }, 'long polling'],
  ['.info', '/.info/connected.json', {}, '.info'],
  ['an increment', '/notes/p.json', { method: 'PUT', body: '{".sv":{"increment":1}}' }, 'server values'],
  ['a condition', '/notes/p.json', { method: 'PUT', headers: { 'if-match': 'a' } }, 'the header if-match'],
  ['streaming', '/phones.json', { headers: { accept: 'text/event-stream' } }, 'streaming'],
  ['a strange method', '/phones.json', { method: 'PROPFIND' }, 'the method PROPFIND'],
  ['reading the rules', '/.settings/rules.json', { query: asOwner }, 'GET of the rules'],
])('%s is answered as not supported, and logged', async (_, path, init, what) => {
  const answer = await rest(path, init);
  expect(answer.status).toBe(501);
  const { error } = (await answer.json()) as { error: string };
  expect(error).toContain(`Not supported by the local database: ${what}`);
  expect(refused.at(-1)).toContain(error);
});

const deep = `${'{"a":'.repeat(60)}1${'}'.repeat(60)}`;
const badValues = [
  '',
  '{',
  'undefined',
  '{"a.b":1}',
  '{"a/b":1}',
  '{"":1}',
  '{"toString":1}',
  '{"a":1e999}',
  deep,
];
const badParts = ['{".value":{"a":1}}', '{".value":1,".priority":true}', '{".value":1,".priority":1e999}'];
const badUpdates = ['[1]', '5', 'null', '{"a#":1}', '{"a":1,"a/b":2}'];
const badPaths = ['/notes/a.b', '/notes/%E0%A4', '/notes/a%23', '/notes/valueOf', '/a'.repeat(40)];
const badTokens = ['x', 'a.b.c', mockToken({}), mockToken([]), mockToken({ sub: 5 }), 'OWNER'];
const bad = (words: string, path: string, init: object): [string, string, object] => [words, path, init];

test.each([
  ...[...badValues, ...badParts].map((body) =>
    bad('Invalid data', '/notes/bad.json', { method: 'PUT', body, query: asOwner }),
  ),
  ...badUpdates.map((body) => bad('Invalid', '/notes/bad.json', { method: 'PATCH', body, query: asOwner })),
  ...badPaths.map((path) =>
    bad('Invalid path', `${path}.json`, { method: 'PUT', body: '1', query: asOwner }),
  ),
  ...['', 'ns=', 'ns=a/b', 'ns=..', `ns=${'n'.repeat(65)}`].map((query) =>
    bad('Missing or invalid ns: name the database with ?ns=', '/phones.json', { query }),
  ),
  ...badTokens.map((token) =>
    bad('Invalid token', '/phones.json', { query: `ns=${testNamespace}&auth=${token}` }),
  ),
  bad('limitToFirst must be', '/phones.json', { query: `${asOwner}&orderBy="$key"&limitToFirst=0` }),
  bad('orderBy must be defined', '/phones.json', { query: `${asOwner}&startAt="a"` }),
])('%s: %s with %j is answered 400 in words', async (words, path, init) => {
  const answer = await rest(path, init);
  expect([answer.status, await answer.json()]).toEqual([400, { error: expect.stringContaining(words) }]);
  expect(database.read(testNamespace, 'notes/bad')).toBeNull();
});

test('an address without .json, and a body over 1 MB, are answered in words', async () => {
  expect((await rest('/phones')).status).toBe(404);
  const large = await put('/notes/large.json', 'x'.repeat(1_000_001));
  expect([large.status, await large.json()]).toEqual([413, { error: 'The request is larger than 1 MB' }]);
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

test('a listener of writes that fails does not make a saved record look refused', async () => {
  const lines: string[] = [];
  const fragile = await startDatabase({
    rules: testRules,
    onWrite: () => {
      throw new Error('full terminal');
    },
    log: (line) => lines.push(line),
  });
  const answer = await fetch(`${fragile.url}/notes/a.json?ns=${testNamespace}`, {
    method: 'PUT',
    body: '"x"',
  });
  await fragile.close();
  expect(answer.status).toBe(200);
  expect(lines).toEqual(['after the write of notes/a: Error: full terminal']);
});
