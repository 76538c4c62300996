import { readLiveVersion, type LiveVersion } from '../../scripts/live-site';

const commit = '0123456789abcdef0123456789abcdef01234567';
const version = { commit, day: '2026-12-31' };

const asked = jest.spyOn(globalThis, 'fetch');
test.each<[string, number, unknown, LiveVersion | null]>([
  ['says which commit it is, and of which day', 200, version, { ...version, since: null }],
  ['is missing', 404, { commit }, null],
  ['is no JSON', 200, undefined, null],
  ['names what is no commit', 200, { commit: '--output=/etc/passwd' }, null],
])('a version file that %s', async (_what, status, body, found) => {
  asked.mockResolvedValueOnce(new Response(JSON.stringify(body) ?? '<!doctype html>', { status }));
  expect(await readLiveVersion('https://haulwell.example/')).toEqual(found);
  expect(String(asked.mock.lastCall?.[0])).toBe('https://haulwell.example/site-version.json');
});
