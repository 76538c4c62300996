import http from 'node:http';
import { readLiveVersion, type LiveVersion } from '../../scripts/live-site';
import { listenOnLoopback } from '../../local/loopback';

const commit = '0123456789abcdef0123456789abcdef01234567';

/** What is read from a site that answers so. */
async function readFrom(status: number, body: string, headers = {}): Promise<LiveVersion | null> {
  const asked: (string | undefined)[] = [];
  const onRequest: http.RequestListener = (request, response) => {
    asked.push(request.url);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
  const site = await listenOnLoopback(0, { onRequest });
  const answer = await readLiveVersion(`http://localhost:${site.port}/`);
  await site.close();
  expect(asked).toEqual(['/site-version.json']);
  return answer;
}

test('the live site says which commit it is, and of which day', async () => {
  const version = { commit, day: '2026-12-31' };
  expect(await readFrom(200, JSON.stringify(version))).toEqual({ ...version, since: null });
});

test.each([
  ['is missing', 404, JSON.stringify({ commit })],
  ['is a page', 200, '<!doctype html><title>Not found</title>'],
  ['names nothing', 200, '{}'],
  ['is null', 200, 'null'],
  ['names what is no commit', 200, JSON.stringify({ commit: '--output=/etc/passwd' })],
  ['names a branch', 200, JSON.stringify({ commit: 'main' })],
])('a version file that %s gives no commit', async (_, status, body) => {
  expect(await readFrom(status, body)).toBeNull();
});

test('a site that cannot be reached gives no commit', async () => {
  const site = await listenOnLoopback(0, { onRequest: () => undefined });
  await site.close();
  expect(await readLiveVersion(`http://localhost:${site.port}/`)).toBeNull();
});
