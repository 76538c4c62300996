import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalDatabase } from '../../local/database/server';
import { writeList } from '../leads/list';
import { readLeadsOptions } from '../leads/options';
import { writePrivately } from '../leads/private-file';
import { readLeads } from '../leads/read-leads';
import { referenceOf } from '../../src/features/ticket/rules/confirmation';
import { validConsent, validTouch } from '../../__tests__/support/context-records';
import { folderForEach } from '../../__tests__/support/local-database';
import { validJob, validLead } from '../../__tests__/support/records';
import { saveRequest, sourceOf, startRealDatabase } from './support/saved-requests';

const inFolder = folderForEach();
let database: LocalDatabase;
beforeEach(async () => {
  database = await startRealDatabase();
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.close();
});

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

test('only its owner may read a file, also one that others could read, and open its folder', async () => {
  const file = inFolder('new', 'deep', 'leads.csv');
  await writePrivately(file, ['a,', 'b\n']);
  expect(readFileSync(file, 'utf8')).toBe('a,b\n');
  expect([modeOf(file), modeOf(path.dirname(file))]).toEqual(['600', '700']);
  chmodSync(file, 0o644);
  await writePrivately(file, ['new']);
  expect([readFileSync(file, 'utf8'), modeOf(file)]).toEqual(['new', '600']);
});

test('after an error nothing is left of the file, and the one before it is whole', async () => {
  const file = inFolder('leads.csv');
  writeFileSync(file, 'whole');
  async function* broken() {
    yield 'part';
    throw new Error('the connection broke');
  }
  await expect(writePrivately(file, broken())).rejects.toThrow('the connection broke');
  await expect(writePrivately(inFolder('other.csv'), broken())).rejects.toThrow();
  const taken = inFolder('taken');
  mkdirSync(taken);
  await expect(writePrivately(taken, ['a'])).rejects.toThrow(`${taken} cannot be written: `);
  expect([readdirSync(inFolder()), readFileSync(file, 'utf8')]).toEqual([['leads.csv', 'taken'], 'whole']);
});

async function write(line: string): Promise<string> {
  const file = inFolder('out');
  const options = readLeadsOptions(`${line} --out ${file}`.split(' '), '2026-11-23');
  const rows = readLeads(sourceOf(database), { since: 0, until: Date.parse('2027-01-01') });
  await writeList(rows, options);
  return readFileSync(file, 'utf8');
}

test('a line has the time of the city and the campaign, and the contact only where it is asked for', async () => {
  const key = saveRequest(database, '2026-11-20T17:00:00Z', { context: { last_touch: validTouch() } });
  const without = [await write('--csv'), await write('--json')];
  for (const text of without) expect(text).not.toMatch(/Ada Lovelace|416-555-0199|One couch|100 Queen/);
  const text = await write('--json --with-contacts');
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text)).toMatchObject({
    key,
    reference: referenceOf(key),
    sent_at: '2026-11-20T12:00:00-05:00',
    kind: 'lead',
    city: 'toronto',
    location_id: '13929',
    visit_date: null,
    marketing_texts: true,
    consent_version: validConsent().text_version,
    device: 'phone',
    spam_signal: false,
    touch: 'last',
    campaign: validTouch().utm_campaign,
    touch_at: '2026-11-20T03:15:00-05:00',
    phone: '416-555-0199',
  });
});

test('a job has the day and the window of its visit', async () => {
  saveRequest(database, '2026-11-20T17:00:00Z', { collection: 'jobs', record: validJob() });
  const visit = { visit_date: '2026-11-23', visit_window: '9:00-11:00' };
  expect(JSON.parse(await write('--json'))).toMatchObject(visit);
});

test('no spreadsheet takes what somebody wrote for a formula', async () => {
  const record = validLead({ name: '=HYPERLINK("https://evil.example")', note_from_customer: '@SUM(1)' });
  const last_touch = validTouch({ utm_campaign: '+cmd|calc' });
  const key = saveRequest(database, '2026-11-20T17:00:00Z', { record, context: { last_touch } });
  const csv = await write('--csv --with-contacts');
  expect(csv).toContain(`,${key},`);
  expect(csv).toContain(`,'+cmd|calc,`);
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(csv).toContain(`'@SUM(1)`);
});

test('with --by a file has the counts', async () => {
  saveRequest(database, '2026-11-20T17:00:00Z', { context: null });
  expect(await write('--csv --by city,landing-page')).toBe(
    '\ufeffcity,landing_page,leads,jobs,spam_signal\nno metadata,no metadata,1,0,0\n',
  );
  const counted = { city: 'no metadata', leads: 1, jobs: 0, spam_signal: 0 };
  expect(JSON.parse(await write('--json --by city'))).toEqual(counted);
});
