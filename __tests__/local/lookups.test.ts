import { createLookups } from '../../local/lookups/lookups';
import { listenOnLoopback } from '../../local/loopback';

const lookups = createLookups({ country: 'US' });
let server: Awaited<ReturnType<typeof listenOnLoopback>>;
beforeAll(async () => {
  server = await listenOnLoopback(0, { onRequest: lookups.handle });
});
afterAll(async () => {
  lookups.close();
  await server.close();
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://localhost:${server.port}/__local/${path}`, init);

test('the geolocation of the next visitor, which a page of the development server may read', async () => {
  const answer = await ask('geo?key=local');
  const houston = { country_name: 'United States', city: 'Houston', region_code: 'TX', postal: '77002' };
  expect([answer.status, await answer.json()]).toEqual([200, houston]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  lookups.setCountry('none');
  expect(await (await ask('geo?key=local')).json()).toEqual({ error: true, reason: expect.any(String) });
});

// What the maps script answers: __tests__/e2e/address-suggestions.spec.ts.
test.each([
  ['geo', 401],
  ['maps.js', 401],
  ['ip', 200],
  ['else', 404],
])('%s without a key is answered %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test('each fault spoils its own lookup in its own way, and ends', async () => {
  lookups.faults.geo = 'malformed';
  expect(await (await ask('geo?key=local')).json()).toEqual({ nothing: 'of use' });
  lookups.faults.ip = { slowMs: 60_000 };
  await expect(ask('ip', { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
  lookups.faults.ip = null;
  expect(await (await ask('ip')).json()).toEqual({ ip: '203.0.113.7' });
});
