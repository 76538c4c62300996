import { hasArrived, isRefused, writeByRest } from '../../../../src/features/requests/services/database-rest';
import { answering, answeringForEver, startFaultyServer } from '../../../support/faulty-server';

const record = { brand_id: 1, address: { street: '1 Main St', unit: '' } };
const path = 'leads/-OabcdefghijklmnopqA';

const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout')!;
let server: Awaited<ReturnType<typeof startFaultyServer>>;
beforeAll(async () => {
  // As in Safari 15.
  Reflect.deleteProperty(AbortSignal, 'timeout');
  server = await startFaultyServer();
  process.env.GATSBY_DATABASE_URL = `${server.url}?ns=demo-test`;
});
afterAll(async () => {
  // All test files of a worker share it.
  Object.defineProperty(AbortSignal, 'timeout', timeout);
  delete process.env.GATSBY_DATABASE_URL;
  await server.close();
});
afterEach(() => void jest.useRealTimers());

test('a record is saved when the database answers with it, in whatever order', async () => {
  server.setAnswer(answering(200, '{"address":{"unit":"","street":"1 Main St"},"brand_id":1}'));
  await expect(writeByRest('PUT', path, record)).resolves.toBeUndefined();
});

const portals: [status: number, text: string][] = [
  [200, '<html>Accept the terms of this hotel</html>'],
  [200, '{"blocked":true}'],
  [200, '{"brand_id":1,"address":{"street":"1 Main St"}}'],
  [200, ''],
  [302, ''],
  [503, '{"error":"busy"}'],
];

test.each(portals)('an answer of something in between is no confirmation: %d %s', async (status, text) => {
  server.setAnswer(answering(status, text));
  await expect(writeByRest('PUT', path, record)).rejects.toThrow();
  expect(await hasArrived(path)).toBe(false);
});

test('an answer whose body never ends is no confirmation', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const begun = new Promise<void>((resolve) => server.setAnswer(answeringForEver(resolve)));
  const sent = writeByRest('PUT', path, record).catch((cause: unknown) => cause);
  await begun;
  await jest.advanceTimersByTimeAsync(7_500);
  expect(await sent).toBeInstanceOf(Error);
});

test.each([
  ['1', true],
  ['"1"', false],
  ['true', false],
  ['{"blocked":true}', false],
])('a record has arrived where its brand is exactly 1: %s', async (text, expected) => {
  server.setAnswer(answering(200, text));
  expect(await hasArrived(path)).toBe(expected);
});

test.each([
  [401, '{"error":"Permission denied"}', true],
  [401, '{"error":"Missing appcheck token"}', false],
  [401, '<html>Sign in to this network</html>', false],
  [403, '{"error":"Permission denied"}', false],
])('only the rules refuse a record for good: %d %s', async (status, text, expected) => {
  server.setAnswer(answering(status, text));
  const cause = await writeByRest('PUT', path, record).catch((failure: unknown) => failure);
  expect(isRefused(cause)).toBe(expected);
});
