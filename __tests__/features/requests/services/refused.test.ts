import { pushIdsSince } from '../../../../src/features/requests/rules/push-id';
import { logError } from '../../../../src/shared/browser/error-log';
import { submitRecord } from '../../../../src/features/requests/services/outbox';
import { inHand, keepSending, onSaved } from '../../../../src/features/requests/services/outbox-sender';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { pendingNames } from '../../../support/saving';
import { fetched, flush, refusal, sendFrom, written } from '../../../support/sending';
import { echo, submissionAt } from '../../../support/submission';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/features/requests/services/ip-lookup');
jest.mock('../../../../src/shared/browser/error-log');

const now = new Date(2026, 10, 23, 9, 5);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const submission = submissionAt(now);
const badPhone = { ...submission.build('203.0.113.7'), phone: '416' };
const handleSaved = jest.fn();

const attempts = () => written('leads/').length;
/** Looks at once whether there is something to send, as when the visitor comes back to the tab. */
const look = async () => {
  window.dispatchEvent(new Event('online'));
  await flush();
};

sendFrom(now);
beforeAll(() => {
  keepSending();
  onSaved(handleSaved);
});
beforeEach(() => {
  handleSaved.mockClear();
  jest.mocked(logError).mockClear();
});

test('a record that breaks a rule is refused once: off the device, not tried again, the rule named', async () => {
  jest.mocked(write).mockRejectedValue(refusal);
  const sent = await submitRecord({ ...submission, build: () => badPhone });
  expect(sent).toMatchObject({
    ok: false,
    cause: { message: expect.stringMatching(/leads\/\S+, for phone \(ten digits, such as [-\d]+\)$/) },
  });
  expect(pendingNames()).toStrictEqual([]);
  await jest.advanceTimersByTimeAsync(10 * minuteMs);
  await look();
  window.dispatchEvent(new Event('pagehide'));
  expect(attempts()).toBe(1);
  expect(handleSaved).not.toHaveBeenCalled();
});

test('the answers of a refused record are a new request once they are put right', async () => {
  jest.mocked(write).mockRejectedValueOnce(refusal);
  expect(await submitRecord({ ...submission, build: () => badPhone })).toMatchObject({ ok: false });
  expect(await submitRecord(submission)).toMatchObject({ ok: true });
  await flush();
  expect(new Set(jest.mocked(write).mock.calls.map(([path]) => path)).size).toBe(3);
});

test('a record that is as the rules ask is tried a few times for a day, then given up and logged', async () => {
  jest.mocked(write).mockRejectedValue(refusal);
  const sent = await submitRecord(submission);
  expect(sent).toMatchObject({ ok: false, cause: { message: expect.stringContaining('App Check') } });
  await jest.advanceTimersByTimeAsync(dayMs - minuteMs);
  expect(pendingNames()).toHaveLength(1);
  expect(attempts()).toBeLessThan(10);
  expect(logError).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5 * minuteMs);
  expect(pendingNames()).toStrictEqual([]);
  const all = attempts();
  await jest.advanceTimersByTimeAsync(dayMs);
  expect(attempts()).toBe(all);
  expect(jest.mocked(logError).mock.calls).toStrictEqual([['Error adding lead', expect.any(Error)]]);
});

test('a refused request is not tried sooner because the visitor comes and goes, but at once when sent again', async () => {
  jest.mocked(write).mockRejectedValueOnce(refusal);
  await submitRecord(submission);
  await look();
  window.dispatchEvent(new Event('pagehide'));
  await look();
  expect(attempts()).toBe(1);
  expect(await submitRecord(submission)).toMatchObject({ ok: true });
  await flush();
  expect(new Set(jest.mocked(write).mock.calls.map(([path]) => path)).size).toBe(2);
});

test('saved without an acknowledgement by either road: the visitor is thanked, and nothing is sent twice', async () => {
  jest.mocked(write).mockRejectedValue(new Error('no socket'));
  fetched.mockImplementation((url, request) => {
    if (url.includes('/brand_id.json')) return echo(url, { body: '1' });
    return Promise.reject(new TypeError(`Failed to fetch ${request.method}`));
  });
  expect(await submitRecord(submission)).toMatchObject({ ok: true });
  expect(handleSaved).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls.filter(([url]) => /leads\/[-\w]+\.json/.test(url))).toHaveLength(1);
});

test('whether it is saved is told late: a failure first, then the visitor is thanked', async () => {
  jest.mocked(write).mockRejectedValue(new Error('no socket'));
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  fetched.mockImplementation(async (url) => {
    if (!url.includes('/brand_id.json')) throw new TypeError('Failed to fetch');
    await told;
    return echo(url, { body: '1' });
  });
  const sent = submitRecord(submission);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await sent).toMatchObject({ ok: false });
  tell();
  await flush();
  expect(handleSaved).toHaveBeenCalledTimes(1);
});

test.each([
  ['29 days', 29, 1],
  ['31 days', 31, 0],
])('what an earlier page could not send %s ago', async (_, days, left) => {
  const key = `${pushIdsSince(now.getTime() - days * dayMs)}abcdefghijkl`;
  const { path, form, answers, build } = submission;
  const pending = { key, path, form, answers, record: build('Unavailable'), context: null, isSent: true };
  localStorage.setItem(`pending/${key}`, JSON.stringify(pending));
  localStorage.setItem('pending/odd', '{"key":5}');
  jest.mocked(write).mockRejectedValue(new Error('network'));
  await look();
  expect(attempts()).toBe(left);
  expect(pendingNames()).toHaveLength(left);
});

test('what an open page cannot send for a month leaves it and the device, and is logged', async () => {
  jest.mocked(write).mockRejectedValue(new Error('network'));
  expect(await submitRecord(submission)).toMatchObject({ ok: false });
  jest.setSystemTime(now.getTime() + 31 * dayMs);
  await look();
  expect(inHand.size).toBe(0);
  expect(pendingNames()).toStrictEqual([]);
  expect(jest.mocked(logError).mock.calls).toStrictEqual([['Error adding lead', expect.any(Error)]]);
});
