import { createLookups, type LookupCountry } from '../../local/lookups/lookups';
import { listenOnLoopback } from '../../local/loopback';
import { waitFor } from '../support/local-database';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

async function start(country: LookupCountry = 'CA') {
  const lookups = createLookups({ country });
  const { port, close } = await listenOnLoopback(0, { onRequest: lookups.handle });
  ends.push(async () => {
    lookups.close();
    await close();
  });
  const ask = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}/__local/${path}`, init);
  const json = async (path: string) => (await ask(path)).json();
  return { lookups, ask, json };
}

test.each<[LookupCountry, object]>([
  ['CA', { country_name: 'Canada', city: 'Toronto', region_code: 'ON', postal: 'M5V 2T6' }],
  ['US', { country_name: 'United States', city: 'Houston', region_code: 'TX', postal: '77002' }],
  ['none', { error: true, reason: expect.any(String) }],
])('the geolocation of %s', async (country, place) => {
  const { ask } = await start(country);
  const answer = await ask('geo?key=local');
  expect([answer.status, await answer.json()]).toEqual([200, place]);
  // A page of the development server, which is of another origin, may read it.
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test.each([
  ['geo', 'GET', 401, 'needs a key'],
  ['ip', 'POST', 405, 'POST is not supported: use GET'],
  ['else', 'GET', 404, '/__local/else is not here: there are /__local/ip'],
])('%s by %s is answered %i in words', async (path, method, status, words) => {
  const { ask } = await start();
  const answer = await ask(path, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(JSON.stringify(await answer.json())).toContain(words);
});

test('a lookup that is down breaks the line, the other one goes on', async () => {
  const { lookups, ask, json } = await start();
  lookups.faults.ip = 'down';
  await expect(ask('ip')).rejects.toThrow('fetch failed');
  expect(await json('geo?key=local')).toMatchObject({ country_name: 'Canada' });
  lookups.faults.ip = null;
  expect(await json('ip')).toEqual({ ip: '203.0.113.7' });
});

test('a lookup may answer HTML, or JSON of no use', async () => {
  const { lookups, ask, json } = await start();
  lookups.faults.ip = 'html';
  lookups.faults.geo = 'malformed';
  const answer = await ask('ip');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('<!doctype html>');
  expect(await json('geo?key=local')).toEqual({ nothing: 'of use' });
});

test('a lookup that is slower than its end never answers, and holds nothing up', async () => {
  const { lookups, json } = await start();
  lookups.faults.ip = { slowMs: 3_600_000 };
  const started = jest.spyOn(globalThis, 'setTimeout');
  const cleared = jest.spyOn(globalThis, 'clearTimeout');
  const lateAnswer = json('ip').catch(String);
  const findHourLong = () => started.mock.calls.findIndex(([, delay]) => delay === 3_600_000);
  await waitFor(() => findHourLong() >= 0);
  const hourLong = findHourLong();
  await ends.pop()?.();
  expect(await lateAnswer).toContain('fetch failed');
  expect(cleared).toHaveBeenCalledWith(started.mock.results[hourLong]?.value);
  jest.restoreAllMocks();
});
