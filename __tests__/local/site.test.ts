import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listenOnLoopback } from '../../local/loopback';
import { findFreePortPair } from '../../local/ports';
import { startSite } from '../../local/site';
import { localNamespace } from '../../src/shared/site/settings';
import seed from '../../local/seed/locations.json';
import rules from '../../database.rules.json';
import { folderForAll, writeFiles } from '../support/local-database';
import { validContext } from '../support/context-records';
import { validJob, validLead } from '../support/records';

const dataDir = folderForAll()();
const publicDir = folderForAll()();
const lines: string[] = [];
let options: Parameters<typeof startSite>[0];
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  writeFiles(publicDir, { 'toronto/index.html': '<h1>Toronto</h1>' });
  const { sitePort, databasePort } = await findFreePortPair();
  options = {
    port: sitePort,
    databasePort,
    publicDir,
    dataDir,
    country: 'US',
    rules,
    // One that only the content names, one that is known, and a city without one.
    locationIds: ['70123', '13929', ''],
    log: (line) => lines.push(line),
  };
  site = await startSite(options);
});
afterAll(() => site.close());

/** Writes a file that nobody can read as what it is to be, and gives its path. */
function written(name: string): string {
  const file = path.join(publicDir, name);
  writeFileSync(file, '{"hosting": \n');
  return file;
}

const leadKey = '-OabcdefghijklmnopqA';

function put(at: string, value: unknown, query = ''): Promise<Response> {
  const address = `${site.databaseUrl}/${at}.json?ns=${localNamespace}${query}`;
  return fetch(address, { method: 'PUT', body: JSON.stringify(value) });
}

test('one start has the site, the lookups and the database with every phone', async () => {
  expect(await (await fetch(`${site.url}/toronto`)).text()).toBe('<h1>Toronto</h1>');
  expect(await (await fetch(`${site.url}/__local/geo?key=local`)).json()).toMatchObject({ postal: '77002' });
  expect((await fetch(`${site.url}/__local/constructor?key=local`)).status).toBe(404);
  const phone = `${site.databaseUrl}/locations/13929/tracking_phone.json?ns=${localNamespace}`;
  expect(await (await fetch(phone)).json()).toBe('+1 416 555 0142');
  expect(site.read('locations/70123')).toEqual({ tracking_phone: '+1 202 555 0123' });
});

test('every location of the specification has a phone that can belong to nobody', () => {
  const ids = '10294 13337 13516 13929 15304 15585 15697 16243 18135 18689 19493 35818';
  expect(Object.keys(seed).toSorted()).toEqual(ids.split(' '));
  for (const { tracking_phone: phone } of Object.values(seed))
    expect(phone).toMatch(/^\+1 \d{3} 555 01\d\d$/);
});

test('every record saved is shown once with its context, and everything refused; none controls the terminal', async () => {
  lines.length = 0;
  const [lead, context, job] = [validLead({ location_id: '' }), validContext(), validJob()];
  await put(`leads/${leadKey}`, lead);
  await put(`context/${leadKey}`, context);
  await put('jobs/-OabcdefghijklmnopqB', job);
  await put('jobs/-OabcdefghijklmnopqB', job);
  await put('leads/-OabcdefghijklmnopqC', validLead({ phone: 'none' }));
  const hostile = validLead({ name: '\u001b[2JAda\r\nLead saved: fake' });
  await put('leads/-OabcdefghijklmnopqD', hostile, '&auth=owner');
  expect(lines).toEqual([
    `Lead saved: leads/${leadKey} · Ada Lovelace · 416-555-0199 · location unknown`,
    expect.stringContaining('"name":"Ada Lovelace"'),
    `Context saved: context/${leadKey}`,
    expect.stringMatching(/"page":"\/toronto.*"utm_campaign":"fall sale".*"consent":\{/),
    'Job saved: jobs/-OabcdefghijklmnopqB · Ada Lovelace · 416-555-0199 · location 13929',
    expect.stringContaining('"cus_name":"Ada Lovelace"'),
    expect.stringMatching(/^Database refused: PUT \/jobs\/-OabcdefghijklmnopqB/),
    expect.stringMatching(/^Database refused: PUT \/leads\/-OabcdefghijklmnopqC.*: Permission denied$/),
    'Lead saved: leads/-OabcdefghijklmnopqD ·  [2JAda  Lead saved: fake · 416-555-0199 · location 13929',
    expect.stringContaining('Lead saved: fake'),
  ]);
});

test('the database may go and come back on the same port, with its data and a changed phone kept', async () => {
  site.write('locations/13929', { tracking_phone: '+1 416 555 0177' });
  await site.stopDatabase();
  await expect(put('leads/-OabcdefghijklmnopqE', validLead())).rejects.toThrow('fetch failed');
  expect((await fetch(`${site.url}/toronto`)).status).toBe(200);
  await site.startDatabase();
  expect((await put('leads/-OabcdefghijklmnopqE', validLead())).status).toBe(200);
  expect(site.read(`leads/${leadKey}`)).toEqual(validLead({ location_id: '' }));
  expect(site.read('locations/13929')).toEqual({ tracking_phone: '+1 416 555 0177' });
});

test.each<[words: RegExp, changed: () => object]>([
  [/is in use: .*DATABASE_PORT=5400/, () => ({ databasePort: options.databasePort })],
  [/is in use: .*`PORT=5400/, () => ({ port: options.port })],
  [/Port 66000 is above the highest/, () => ({ databasePort: 66_000 })],
  [/json cannot be read, fix it/, () => ({ dataDir: path.dirname(written(`${localNamespace}.json`)) })],
])('a start that fails says %s, and nothing is left running', async (words, changed) => {
  const free = await findFreePortPair();
  const place = { ...options, port: free.sitePort, databasePort: free.databasePort, dataDir: null };
  await expect(startSite({ ...place, ...changed() })).rejects.toThrow(
    expect.objectContaining({ name: 'PlainError', message: expect.stringMatching(words) }),
  );
  for (const port of [free.sitePort, free.databasePort]) {
    const again = await listenOnLoopback(port, { onRequest: () => undefined });
    await again.close();
  }
});
