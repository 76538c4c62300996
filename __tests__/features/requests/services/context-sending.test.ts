import { makePushId } from '../../../../src/features/requests/rules/push-id';
import { succeeded } from '../../../../src/shared/values/result';
import { submitRecord } from '../../../../src/features/requests/services/outbox';
import { keepSending, onSaved } from '../../../../src/features/requests/services/outbox-sender';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { plainContext } from '../../../support/context-records';
import { pendingNames } from '../../../support/saving';
import { fetched, flush, holdIp, never, refusal, sendFrom, written } from '../../../support/sending';
import { echo, submissionAt } from '../../../support/submission';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/features/requests/services/ip-lookup');

const now = new Date(plainContext.consent.at);
const submission = submissionAt(now);
const key = makePushId(now.getTime());
const handleSaved = jest.fn();

sendFrom(now);
beforeAll(() => {
  keepSending();
  onSaved(handleSaved);
});
beforeEach(() => void handleSaved.mockClear());

/** What becomes of every write of a context; those of records are saved. */
function forContexts(answer: () => Promise<void>): void {
  jest
    .mocked(write)
    .mockImplementation((path) => (path.startsWith('context/') ? answer() : Promise.resolve()));
}

const refused = () => Promise.reject(refusal);
const kept = () => pendingNames().map((name) => localStorage.getItem(name) ?? '');
const keep = (pending: object) => localStorage.setItem(`pending/${key}`, JSON.stringify({ key, ...pending }));

test('while the context is on its way, nothing of what was typed is left on the device', async () => {
  forContexts(never);
  await submitRecord(submission);
  await flush();
  expect(kept()).toHaveLength(1);
  const [text = ''] = kept();
  expect(JSON.parse(text)).toMatchObject({ path: 'context', record: plainContext });
  expect(text).not.toMatch(/Ada|416-555|Sofa|203\.0/);
});

test('a context that the database refuses is given up at once, and the visitor hears nothing of it', async () => {
  forContexts(refused);
  expect(await submitRecord(submission)).toMatchObject({ ok: true });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(written('context/')).toHaveLength(1);
  expect(kept()).toStrictEqual([]);
  expect(handleSaved).toHaveBeenCalledTimes(1);
});

test('a context that cannot be saved is tried again, and its confirmation is announced to nobody', async () => {
  forContexts(() => Promise.reject(new Error('network')));
  await submitRecord(submission);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(written('context/').length).toBeGreaterThan(2);
  expect(written('leads/')).toHaveLength(1);
  forContexts(() => Promise.resolve());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(kept()).toStrictEqual([]);
  expect(handleSaved).toHaveBeenCalledTimes(1);
});

test('the same answers sent again while a context is on its way are the same request', async () => {
  forContexts(never);
  const first = await submitRecord(submission);
  await flush();
  expect(await submitRecord(submission)).toStrictEqual(first);
  expect(written('leads/')).toHaveLength(1);
  expect(handleSaved).toHaveBeenCalledTimes(2);
});

test('pressed again, the latest consent is saved', async () => {
  jest.mocked(write).mockRejectedValueOnce(new Error('network'));
  expect(await submitRecord(submission)).toMatchObject({ ok: false });
  const consent = { ...plainContext.consent, marketing_texts: true };
  expect(await submitRecord({ ...submission, context: { ...plainContext, consent } })).toMatchObject({
    ok: true,
  });
  await flush();
  expect(written('context/')).toStrictEqual([[expect.any(String), { ...plainContext, consent }]]);
  expect(new Set(written('leads/').map(([path]) => path)).size).toBe(1);
});

test('pressed again while the first press is still with the database, it is so too', async () => {
  let confirmLead: () => void = () => undefined;
  jest.mocked(write).mockReturnValueOnce(new Promise((resolve) => (confirmLead = resolve)));
  const first = submitRecord(submission);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await first).toMatchObject({ ok: false });
  const consent = { ...plainContext.consent, marketing_texts: true };
  fetched.mockImplementation(never);
  const second = submitRecord({ ...submission, context: { ...plainContext, consent } });
  await flush();
  confirmLead();
  expect(await second).toMatchObject({ ok: true });
  await flush();
  expect(written('context/')).toStrictEqual([[expect.any(String), { ...plainContext, consent }]]);
});

test('a context that an earlier page has left is sent on the next visit', async () => {
  keep({ path: 'context', record: plainContext, isSent: true });
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(written('')).toStrictEqual([[`context/${key}`, plainContext]]);
  expect(kept()).toStrictEqual([]);
  expect(handleSaved).not.toHaveBeenCalled();
});

test('a page that is closed sends the context in a last request', async () => {
  forContexts(never);
  await submitRecord(submission);
  await flush();
  fetched.mockImplementation(echo);
  window.dispatchEvent(new Event('pagehide'));
  const [[url, request] = []] = fetched.mock.calls;
  expect(url).toMatch(/\/context\/[-\w]{20}\.json\?ns=/);
  expect(request).toMatchObject({ method: 'PUT', keepalive: true, body: JSON.stringify(plainContext) });
  await flush();
  expect(kept()).toStrictEqual([]);
});

test('a page that is closed before its request is confirmed sends it together with its context', async () => {
  jest.mocked(write).mockImplementation(never);
  void submitRecord(submission);
  await flush();
  window.dispatchEvent(new Event('pagehide'));
  const [[url, request] = []] = fetched.mock.calls.filter(([, { keepalive }]) => keepalive);
  expect(url).toMatch(/:\d+\/\.json\?ns=/);
  expect(request).toMatchObject({ method: 'PATCH' });
  const [[path = ''] = []] = written('leads/');
  expect(JSON.parse(String(request?.body))).toStrictEqual({
    [path]: submission.build('203.0.113.7'),
    [path.replace('leads', 'context')]: plainContext,
  });
});

test('a last request that was saved while the IP address was looked up is not sent again', async () => {
  const answer = holdIp();
  fetched.mockImplementation(echo);
  const sent = submitRecord(submission);
  await flush();
  window.dispatchEvent(new Event('pagehide'));
  await flush();
  answer(succeeded('203.0.113.7'));
  expect(await sent).toMatchObject({ ok: true });
  await flush();
  expect(written('leads/')).toStrictEqual([]);
  expect(written('context/')).toHaveLength(1);
  expect(handleSaved).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing', null],
  ['the marks of a machine', { trap_filled: true, fill_ms: 12 }],
])('a request that the earlier version of the site kept with %s beside it is sent', async (_, context) => {
  const record = submission.build('Unavailable');
  const { path, form, answers } = submission;
  keep({ path, form, answers, record, context, isSent: true });
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(written('')).toStrictEqual([[`leads/${key}`, record]]);
  expect(handleSaved).toHaveBeenCalledTimes(1);
  expect(kept()).toStrictEqual([]);
});

test('a request that is confirmed twice is reported once, and its context sent once', async () => {
  let confirmLead: () => void = () => undefined;
  jest.mocked(write).mockReturnValueOnce(new Promise((resolve) => (confirmLead = resolve)));
  fetched.mockImplementation(echo);
  const sent = submitRecord(submission);
  await flush();
  window.dispatchEvent(new Event('pagehide'));
  await flush();
  expect(kept()).toStrictEqual([]);
  confirmLead();
  expect(await sent).toMatchObject({ ok: true });
  await flush();
  expect(handleSaved).toHaveBeenCalledTimes(1);
  expect(written('context/')).toHaveLength(1);
});
