import net from 'node:net';
import os from 'node:os';
import type { LocalDatabase } from '../../local/database/server';
import { testNamespace } from '../support/local-database';
import { startTestDatabase } from '../support/test-database';

// What its rules allow: __tests__/rules/; its pages by keys: the tests of tools/.
let database: LocalDatabase;
const refused: string[] = [];
beforeAll(async () => {
  database = await startTestDatabase({ log: (line) => refused.push(line) });
});
afterAll(() => database.close());

type Asked = RequestInit & { query?: string };
const rest = (path: string, { query = `ns=${testNamespace}`, ...init }: Asked = {}) =>
  fetch(`${database.url}${path}?${query}`, init);
const asOwner = `ns=${testNamespace}&auth=owner`;

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
