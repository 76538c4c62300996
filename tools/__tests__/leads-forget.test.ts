import type { LocalDatabase } from '../../local/database/server';
import { forgetPerson } from '../leads/forget';
import { recentUpdate } from '../../src/features/requests/rules/recent-requests';
import type { SavedRecord } from '../../src/features/requests/rules/records';
import { testNamespace } from '../../__tests__/support/local-database';
import { validJob, validLead } from '../../__tests__/support/records';
import { allRows, openAs, saveRequest, sourceOf, startRealDatabase } from './support/saved-requests';

let database: LocalDatabase;
let printed: string;
beforeEach(async () => {
  database = await startRealDatabase();
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => (printed += `${text}\n`));
});
afterEach(async () => {
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
  const older = saveRequest(database, '2026-11-20T14:00:00Z', {
    record: validLead({ phone: '+1 (416) 555-0199' }),
    context: null,
  });
  const other = saveRequest(database, '2026-11-20T15:00:00Z', {
    record: validLead({ phone: '416-555-0198' }),
  });
  await show('toronto', lead, validLead());
  await show('toronto', other, validLead());

  await forget('647-555-0100');
  expect(printed).toMatch(/^The database holds nothing of 647-555-0100\.[^]*whenever that is/);
  await forget('(416) 555 0199 ext. 4');

  expect((await allRows(sourceOf(database), '2020-01-01')).map(({ key }) => key)).toEqual([other]);
  expect(stored('jobs')).toBeNull();
  expect(Object.keys(stored('context') as object)).toEqual([other]);
  expect(stored('recent')).toEqual({
    shown: { toronto: { [other.slice(-1)]: expect.anything() } },
    proofs: { toronto: { [other.slice(-1)]: other } },
  });
  expect(printed).toContain(
    'Of 416-555-0199 the database holds 3 requests, and 1 first name that the pop-up shows:',
  );
  expect(printed).toContain(
    `leads/${lead}  2026-11-20T07:00:00-05:00, Ada Lovelace, /toronto/get-quote (with its metadata)`,
  );
  expect(printed).toContain(`jobs/${job}`);
  expect(printed).toContain(`leads/${older}  2026-11-20T07:00:00-07:00, Ada Lovelace (no metadata)`);
  expect(printed).toContain(`recent/shown/toronto/${lead.slice(-1)}`);
  expect(printed).toMatch(/All of it is deleted\.[^]*It sends the request again when it next opens the site/);
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
