import 'fake-indexeddb/auto';
import rules from '../../../../database.rules.json';
import { startDatabase, type LocalDatabase } from '../../../../local/database/server';
import { longHash } from '../../../../src/shared/values/hash';
import { logError } from '../../../../src/shared/browser/error-log';
import { keepOnDevice, readDevice } from '../../../../src/features/requests/services/durable-store';
import type { PendingRequest } from '../../../../src/features/requests/services/outbox-store';
import { plainContext, unsent } from '../../../support/context-records';
import { answering, startFaultyServer } from '../../../support/faulty-server';
import { testNamespace } from '../../../support/local-database';

jest.mock('../../../../src/shared/browser/error-log');

type Wake = (event: { waitUntil: (task: Promise<void>) => void }) => void;
const handlers = new Map<string, Wake>();
const registration = { unregister: jest.fn(() => Promise.resolve(true)) };

/** Wakes the worker as a browser does that is online again. */
const sendStored = () => new Promise<void>((resolve) => handlers.get('sync')?.({ waitUntil: resolve }));

// The real rules: they let a key be written once.
let database: LocalDatabase;
beforeAll(async () => {
  const addEventListener = (type: string, handle: Wake) => handlers.set(type, handle);
  Object.assign(globalThis, { self: { registration, addEventListener } });
  await import('../../../../src/features/requests/services/outbox-worker');
  database = await startDatabase({ rules });
});
afterAll(async () => {
  delete process.env.GATSBY_DATABASE_URL;
  await database.close();
});
beforeEach(() => {
  process.env.GATSBY_DATABASE_URL = `${database.url}?ns=${testNamespace}`;
});

const stored = (path: string) => database.read(testNamespace, path);

/** Keeps on the device what a page could not send, and gives it. */
async function keepRequest(changes: Partial<PendingRequest> = {}): Promise<PendingRequest> {
  const request = { ...unsent(), ...changes };
  await keepOnDevice(`pending/${request.key}`, request);
  return request;
}

const pending = async () => [...(await readDevice())].filter(([name]) => name.startsWith('pending/'));

test('what is kept is saved with its context, and the device knows only that these answers were sent', async () => {
  const { key, answers, record } = await keepRequest();
  await sendStored();
  expect(stored(`leads/${key}`)).toStrictEqual(record);
  expect(stored(`context/${key}`)).toStrictEqual(plainContext);
  const confirmed = { key, at: expect.any(Number) as number };
  expect(registration.unregister).toHaveBeenCalledTimes(1);
  expect([...(await readDevice())]).toStrictEqual([[`confirmed/${longHash(answers)}`, confirmed]]);
});

test('a request that was saved before, its confirmation lost, is not saved again, and its context is', async () => {
  const { key, record } = await keepRequest();
  database.write(testNamespace, `leads/${key}`, record);
  await sendStored();
  expect(stored(`context/${key}`)).toStrictEqual(plainContext);
  expect(await pending()).toStrictEqual([]);
});

test('what a network answers that asks to sign in is no confirmation: the request stays, and may not change', async () => {
  const portal = await startFaultyServer();
  portal.setAnswer(answering(200, '{"blocked":true}'));
  process.env.GATSBY_DATABASE_URL = portal.url;
  const request = await keepRequest();
  registration.unregister.mockClear();
  await expect(sendStored()).rejects.toThrow(request.key);
  expect(registration.unregister).not.toHaveBeenCalled();
  await portal.close();
  expect(await pending()).toStrictEqual([[`pending/${request.key}`, { ...request, isSent: true }]]);
  process.env.GATSBY_DATABASE_URL = `${database.url}?ns=${testNamespace}`;
  await sendStored();
  expect(stored(`leads/${request.key}`)).toStrictEqual(request.record);
  expect(await pending()).toStrictEqual([]);
});

test('what the rules refuse is logged and leaves the device, and the others are sent', async () => {
  const refused = await keepRequest({ record: { ...unsent().record, name: '<b>' } });
  const other = await keepRequest();
  await sendStored();
  expect(stored(`leads/${refused.key}`)).toBeNull();
  expect(stored(`leads/${other.key}`)).not.toBeNull();
  expect(await pending()).toStrictEqual([]);
  expect(logError).toHaveBeenCalledWith('Error adding lead', expect.any(Error));
});
