import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listenOnLoopback } from '../../local/loopback';
import { findFreePortPair } from '../../local/ports';
import { localNamespace, startSite } from '../../local/site';
import rules from '../../database.rules.json';
import { makeTemporaryFolder } from '../support/local-database';
import { validContext } from '../support/context-records';
import { validJob, validLead } from '../support/records';

const dataDir = makeTemporaryFolder();
const publicDir = makeTemporaryFolder();
const lines: string[] = [];
let options: Parameters<typeof startSite>[0];
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  mkdirSync(path.join(publicDir, 'toronto'));
  writeFileSync(path.join(publicDir, 'toronto/index.html'), '<h1>Toronto</h1>');
  const { sitePort, databasePort } = await findFreePortPair();
  options = {
    port: sitePort,
    databasePort,
    publicDir,
    dataDir,
    country: 'US',
    rules,
    firebaseFile: 'firebase.json',
    log: (line) => lines.push(line),
  };
  site = await startSite(options);
});
afterAll(async () => {
  await site.close();
  for (const folder of [dataDir, publicDir]) rmSync(folder, { recursive: true });
});

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
  const phone = `${site.databaseUrl}/locations/13929/tracking_phone.json?ns=${localNamespace}`;
  expect(await (await fetch(phone)).json()).toBe('+1 416 555 0142');
});

test('a location that only the content names has a record of its own, one that is known keeps its phone', async () => {
  const dataDirOfOther = makeTemporaryFolder();
  const ports = await findFreePortPair();
  const locationIds = ['70123', '13929', ''];
  const other = await startSite({
    ...options,
    port: ports.sitePort,
    databasePort: ports.databasePort,
    dataDir: dataDirOfOther,
    locationIds,
  });
  const records = ['70123', '13929'].map((id) => other.read(`locations/${id}`));
  await other.close();
  rmSync(dataDirOfOther, { recursive: true });
  expect(records).toEqual([{ tracking_phone: '+1 202 555 0123' }, { tracking_phone: '+1 416 555 0142' }]);
});

test('every location of the specification has a phone that can belong to nobody', () => {
  const seed = JSON.parse(readFileSync('local/seed/locations.json', 'utf8')) as Record<
    string,
    { tracking_phone: string }
  >;
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

test.each<[what: string, changed: () => object, words: RegExp]>([
  [
    'a database port in use',
    () => ({ databasePort: options.databasePort }),
    /is in use: .*DATABASE_PORT=5400/,
  ],
  ['a port in use', () => ({ port: options.port }), /is in use: .*`PORT=5400/],
  ['a port above the highest one', () => ({ databasePort: 66_000 }), /Port 66000 is above the highest/],
  [
    'a firebaseFile that is no JSON',
    () => ({ firebaseFile: written('broken.json') }),
    /broken.json cannot be read/,
  ],
  [
    'a damaged file of saved records',
    () => ({ dataDir: path.dirname(written(`${localNamespace}.json`)) }),
    /json cannot be read, fix it/,
  ],
])('%s is named, and nothing is left running', async (_, changed, words) => {
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
