import { failed, succeeded } from '../../../../src/shared/values/result';
import { makePushId } from '../../../../src/features/requests/rules/push-id';
import { lookUpIpAddress } from '../../../../src/features/requests/services/ip-lookup';
import { submitRecord } from '../../../../src/features/requests/services/outbox';
import { keepSending, onSaved } from '../../../../src/features/requests/services/outbox-sender';
import { keepPending, lockOf } from '../../../../src/features/requests/services/outbox-store';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { plainContext } from '../../../support/context-records';
import { pendingNames } from '../../../support/saving';
import { fetched, flush, holdIp, never, sendFrom, written } from '../../../support/sending';
import { echo, submissionAt } from '../../../support/submission';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/features/requests/services/ip-lookup');

const now = new Date(2026, 10, 23, 9, 5);
const submission = submissionAt(now);
sendFrom(now);

test('a request is on the device before anything is asked of the network, and off it once confirmed', async () => {
  const answer = holdIp();
  const sent = submitRecord(submission);
  await flush();
  expect(pendingNames()).toHaveLength(1);
  expect(write).not.toHaveBeenCalled();
  answer(succeeded('203.0.113.7'));
  expect(await sent).toMatchObject({ ok: true });
  await flush();
  expect(jest.mocked(write).mock.calls).toStrictEqual([
    [expect.stringMatching(/^leads\/[-\w]{20}$/), submission.build('203.0.113.7')],
    [expect.stringMatching(/^context\/[-\w]{20}$/), plainContext],
  ]);
  expect(pendingNames()).toStrictEqual([]);
});

test('a failed IP lookup is a failure, and the request is then sent without an address', async () => {
  jest.mocked(lookUpIpAddress).mockResolvedValue(failed('blocked'));
  expect(await submitRecord(submission)).toMatchObject({ ok: false });
  expect(write).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^leads\//), submission.build('Unavailable'));
  expect(pendingNames()).toStrictEqual([]);
});

test('a refused record (App Check, say) stays pending and is tried again with growing pauses', async () => {
  jest.mocked(write).mockRejectedValue(new Error('PERMISSION_DENIED'));
  expect(await submitRecord(submission)).toMatchObject({ ok: false });
  expect(
    pendingNames().map((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown),
  ).toMatchObject([{ record: submission.build('203.0.113.7') }]);
  await jest.advanceTimersByTimeAsync(60_000);
  const early = jest.mocked(write).mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  const late = jest.mocked(write).mock.calls.length - early;
  expect(early).toBeGreaterThan(2);
  expect(late).toBeLessThan(early);
  jest.mocked(write).mockResolvedValue();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(pendingNames()).toStrictEqual([]);
  const paths = new Set(jest.mocked(write).mock.calls.map(([path]) => path));
  expect([...paths].filter((path) => path.startsWith('leads/'))).toHaveLength(1);
});

test('an unreachable database is a failure after the deadline; its late confirmation is still reported', async () => {
  let confirm: () => void = () => undefined;
  jest.mocked(write).mockReturnValue(new Promise((resolve) => (confirm = resolve)));
  const handleSaved = jest.fn();
  const stop = onSaved(handleSaved);
  const sent = submitRecord(submission);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await sent).toMatchObject({ ok: false });
  expect(handleSaved).not.toHaveBeenCalled();
  confirm();
  await flush();
  expect(handleSaved).toHaveBeenCalledWith(expect.objectContaining({ form: submission.form }));
  expect(pendingNames()).toStrictEqual([]);
  stop();
});

test('pressing again while the first is unconfirmed sends no second record', async () => {
  jest.mocked(write).mockImplementation(never);
  const first = submitRecord(submission);
  await jest.advanceTimersByTimeAsync(10_000);
  await first;
  const second = submitRecord(submission);
  await jest.advanceTimersByTimeAsync(10_000);
  await second;
  expect(pendingNames()).toHaveLength(1);
  expect(lookUpIpAddress).toHaveBeenCalledTimes(1);
});

test('two presses while another tab sends the same answers: one confirmation', async () => {
  const { path, form, answers, context, build } = submission;
  const pending = {
    path,
    form,
    answers,
    context,
    key: makePushId(now.getTime()),
    record: build('Unavailable'),
    isSent: false,
  };
  await keepPending(pending);
  const waiting: (() => void)[] = [];
  let isHeld = true;
  const request = async (
    name: string,
    { ifAvailable }: LockOptions,
    run: (lock: object | null) => unknown,
  ) => {
    const isTheirs = isHeld && name === lockOf(pending);
    if (isTheirs && ifAvailable) return run(null);
    if (isTheirs) await new Promise<void>((resolve) => waiting.push(resolve));
    return run({});
  };
  Object.assign(navigator, { locks: { request } });
  const handleSaved = jest.fn();
  const stop = onSaved(handleSaved);
  const first = submitRecord(submission);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(await first).toMatchObject({ ok: false });
  const second = submitRecord(submission);
  await jest.advanceTimersByTimeAsync(1000);
  isHeld = false;
  waiting.forEach((goOn) => goOn());
  await jest.advanceTimersByTimeAsync(5000);
  expect(await second).toMatchObject({ ok: true });
  expect(handleSaved).toHaveBeenCalledTimes(1);
  expect(written('leads/')).toHaveLength(1);
  stop();
  Object.assign(navigator, { locks: undefined });
});

test('what is being prepared in this tab is not sent by its own retry, without the address it waits for', async () => {
  const answer = holdIp();
  const sent = submitRecord(submission);
  keepSending();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(4000);
  expect(write).not.toHaveBeenCalled();
  answer(succeeded('203.0.113.7'));
  expect(await sent).toMatchObject({ ok: true });
  expect(jest.mocked(write).mock.calls[0]?.[1]).toStrictEqual(submission.build('203.0.113.7'));
});

test('a socket that does not confirm in 2.5 s is helped by a REST request to the same key', async () => {
  jest.mocked(write).mockImplementation(never);
  fetched.mockImplementation(echo);
  const sent = submitRecord(submission);
  await jest.advanceTimersByTimeAsync(2499);
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await sent).toMatchObject({ ok: true });
  const [path] = jest.mocked(write).mock.calls[0] ?? [];
  const [url, request] = fetched.mock.calls[0] ?? [];
  expect(url).toContain(`/${path}.json?ns=`);
  expect(request).toMatchObject({ method: 'PUT', body: JSON.stringify(submission.build('203.0.113.7')) });
});

test.each([
  ['nine minutes', 9, 1],
  ['eleven minutes', 11, 2],
])('the same answers %s after they were confirmed', async (_, minutes, records) => {
  await submitRecord(submission);
  await jest.advanceTimersByTimeAsync(minutes * 60_000);
  const handleSaved = jest.fn();
  const stop = onSaved(handleSaved);
  expect(await submitRecord(submission)).toMatchObject({ ok: true });
  expect(handleSaved).toHaveBeenCalledTimes(1);
  stop();
  const leads = written('leads/');
  expect(leads).toHaveLength(records);
});

test('the mark of a confirmed request says nothing of its answers, and is gone with a later visit', async () => {
  await submitRecord(submission);
  await jest.advanceTimersByTimeAsync(1000);
  const marks = () => Object.entries(localStorage).filter(([name]) => name.startsWith('confirmed/'));
  expect(marks()).toHaveLength(1);
  expect(JSON.stringify(marks())).not.toMatch(/Ada|416|Sofa/);
  await jest.advanceTimersByTimeAsync(11 * 60_000);
  keepSending();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(marks()).toStrictEqual([]);
});
