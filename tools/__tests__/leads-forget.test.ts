import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { LocalDatabase } from '../../local/database/server';
import { deleteOld, forgetPerson } from '../leads/forget';
import { recentUpdate } from '../../src/features/requests/rules/recent-requests';
import type { SavedRecord } from '../../src/features/requests/rules/records';
import { folderForEach, testNamespace } from '../../__tests__/support/local-database';
import { validConsent } from '../../__tests__/support/context-records';
import { validJob, validLead } from '../../__tests__/support/records';
import { allRows, openAs, saveRequest, sourceOf, startRealDatabase } from './support/saved-requests';

const inFolder = folderForEach();
const project = process.cwd();
let database: LocalDatabase;
let printed: string;
beforeEach(async () => {
  process.chdir(inFolder('.'));
  database = await startRealDatabase();
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => (printed += `${text}\n`));
});
afterEach(async () => {
  process.chdir(project);
  jest.restoreAllMocks();
  await database.close();
});

const forget = (phone: string, isSure = true) => forgetPerson(sourceOf(database), { phone, isSure });
const stored = (path: string) => database.read(testNamespace, path);

/** Shows the request in the pop-up, as a visitor does who agrees to it. */
async function show(city: string, key: string, record: object): Promise<void> {
  const update = recentUpdate(city, key, record as SavedRecord);
  const answer = await fetch(`${database.url}/recent.json?ns=${testNamespace}&auth=owner`, {
    method: 'PATCH',
    body: JSON.stringify(update),
  });
  expect(answer.status).toBe(200);
}

test('every record of the person goes, in whatever way the phone is written, and nobody else’s', async () => {
  const lead = saveRequest(database, '2026-11-20T12:00:00Z');
  const job = saveRequest(database, '2024-02-20T12:00:00Z', { collection: 'jobs', record: validJob() });
  const written = { record: validLead({ phone: '+1 (416) 555-0199' }), context: null };
  const older = saveRequest(database, '2026-11-20T14:00:00Z', written);
  const another = { record: validLead({ phone: '416-555-0198' }) };
  const other = saveRequest(database, '2026-11-20T15:00:00Z', another);
  await show('toronto', lead, validLead());
  await show('toronto', other, validLead());
  for (const part of ['told', 'handed'])
    database.write(testNamespace, `notices/${part}/${lead}`, { deliveries: {} });
  database.write(testNamespace, `notices/untold/${lead}`, true);
  const [notice, list] = ['.local/notices/of-ada.txt', '.local/leads/of-others.csv'];
  for (const folder of ['notices', 'leads']) mkdirSync(`.local/${folder}`, { recursive: true });
  writeFileSync(notice, 'Call tel:+1 (416) 555-0199');
  writeFileSync(list, '416-555-0198\n416\n555-0199');

  await forget('647-555-0100');
  expect(printed).toMatch(/^The database holds nothing of 647-555-0100\.[^]*whenever that is/);
  await forget('(416) 555 0199 ext. 4');

  expect((await allRows(sourceOf(database), '2020-01-01')).map(({ key }) => key)).toEqual([other]);
  expect([stored('jobs'), stored('notices')]).toEqual([null, null]);
  expect([existsSync(notice), existsSync(list)]).toEqual([false, true]);
  expect(Object.keys(stored('context') as object)).toEqual([other]);
  expect(stored('recent')).toEqual({
    shown: { toronto: { [other.slice(-1)]: expect.anything() } },
    proofs: { toronto: { [other.slice(-1)]: other } },
  });
  for (const words of [
    'Of 416-555-0199 the database holds 3 requests, and 1 first name that the pop-up shows:',
    `leads/${lead}  2026-11-20T07:00:00-05:00, Ada Lovelace, /toronto/get-quote (with its metadata)`,
    `leads/${older}  2026-11-20T07:00:00-07:00, Ada Lovelace (no metadata)`,
    `jobs/${job}`,
    `recent/shown/toronto/${lead.slice(-1)}`,
    notice,
  ])
    expect(printed).toContain(words);
  await forget('647-555-0100');
  expect(printed).toContain('The database holds nothing of 647-555-0100.');
  expect(printed).toMatch(/All of it is deleted\.[^]*It sends the request again when it next opens the site/);
});

test('what is older than the policy says is counted, and deleted where it is sure; who agreed to texts stays', async () => {
  const at = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000).toISOString();
  const save = (years: number, marketing_texts: boolean) => {
    const consent = validConsent({ at: at(years), marketing_texts });
    return saveRequest(database, at(years), { context: { consent } });
  };
  save(7.1, false);
  const kept = [save(7.1, true), save(6.9, false)];
  const left = async () => (await allRows(sourceOf(database), at(8))).map(({ key }) => key);
  await deleteOld(sourceOf(database), 7, false);
  expect(await left()).toHaveLength(3);
  await deleteOld(sourceOf(database), 7, true);
  expect(await left()).toEqual(kept);
  expect(printed).toMatch(
    /^1 request older than the 7 years.* --yes deletes them\.\n1 request .* Deleted\.$/m,
  );
});

const askedFor = (phone: string) => `--forget is "${phone}", but must be a phone of ten digits`;

test.each([
  ['416-555-0199', 'without a terminal to ask in, --forget needs --yes.', false],
  ...['', '416-555', 'Ada', '+44 20 7946 0958'].map((phone) => [phone, askedFor(phone), true] as const),
] as const)('%j is refused, and nothing is deleted: %s', async (phone, sentence, isSure) => {
  saveRequest(database, '2026-11-20T12:00:00Z');
  await expect(forget(phone, isSure)).rejects.toThrow(sentence);
  expect(await allRows(sourceOf(database))).toHaveLength(1);
});

test('who may only read is refused, and nothing is deleted', async () => {
  saveRequest(database, '2026-11-20T12:00:00Z');
  const source = sourceOf(database);
  const { update } = openAs(database, '');
  const reader = { ...source, database: { ...source.database, update } };
  await expect(forgetPerson(reader, { phone: '416-555-0199', isSure: true })).rejects.toThrow(
    'refuses (Permission denied): give it the role.',
  );
  expect(await allRows(source)).toHaveLength(1);
});
