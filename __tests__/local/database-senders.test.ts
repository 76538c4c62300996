import http from 'node:http';
import { WebSocket } from 'ws';
import type { LocalDatabase } from '../../local/database/server';
import { testNamespace } from '../support/local-database';
import { startTestDatabase } from '../support/test-database';

let database: LocalDatabase;
const refused: string[] = [];
beforeAll(async () => {
  database = await startTestDatabase({ log: (line) => refused.push(line) });
});
afterAll(() => database.close());

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };
type Asked = { method?: string; path?: string; headers?: http.OutgoingHttpHeaders; body?: string };

/** Not `fetch`, which chooses some headers itself. */
function ask({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      port: database.port,
      method,
      path: path ?? `/phones/13929.json?ns=${testNamespace}`,
      headers: { host: `localhost:${database.port}`, ...headers },
    });
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The first message of a connection, or the answer that refuses it. */
function connect(headers: Record<string, string>, path = `/.ws?v=5&ns=${testNamespace}`): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${database.port}${path}`, { headers });
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      resolve(data.toString());
      socket.terminate();
    });
    socket.on('unexpected-response', (_, response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(`${response.statusCode} ${text}`));
    });
  });
}

const ownHosts = ['localhost', 'LOCALHOST:9000', '127.0.0.1:9000', '[::1]', 'demo-test.firebaseio.com:9000'];

test.each(ownHosts)('asked as %s it answers, and takes connections', async (host) => {
  const { status, body } = await ask({ headers: { host } });
  expect([status, body]).toEqual([200, '"+1 416 555 0142"']);
  expect(JSON.parse(await connect({ host }))).toMatchObject({ t: 'c', d: { t: 'h', d: { h: host } } });
});

const foreignHosts = [
  'evil.example',
  'localhost.evil.example',
  'evil.localhost',
  '127.0.0.2',
  '0.0.0.0:9000',
  'localhost:9000@evil.example',
  'firebaseio.com',
  'demo-test.firebaseio.com.evil.example',
  'a.demo-test.firebaseio.com',
];

test.each(foreignHosts)('asked as "%s" it refuses in a sentence, and stores nothing', async (host) => {
  const sentence = `The local database answers on this machine only, not as "${host}".`;
  const read = await ask({ headers: { host } });
  expect([read.status, JSON.parse(read.body)]).toEqual([403, { error: sentence }]);
  const path = `/notes/rebound.json?ns=${testNamespace}`;
  expect((await ask({ method: 'PUT', path, headers: { host }, body: '"x"' })).status).toBe(403);
  expect(await connect({ host })).toBe(`403 ${JSON.stringify({ error: sentence })}`);
  expect(database.read(testNamespace, 'notes/rebound')).toBeNull();
  expect(refused.at(-1)).toContain(sentence);
});

test('under a database’s own name its data needs no ns, which counts before the name', async () => {
  const host = `${testNamespace}.firebaseio.com`;
  const read = await ask({ path: '/phones/13929.json', headers: { host } });
  expect([read.status, read.body]).toEqual([200, '"+1 416 555 0142"']);
  const other = await ask({ path: '/phones/13929.json?ns=demo-other', headers: { host } });
  expect([other.status, other.body]).toEqual([200, 'null']);
  // A token of App Check is taken and not looked at.
  const saved = await ask({
    method: 'PUT',
    path: '/notes/named.json?ac=a.token',
    headers: { host },
    body: '"x"',
  });
  expect([saved.status, database.read(testNamespace, 'notes/named')]).toEqual([200, 'x']);
  expect(await connect({ host }, '/.ws?v=5')).toContain(host);
});

test.each(['http://localhost:5000', 'https://localhost:8443', 'http://127.0.0.1:5000', 'http://[::1]:5000'])(
  'a page of %s is answered, and may read the answer',
  async (origin) => {
    const preflight = await ask({
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT' },
    });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, origin]);
    expect(preflight.headers['access-control-allow-methods']).toContain('PUT');
    const read = await ask({ headers: { origin } });
    expect([read.status, read.headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(await connect({ origin })).toContain('"t":"h"');
  },
);

test.each([
  'https://evil.example',
  'http://localhost.evil.example',
  'file://localhost',
  'http://192.168.0.7:5000',
  'null',
  '',
])('a page of "%s" is refused, and may not even read that', async (origin) => {
  const sentence = `The local database answers pages of this machine only, not of "${origin}".`;
  const path = `/notes/foreign.json?ns=${testNamespace}`;
  for (const [method, body] of [['OPTIONS'], ['GET'], ['PUT', '"x"']] as const) {
    const answer = await ask({ method, path, headers: { origin }, body });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([403, { error: sentence }]);
    const sharing = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
    expect(sharing).toEqual([]);
  }
  expect(database.read(testNamespace, 'notes/foreign')).toBeNull();
  expect(await connect({ origin })).toBe(`403 ${JSON.stringify({ error: sentence })}`);
});
