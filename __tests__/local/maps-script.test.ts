import type { AddressInfo } from 'node:net';
import http from 'node:http';
import vm from 'node:vm';
import { addressFromComponents } from '../../src/features/addresses/rules/address';
import { createLookups, type Lookups } from '../../local/lookups/lookups';

type Prediction = { text: { text: string }; toPlace: () => Place };
type Place = { fetchFields: (request: { fields: string[] }) => Promise<unknown> } & Record<string, unknown>;
type Places = {
  AutocompleteSessionToken: new () => object;
  AutocompleteSuggestion: {
    fetchAutocompleteSuggestions: (
      request: Record<string, unknown>,
    ) => Promise<{ suggestions: { placePrediction: Prediction }[] }>;
  };
};

let lookups: Lookups;
let server: http.Server;
let origin: string;

beforeEach(async () => {
  lookups = createLookups({ country: 'CA' });
  server = http.createServer(lookups.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  lookups.close();
  server.close();
  server.closeAllConnections();
});

/** Runs the script as a browser would, and gives its places library. */
async function runScript(): Promise<Places> {
  const src = `${origin}/__local/maps.js?key=local&callback=ready`;
  const window: Record<string, unknown> = { ready: jest.fn() };
  const response = await fetch(src);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  vm.runInNewContext(await response.text(), { window, URL, document: { currentScript: { src } } });
  expect(window.ready).toHaveBeenCalledTimes(1);
  const { importLibrary } = (window.google as { maps: { importLibrary: (name: string) => Promise<Places> } })
    .maps;
  return await importLibrary('places');
}

const both = ['ca', 'us'];

async function suggest(places: Places, input: string, includedRegionCodes = both): Promise<Prediction[]> {
  const sessionToken = new places.AutocompleteSessionToken();
  const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
    input,
    sessionToken,
    includedRegionCodes,
  });
  return suggestions.map(({ placePrediction }) => placePrediction);
}

test.each([
  ['LANTERNWOOD 12', both, ['12 Lanternwood Avenue', '128 Lanternwood Avenue']],
  ['bluebonnet houston', ['us'], ['915 Bluebonnet Ferry Street', '918 Bluebonnet Ferry Street']],
  ['bluebonnet', ['ca'], []],
])('%j in %j suggests %j', async (input, codes, streets) => {
  const predictions = await suggest(await runScript(), input, codes);
  expect(predictions.map(({ text }) => text.text.split(',')[0])).toStrictEqual(streets);
});

test.each([
  ['12 lan', ['12 Lanternwood Avenue', 'Toronto', 'ON', 'M5V 0Z1', 'Canada']],
  ['918', ['918 Bluebonnet Ferry Street', 'Houston', 'TX', '77019', 'United States']],
  ['saltmarket', ['Saltmarket Arcade', 'Toronto', 'ON', '', 'Canada']],
])('the suggestion for %j has the parts of its address', async (input, parts) => {
  const [prediction] = await suggest(await runScript(), input);
  const place = prediction?.toPlace();
  await place?.fetchFields({ fields: ['addressComponents', 'formattedAddress'] });
  // Lists of another realm are not lists of this one.
  const components = JSON.parse(JSON.stringify(place?.addressComponents)) as never;
  const { street, city, state, zip, country } = addressFromComponents(
    components,
    place?.formattedAddress as string,
  );
  expect([street, city, state, zip, country]).toStrictEqual(parts);
});

test('everything that the real library refuses is refused', async () => {
  const places = await runScript();
  const { fetchAutocompleteSuggestions } = places.AutocompleteSuggestion;
  const sessionToken = new places.AutocompleteSessionToken();
  const request = { input: 'saltmarket', sessionToken, includedRegionCodes: both };
  await expect(fetchAutocompleteSuggestions({ ...request, sessionToken: {} })).rejects.toThrow(
    'session token',
  );
  await expect(fetchAutocompleteSuggestions({ ...request, input: '' })).rejects.toThrow('input');
  const { suggestions } = await fetchAutocompleteSuggestions(request);
  const place = suggestions[0]?.placePrediction.toPlace();
  await expect(place?.fetchFields({ fields: ['colour'] })).rejects.toThrow('colour');
  await place?.fetchFields({ fields: ['formattedAddress'] });
  expect(place).not.toHaveProperty('addressComponents');
  await expect(fetchAutocompleteSuggestions(request)).rejects.toThrow('session ended');
});

test('without a key the script is refused, and each fault spoils it in its own way', async () => {
  expect((await fetch(`${origin}/__local/maps.js`)).status).toBe(403);
  const url = `${origin}/__local/maps.js?key=local`;
  lookups.faults.maps = 'html';
  expect(await (await fetch(url)).text()).toContain('<!doctype html>');
  lookups.faults.maps = 'malformed';
  expect(await (await fetch(url)).text()).not.toContain('importLibrary');
  lookups.faults.maps = 'down';
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  lookups.faults.maps = { slowMs: 60_000 };
  await expect(fetch(url, { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
});
