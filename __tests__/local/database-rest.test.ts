import net from 'node:net';
import os from 'node:os';
import { startDatabase, type LocalDatabase } from '../../local/database/server';
import { mockToken, testNamespace, testRules } from '../support/local-database';
import { restOf, startTestDatabase } from '../support/test-database';

let database: LocalDatabase;
const written: unknown[] = [];
beforeAll(async () => {
  database = await startTestDatabase({ onWrite: (event) => written.push(event) });
});
afterAll(() => database.close());

const { rest, put } = restOf(() => database);

test('a write that the rules allow is stored and reported', async () => {
  const answer = await put('/notes/first.json', 'hello');
  expect([answer.status, await answer.json()]).toEqual([200, 'hello']);
  expect(database.read(testNamespace, 'notes/first')).toBe('hello');
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

test('a public value is read by anyone, an absent one is null', async () => {
  expect(await (await rest('/phones/13929.json')).json()).toBe('+1 416 555 0142');
  expect(await (await rest('/phones/1.json')).json()).toBeNull();
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
  const asOwner = { headers: { authorization: 'Bearer owner' } };
  expect(await (await rest('/phones/15304.json', asOwner)).json()).toBe('+1 613 555 0151');
  const answer = await rest('/.json', { query: `ns=${testNamespace}&auth=owner&print=pretty` });
  expect(await answer.json()).toMatchObject({ phones: { 15304: '+1 613 555 0151' } });
});

test('a signed-in user is who the token says', async () => {
  const asEve = `ns=${testNamespace}&auth=${mockToken({ sub: 'eve' })}`;
  expect((await put('/mine/eve.json', 'hers', asEve)).status).toBe(200);
  expect((await put('/mine/ada.json', 'stolen', asEve)).status).toBe(401);
});

test('namespaces do not share data', async () => {
  await put('/notes/here.json', 'one');
  expect(database.read('demo-other', 'notes/here')).toBeNull();
});

test('the owner alone replaces the rules, and bad ones are refused in words', async () => {
  const set = (rules: string, auth: string) =>
    rest('/.settings/rules.json', { method: 'PUT', body: rules, query: `ns=demo-rules${auth}` });
  const open = '{"rules":{".read":true}}';
  expect((await set(open, '')).status).toBe(401);
  for (const bad of ['{"rules":{".read":"nope("}}', '{}', '5', 'null', '{"rules":[]}{']) {
    const answer = await set(bad, '&auth=owner');
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: expect.stringMatching(/[Ii]nvalid|must/) },
    ]);
  }
  expect((await rest('/any.json', { query: 'ns=demo-rules' })).status).toBe(401);
  expect((await set(open, '&auth=owner')).status).toBe(200);
  expect((await rest('/any.json', { query: 'ns=demo-rules' })).status).toBe(200);
});

test('a page of another origin may send a keepalive PUT: its preflight is answered as by the real one', async () => {
  const headers = {
    origin: 'http://localhost:5000',
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  };
  const preflight = await rest('/notes/leaving.json', { method: 'OPTIONS', headers });
  expect(preflight.ok).toBe(true);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  const denied = await rest('/notes.json', { headers: { origin: 'http://localhost:5000' } });
  expect(denied.headers.get('access-control-allow-origin')).toBe('http://localhost:5000');
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

test('a busy port is refused with its system error', async () => {
  const again = startDatabase({ port: database.port, rules: testRules });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
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
