import vm from 'node:vm';
import { addressFromComponents } from '../../src/features/addresses/rules/address';
import { createLookups, type LookupCountry } from '../../local/lookups/lookups';
import { listenOnLoopback } from '../../local/loopback';

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
  const url = `http://localhost:${port}/__local/`;
  return { lookups, url, ask: (path: string, init?: RequestInit) => fetch(url + path, init) };
}

test('the geolocation of the next visitor, which a page of the development server may read', async () => {
  const { ask, lookups } = await start('US');
  const answer = await ask('geo?key=local');
  const houston = { country_name: 'United States', city: 'Houston', region_code: 'TX', postal: '77002' };
  expect([answer.status, await answer.json()]).toEqual([200, houston]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  lookups.setCountry('none');
  expect(await (await ask('geo?key=local')).json()).toEqual({ error: true, reason: expect.any(String) });
});

test.each([
  ['geo', 401],
  ['maps.js', 401],
  ['ip', 200],
  ['else', 404],
])('%s without a key is answered %i', async (path, status) => {
  expect((await (await start()).ask(path)).status).toBe(status);
});

test('each fault spoils its own lookup in its own way, and ends', async () => {
  const { lookups, ask } = await start();
  lookups.faults.geo = 'malformed';
  expect(await (await ask('geo?key=local')).json()).toEqual({ nothing: 'of use' });
  lookups.faults.ip = { slowMs: 60_000 };
  await expect(ask('ip', { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
  lookups.faults.ip = null;
  expect(await (await ask('ip')).json()).toEqual({ ip: '203.0.113.7' });
});

type Place = { fetchFields: (request: { fields: string[] }) => Promise<unknown> } & Record<string, unknown>;
type Suggestions = { suggestions: { placePrediction: { toPlace: () => Place } }[] };
type Places = {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: { fetchAutocompleteSuggestions: (request: object) => Promise<Suggestions> };
};

/** Runs the maps script as a browser would, and gives its places library. */
async function runScript(): Promise<Places> {
  const { ask, url } = await start();
  const src = `${url}maps.js?key=local&callback=ready`;
  const window: Record<string, unknown> = { ready: jest.fn() };
  const script = await (await ask('maps.js?key=local')).text();
  vm.runInNewContext(script, { window, URL, document: { currentScript: { src } } });
  expect(window.ready).toHaveBeenCalledTimes(1);
  return (window.google as { maps: { importLibrary: (name: string) => Promise<Places> } }).maps.importLibrary(
    'places',
  );
}

test.each([
  ['12 lan', 2, ['12 Lanternwood Avenue', 'Toronto', 'ON', 'M5V 0Z1', 'Canada']],
  ['918', 1, ['918 Bluebonnet Ferry Street', 'Houston', 'TX', '77019', 'United States']],
  ['SALTMARKET', 1, ['Saltmarket Arcade', 'Toronto', 'ON', '', 'Canada']],
])('for %j it suggests %i addresses, the first with all its parts', async (input, count, parts) => {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = await runScript();
  const sessionToken = new AutocompleteSessionToken();
  const request = { input, sessionToken, includedRegionCodes: ['ca', 'us'] };
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
  expect(suggestions).toHaveLength(count);
  const place = suggestions[0]?.placePrediction.toPlace();
  await place?.fetchFields({ fields: ['addressComponents', 'formattedAddress'] });
  // Lists of another realm are not lists of this one.
  const components = JSON.parse(JSON.stringify(place?.addressComponents)) as unknown;
  const { street, city, state, zip, country } = addressFromComponents(
    ...([components, place?.formattedAddress] as Parameters<typeof addressFromComponents>),
  );
  expect([street, city, state, zip, country]).toStrictEqual(parts);
  // The real library charges for a session that has ended.
  const again = AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
  await expect(again).rejects.toThrow('session ended');
});
