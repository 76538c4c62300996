import { failed, succeeded } from '../../src/domain/result';
import { lookUpIpAddress } from '../../src/services/ip-lookup';
import { listPending } from '../../src/services/pending-records';
import { write } from '../../src/services/realtime-database';
import { keepSending, onSaved, submitRecord } from '../../src/services/record-sender';
import { plainContext } from '../support/context-records';
import { forgetPending } from '../support/saving';
import { submissionAt } from '../support/submission';

jest.mock('../../src/services/realtime-database');
jest.mock('../../src/services/ip-lookup');

const now = new Date(2026, 10, 23, 9, 5);
const submission = submissionAt(now);
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers({ now });
  jest.mocked(write).mockReset().mockResolvedValue();
  jest.mocked(lookUpIpAddress).mockReset().mockResolvedValue(succeeded('203.0.113.7'));
});

afterEach(async () => {
  forgetPending();
  // With nothing left to send the pauses run out.
  await jest.advanceTimersByTimeAsync(120_000);
  jest.useRealTimers();
});

const stored = () => Object.keys(localStorage).filter((name) => name.startsWith('pending/'));

test('a request is on the device before anything is asked of the network, and off it once confirmed', async () => {
  let answer: (ip: Awaited<ReturnType<typeof lookUpIpAddress>>) => void = () => undefined;
  jest.mocked(lookUpIpAddress).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const sent = submitRecord(submission);
  expect(stored()).toHaveLength(1);
  expect(write).not.toHaveBeenCalled();
  answer(succeeded('203.0.113.7'));
  expect(await sent).toMatchObject({ ok: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.mocked(write).mock.calls).toStrictEqual([
    [expect.stringMatching(/^leads\/[-\w]{20}$/), submission.build('203.0.113.7')],
    [expect.stringMatching(/^context\/[-\w]{20}$/), plainContext],
  ]);
  expect(stored()).toStrictEqual([]);
});

test('a failed IP lookup is a failure, and the request is then sent without an address', async () => {
  jest.mocked(lookUpIpAddress).mockResolvedValue(failed('blocked'));
  expect(await submitRecord(submission)).toMatchObject({ ok: false });
  expect(write).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^leads\//), submission.build('Unavailable'));
  expect(listPending()).toStrictEqual([]);
});

test('a refused record (App Check, say) stays pending and is tried again with growing pauses', async () => {
  jest.mocked(write).mockRejectedValue(new Error('PERMISSION_DENIED'));
  expect(await submitRecord(submission)).toMatchObject({ ok: false });
  expect(listPending()).toMatchObject([{ record: submission.build('203.0.113.7') }]);
  await jest.advanceTimersByTimeAsync(60_000);
  const early = jest.mocked(write).mock.calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  const late = jest.mocked(write).mock.calls.length - early;
  expect(early).toBeGreaterThan(2);
  expect(late).toBeLessThan(early);
  jest.mocked(write).mockResolvedValue();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(listPending()).toStrictEqual([]);
  const paths = new Set(jest.mocked(write).mock.calls.map(([path]) => path));
  expect([...paths].filter((path) => path.startsWith('leads/'))).toHaveLength(1);
});

test('an unreachable database is a failure after the deadline; its late confirmation is still told', async () => {
  let confirm: () => void = () => undefined;
  jest.mocked(write).mockReturnValue(new Promise((resolve) => (confirm = resolve)));
  const told = jest.fn();
  const stop = onSaved(told);
  const sent = submitRecord(submission);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await sent).toMatchObject({ ok: false });
  expect(told).not.toHaveBeenCalled();
  confirm();
  await jest.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ form: submission.form }));
  expect(listPending()).toStrictEqual([]);
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
  expect(listPending()).toHaveLength(1);
  expect(lookUpIpAddress).toHaveBeenCalledTimes(1);
});

test('what another tab has in hand is left to it for a while', async () => {
  jest.mocked(lookUpIpAddress).mockImplementation(never);
  void submitRecord(submission);
  keepSending();
  await jest.advanceTimersByTimeAsync(4000);
  expect(write).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(write).toHaveBeenCalledWith(expect.stringMatching(/^leads\//), submission.build('Unavailable'));
});
