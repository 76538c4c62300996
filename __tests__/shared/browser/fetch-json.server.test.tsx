import { fetchJson } from '../../../src/shared/browser/fetch-json';
import { answering, startFaultyServer } from '../../support/faulty-server';

let server: Awaited<ReturnType<typeof startFaultyServer>>;
beforeAll(async () => void (server = await startFaultyServer()));
afterAll(() => server.close());

test('JSON is read', async () => {
  server.setAnswer(answering(200, '{"ip":"203.0.113.7"}'));
  expect(await fetchJson(server.url, 5000)).toStrictEqual({ ok: true, value: { ip: '203.0.113.7' } });
});

test.each([
  [404, '{}'],
  [200, '<html>'],
])('status %d with %s is a failure', async (status, text) => {
  server.setAnswer(answering(status, text));
  expect(await fetchJson(server.url, 5000)).toMatchObject({ ok: false });
});
