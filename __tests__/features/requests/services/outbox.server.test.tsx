import 'fake-indexeddb/auto';
import { deleteApp, getApps, setLogLevel } from 'firebase/app';
import { getDatabase, goOffline } from 'firebase/database';
import { startDatabase, type LocalDatabase } from '../../../../local/database/server';
import { databaseRules } from '../../../../scripts/rules/rules-text';
import { succeeded } from '../../../../src/shared/values/result';
import { lookUpIpAddress } from '../../../../src/features/requests/services/ip-lookup';
import { submitRecord } from '../../../../src/features/requests/services/outbox';
import { inHand, onSaved } from '../../../../src/features/requests/services/outbox-sender';
import { plainContext, submissionAt } from '../../../support/context-records';
import { testNamespace, waitFor } from '../../../support/local-database';

jest.mock('../../../../src/features/requests/services/ip-lookup');

// The real SDK and the real rules; only the address of the visitor is made up.
let database: LocalDatabase;
const refused: string[] = [];

beforeAll(async () => {
  setLogLevel('silent');
  database = await startDatabase({ rules: databaseRules('recent'), log: (line) => refused.push(line) });
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

const stored = (path: string) => database.read(testNamespace, path);

test('a context that the rules refuse is given up; its lead is saved and reported once', async () => {
  const handleSaved = jest.fn();
  const stop = onSaved(handleSaved);
  const context = { ...plainContext, page: '/<b>' };
  const saved = await submitRecord({ ...submissionAt(new Date()), context });
  if (!saved.ok) throw saved.cause;
  await waitFor(() => inHand.size === 0);
  stop();
  expect(handleSaved).toHaveBeenCalledTimes(1);
  expect(stored(`leads/${saved.value}`)).toMatchObject({ note_from_customer: 'Sofa' });
  expect(stored(`context/${saved.value}`)).toBeNull();
  expect(refused).toContain(`set /context/${saved.value}: Permission denied`);
});
