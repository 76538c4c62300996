import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
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

type Asked = { method?: string; path?: string; headers?: http.OutgoingHttpHeaders; body?: string };

/** Not `fetch`, which chooses the host itself. */
async function ask({ method, path = `/phones/13929.json?ns=${testNamespace}`, headers, body }: Asked) {
  const { port } = database;
  const request = http.request({ port, method, path, headers: { host: `localhost:${port}`, ...headers } });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const said: unknown = JSON.parse((await text(response)) || 'null');
  return { status: response.statusCode, headers: response.headers, body: said };
}

/** The first message of a connection. */
async function connect(headers: Record<string, string>, path = `/.ws?v=5&ns=${testNamespace}`) {
  const socket = new WebSocket(`ws://127.0.0.1:${database.port}${path}`, { headers });
  const [data] = (await once(socket, 'message')) as [Buffer];
  socket.on('error', () => undefined).terminate();
  return JSON.parse(data.toString()) as unknown;
}

const greeting = { t: 'c', d: { t: 'h' } };
const sentences = {
  host: (host: string) => `The local database answers on this machine only, not as "${host}".`,
  origin: (origin: string) => `The local database answers pages of this machine only, not of "${origin}".`,
};

test.each<[name: keyof typeof sentences, value: string]>([
  ['host', 'evil.example'],
  ['host', 'localhost.evil.example'],
  ['host', '127.0.0.2'],
  ['host', 'localhost:9000@evil.example'],
  ['host', 'firebaseio.com'],
  ['host', 'demo-test.firebaseio.com.evil.example'],
  ['origin', 'https://evil.example'],
  ['origin', 'http://localhost.evil.example'],
  ['origin', 'http://192.168.0.7:5000'],
  ['origin', 'null'],
  ['origin', ''],
])(
  'a request with the %s "%s" is refused in a sentence that no page may read, and stores nothing',
  async (name, value) => {
    const [headers, sentence] = [{ [name]: value }, sentences[name](value)];
    const put = { method: 'PUT', path: `/notes/foreign.json?ns=${testNamespace}`, headers, body: '"x"' };
    for (const asked of [{ headers }, { method: 'OPTIONS', headers }, put]) {
      const answer = await ask(asked);
      expect([answer.status, answer.body]).toEqual([403, { error: sentence }]);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
    expect(await connect(headers)).toEqual({ t: 'c', d: { t: 'e', d: sentence } });
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
