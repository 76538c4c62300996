import 'fake-indexeddb/auto';
import { deleteApp, getApps, setLogLevel } from 'firebase/app';
import { getDatabase, goOffline } from 'firebase/database';
import { startDatabase, type LocalDatabase } from '../../../../local/database/server';
import { databaseRules } from '../../../../scripts/rules/rules-text';
import type { SubmissionMetadata } from '../../../../src/features/requests/rules/submission-metadata';
import { buildLead } from '../../../../src/features/requests/rules/lead';
import { succeeded } from '../../../../src/shared/values/result';
import { lookUpIpAddress } from '../../../../src/features/requests/services/ip-lookup';
import { submitRecord } from '../../../../src/features/requests/services/outbox';
import { inHand, onSaved, type Saved } from '../../../../src/features/requests/services/outbox-sender';
import { writeRecentRequest } from '../../../../src/features/requests/services/recent-requests';
import { plainContext } from '../../../support/context-records';
import { testNamespace, waitFor } from '../../../support/local-database';

jest.mock('../../../../src/features/requests/services/ip-lookup');

// The real SDK and the real rules; only the address of the visitor is made up.
let database: LocalDatabase;
const refused: string[] = [];

beforeAll(async () => {
  setLogLevel('silent');
  database = await startDatabase({
    rules: databaseRules('recent'),
    log: (line) => refused.push(line),
  });
  process.env.GATSBY_DATABASE_URL = `${database.url}?ns=${testNamespace}`;
  jest.mocked(lookUpIpAddress).mockResolvedValue(succeeded('203.0.113.7'));
});

afterAll(async () => {
  delete process.env.GATSBY_DATABASE_URL;
  for (const app of getApps()) {
    goOffline(getDatabase(app));
    await deleteApp(app);
  }
  await database.close();
});

function submit(message: string, context: SubmissionMetadata, phone = '416-555-0199') {
  const values = { name: 'Ada', phone, message };
  return submitRecord({
    path: 'leads',
    form: 'tab /toronto#quote',
    answers: message,
    build: (ipAddress) => buildLead(values, { locationId: '13929', ipAddress, now: new Date() }),
    context,
  });
}

const stored = (path: string) => database.read(testNamespace, path);

test('a context that the rules refuse is given up; its lead is saved and reported once', async () => {
  const handleSaved = jest.fn();
  const stop = onSaved(handleSaved);
  const context = { ...plainContext, page: '/<b>' };
  const saved = await submit('Refused', context);
  if (!saved.ok) throw saved.cause;
  await waitFor(() => inHand.size === 0);
  stop();
  expect(handleSaved).toHaveBeenCalledTimes(1);
  expect(stored(`leads/${saved.value}`)).toMatchObject({ note_from_customer: 'Refused' });
  expect(stored(`context/${saved.value}`)).toBeNull();
  expect(refused).toContain(`set /context/${saved.value}: Permission denied`);
});

/** Sends a request with that answer to the box, and gives what the page is told once it is saved. */
async function submitWithBox(name_shown: boolean | undefined): Promise<Saved> {
  const reported: Saved[] = [];
  const stop = onSaved((saved) => reported.push(saved));
  const consent = { ...plainContext.consent, ...(name_shown !== undefined && { name_shown }) };
  await submit(`Box ${name_shown}`, { ...plainContext, consent });
  stop();
  const [saved = {} as Saved] = reported;
  expect(await saved.context).toStrictEqual({ ...plainContext, consent });
  return saved;
}

const shownIn = (city: string, key: string) => stored(`recent/shown/${city}/${key.slice(-1)}`);

test('once its context is saved, the first name of a request with the box ticked can be published', async () => {
  const { key, record } = await submitWithBox(true);
  await writeRecentRequest('toronto', key, record);
  expect(shownIn('toronto', key)).toEqual({ name: 'Ada', at: expect.any(Number) });
});
