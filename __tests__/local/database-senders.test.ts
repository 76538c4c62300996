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

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: unknown };
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
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: JSON.parse(text || 'null'),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The first message of a connection. */
function connect(headers: Record<string, string>, path = `/.ws?v=5&ns=${testNamespace}`): Promise<unknown> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${database.port}${path}`, { headers });
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      resolve(JSON.parse(data.toString()));
      socket.terminate();
    });
  });
}

const greeting = { t: 'c', d: { t: 'h' } };
const write = (headers: http.OutgoingHttpHeaders) =>
  ask({ method: 'PUT', path: `/notes/foreign.json?ns=${testNamespace}`, headers, body: '"x"' });

test.each(['localhost', 'LOCALHOST:9000', '127.0.0.1:9000', '[::1]', 'demo-test.firebaseio.com:9000'])(
  'asked as %s it answers, and takes connections',
  async (host) => {
    const { status, body } = await ask({ headers: { host } });
    expect([status, body]).toEqual([200, '+1 416 555 0142']);
    expect(await connect({ host })).toMatchObject({ d: { d: { h: host } } });
  },
);

const hostSentence = (host: string) => `The local database answers on this machine only, not as "${host}".`;
const originSentence = (origin: string) =>
  `The local database answers pages of this machine only, not of "${origin}".`;

test.each([
  ...['evil.example', 'localhost.evil.example', '127.0.0.2', 'localhost:9000@evil.example'].map(
    (host) => [{ host }, hostSentence(host)] as const,
  ),
  ...['firebaseio.com', 'demo-test.firebaseio.com.evil.example', 'a.demo-test.firebaseio.com'].map(
    (host) => [{ host }, hostSentence(host)] as const,
  ),
  ...['https://evil.example', 'http://localhost.evil.example', 'http://192.168.0.7:5000', 'null', ''].map(
    (origin) => [{ origin }, originSentence(origin)] as const,
  ),
])(
  'a request with %j is refused in a sentence that no page may read, and stores nothing',
  async (headers, sentence) => {
    for (const answer of [
      await ask({ headers }),
      await ask({ method: 'OPTIONS', headers }),
      await write(headers),
    ]) {
      expect([answer.status, answer.body]).toEqual([403, { error: sentence }]);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(await connect({ ...headers })).toEqual({ t: 'c', d: { t: 'e', d: sentence } });
    expect(database.read(testNamespace, 'notes/foreign')).toBeNull();
    expect(refused.at(-1)).toContain(sentence);
  },
);

test('under a database’s own name its data needs no ns, which counts before the name', async () => {
  const host = `${testNamespace}.firebaseio.com`;
  const read = await ask({ path: '/phones/13929.json', headers: { host } });
  expect([read.status, read.body]).toEqual([200, '+1 416 555 0142']);
  const other = await ask({ path: '/phones/13929.json?ns=demo-other', headers: { host } });
  expect([other.status, other.body]).toEqual([200, null]);
  // A token of App Check is taken and not looked at.
  const path = '/notes/named.json?ac=a.token';
  const saved = await ask({ method: 'PUT', path, headers: { host }, body: '"x"' });
  expect([saved.status, database.read(testNamespace, 'notes/named')]).toEqual([200, 'x']);
  expect(await connect({ host }, '/.ws?v=5')).toMatchObject(greeting);
});

test.each(['http://localhost:5000', 'https://localhost:8443', 'http://127.0.0.1:5000', 'http://[::1]:5000'])(
  'a page of %s is answered, and may read the answer',
  async (origin) => {
    const headers = { origin, 'access-control-request-method': 'PUT' };
    const preflight = await ask({ method: 'OPTIONS', headers });
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, origin]);
    expect(preflight.headers['access-control-allow-methods']).toContain('PUT');
    const read = await ask({ headers: { origin } });
    expect([read.status, read.headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(await connect({ origin })).toMatchObject(greeting);
  },
);
