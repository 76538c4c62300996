import http from 'node:http';
import { readLiveVersion, type LiveVersion } from '../../scripts/live-site';
import { listenOnLoopback } from '../../local/loopback';

const commit = '0123456789abcdef0123456789abcdef01234567';

async function readFrom(status: number, body: string): Promise<LiveVersion | null> {
  const asked: (string | undefined)[] = [];
  const onRequest: http.RequestListener = (request, response) => {
    asked.push(request.url);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body);
  };
  const site = await listenOnLoopback(0, { onRequest });
  const answer = await readLiveVersion(`http://localhost:${site.port}/`);
  await site.close();
  expect(asked).toEqual(['/site-version.json']);
  return answer;
}

const version = { commit, day: '2026-12-31' };

test.each<[string, number, unknown, LiveVersion | null]>([
  ['says which commit it is, and of which day', 200, version, { ...version, since: null }],
  ['is missing', 404, { commit }, null],
  ['is no JSON', 200, undefined, null],
  ['names nothing', 200, {}, null],
  ['names what is no commit', 200, { commit: '--output=/etc/passwd' }, null],
  ['names a branch', 200, { commit: 'main' }, null],
])('a version file that %s', async (_what, status, body, found) => {
  expect(await readFrom(status, JSON.stringify(body) ?? '<!doctype html><title>Not found</title>')).toEqual(
    found,
  );
});

test('a site that cannot be reached gives no commit', async () => {
  const site = await listenOnLoopback(0, { onRequest: () => undefined });
  await site.close();
  expect(await readLiveVersion(`http://localhost:${site.port}/`)).toBeNull();
});
