import { makePushId } from '../../../../src/features/requests/rules/push-id';
import { succeeded } from '../../../../src/shared/values/result';
import { lookUpIpAddress } from '../../../../src/features/requests/services/ip-lookup';
import { submitRecord } from '../../../../src/features/requests/services/outbox';
import { inHand, keepSending, onSaved } from '../../../../src/features/requests/services/outbox-sender';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { plainContext } from '../../../support/context-records';
import { forgetPending, pendingNames } from '../../../support/saving';
import { echo, submissionAt } from '../../../support/submission';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/features/requests/services/ip-lookup');

const now = new Date(plainContext.consent.at);
const submission = submissionAt(now);
const key = makePushId(now.getTime());
const never = () => new Promise<never>(() => undefined);
const fetched = jest.fn<ReturnType<typeof echo>, Parameters<typeof echo>>();
const handleSaved = jest.fn();

beforeAll(() => {
  Object.assign(globalThis, { fetch: fetched });
  keepSending();
  onSaved(handleSaved);
});

beforeEach(() => {
  jest.useFakeTimers({ now });
  jest.mocked(write).mockReset().mockResolvedValue();
  jest.mocked(lookUpIpAddress).mockReset().mockResolvedValue(succeeded('203.0.113.7'));
  // Of the two roads these tests take one: REST is not to be reached.
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  handleSaved.mockClear();
});

afterEach(async () => {
  forgetPending();
  // With nothing left to send the pauses run out.
  await jest.advanceTimersByTimeAsync(120_000);
  jest.useRealTimers();
});

/** What becomes of every write of a context; those of records are saved. */
function forContexts(answer: () => Promise<void>): void {
  jest
    .mocked(write)
    .mockImplementation((path) => (path.startsWith('context/') ? answer() : Promise.resolve()));
}

const refused = () =>
  Promise.reject(Object.assign(new Error('Permission denied'), { code: 'PERMISSION_DENIED' }));
const written = (path: string) => jest.mocked(write).mock.calls.filter(([to]) => to.startsWith(path));
const kept = () => pendingNames().map((name) => localStorage.getItem(name) ?? '');
const keep = (pending: object) => localStorage.setItem(`pending/${key}`, JSON.stringify({ key, ...pending }));
const flush = () => jest.advanceTimersByTimeAsync(0);

test('once its record is confirmed the context is saved under the same key, and nobody waits for it', async () => {
  forContexts(never);
  const saved = await submitRecord(submission);
  expect(saved).toMatchObject({ ok: true });
  expect(handleSaved).toHaveBeenCalledTimes(1);
  await flush();
  const [[lead = ''] = []] = written('leads/');
  expect(written('context/')).toStrictEqual([[lead.replace('leads', 'context'), plainContext]]);
});

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
  keepSending();
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
  let answer: (ip: Awaited<ReturnType<typeof lookUpIpAddress>>) => void = () => undefined;
  jest.mocked(lookUpIpAddress).mockReturnValue(new Promise((resolve) => (answer = resolve)));
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

test('a request that an earlier page could not send is sent with its context', async () => {
  const record = submission.build('Unavailable');
  const { path, form, answers, context } = submission;
  // The earlier version knew by a clock which tab worked on it, and the clock may have been wrong.
  const heldUntil = now.getTime() + 365 * 24 * 60 * 60 * 1000;
  keep({ path, form, answers, record, context, isSent: true, heldUntil });
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(written('')).toStrictEqual([
    [`leads/${key}`, record],
    [`context/${key}`, plainContext],
  ]);
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

test.each([
  ['of no known kind', { path: 'locations', record: {} }, 0],
  ['without a record', { path: 'context', record: null }, 0],
  ['with a record that is no context', { path: 'context', record: { a: 1 } }, 1],
])('a kept item %s is passed over or given up', async (_, item, tries) => {
  keep({ ...item, isSent: true });
  forContexts(refused);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(written('')).toHaveLength(tries);
  expect(inHand.size).toBe(0);
});
