import { makePushId, pushIdsSince } from '../../../../src/features/requests/rules/push-id';
import { lookUpIpAddress } from '../../../../src/features/requests/services/ip-lookup';
import { submitRecord } from '../../../../src/features/requests/services/outbox';
import { keepSending, onSaved } from '../../../../src/features/requests/services/outbox-sender';
import { write } from '../../../../src/features/requests/services/realtime-database';
import { logError } from '../../../../src/shared/browser/error-log';
import { failed, succeeded } from '../../../../src/shared/values/result';
import { plainContext, submissionAt } from '../../../support/context-records';
import { pendingNames } from '../../../support/saving';
import * as sending from '../../../support/sending';

jest.mock('../../../../src/features/requests/services/realtime-database');
jest.mock('../../../../src/features/requests/services/ip-lookup');
jest.mock('../../../../src/shared/browser/error-log');

const { answer, byRest, bySocket, database, fetched, flush, heal, holdIp, never, offline } = sending;
const { refusal, savedAt, sendFrom, written } = sending;

type Socket = typeof bySocket;
type Rest = typeof byRest;

const now = new Date(2026, 10, 23, 9, 5);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const submission = submissionAt(now);
const withIp = submission.build('203.0.113.7');
const withoutIp = submission.build('Unavailable');
const wrong = () => ({ ...withIp, phone: '416' });
const handleSaved = jest.fn();

sendFrom(now);
beforeAll(() => {
  keepSending();
  onSaved(handleSaved);
});
beforeEach(() => {
  handleSaved.mockClear();
  jest.mocked(logError).mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(navigator, { locks: undefined });
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const useSocket = (socket: Socket) => jest.mocked(write).mockImplementation(socket);
const kept = () =>
  pendingNames().map((name) => JSON.parse(localStorage.getItem(name) ?? '') as { path: string });
/** Looks at once whether there is something to send, as when the visitor comes back to the tab. */
const look = async () => {
  window.dispatchEvent(new Event('online'));
  await flush();
};

/** Gives whether the visitor hears of a success, and after how many milliseconds. */
async function told(sent: ReturnType<typeof submitRecord>): Promise<[isSaved: boolean, afterMs: number]> {
  const from = Date.now();
  const heard: [boolean, number][] = [];
  void sent.then(({ ok }) => heard.push([ok, Date.now() - from]));
  for (let ms = 0; heard.length === 0; ms = 100) await pass(ms);
  return heard[0]!;
}

const refused = () => Promise.reject(refusal);
const afterMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const forContexts =
  (fault: Socket): Socket =>
  (path, value) =>
    path.startsWith('context/') ? fault(path, value) : bySocket(path, value);
/** The database has the record, and the page does not hear of it. */
const unconfirmed =
  (fault: () => Promise<never>): Socket =>
  async (path, value) => {
    await bySocket(path, value);
    return fault();
  };

type Given = { socket?: Socket; rest?: Rest; ip?: ReturnType<typeof failed>; storesNothing?: true };

const lateSocket: Socket = (path, value) => afterMs(14_000).then(() => bySocket(path, value));
/** No write comes through, but the question whether a record is saved. */
const askable: Rest = (url, request) => (request.body === undefined ? byRest(url, request) : offline());
const slowlyAskable: Rest = (url, request) => afterMs(3000).then(() => askable(url, request));

const twice: Socket = (path) => (path.startsWith('context/') ? offline() : afterMs(3000));
const leadsOnly: Rest = (url, request) => (url.includes('/context') ? offline() : byRest(url, request));

test.each<[fault: string, given: Given, isSaved: boolean, afterMs: number, left: string[]]>([
  ['nothing', {}, true, 0, []],
  ['the socket fails', { socket: offline, rest: byRest }, true, 0, []],
  ['the socket does not answer', { socket: never, rest: byRest }, true, 2500, ['context']],
  ['neither road works', { socket: offline }, false, 0, ['leads']],
  ['neither road answers', { socket: never, rest: never }, false, 12_500, ['leads']],
  ['REST answers 503', { socket: offline, rest: () => answer(503, {}) }, false, 0, ['leads']],
  ['a network asks to sign in', { socket: offline, rest: () => answer(200, {}) }, false, 0, ['leads']],
  ['the rules refuse a right record', { socket: refused }, false, 0, ['leads']],
  ['the IP lookup is blocked', { ip: failed('blocked') }, false, 0, ['leads']],
  ['the device stores nothing', { storesNothing: true }, true, 0, []],
  ['it stores nothing, and neither road works', { storesNothing: true, socket: offline }, false, 0, []],
  ['the confirmation comes late', { socket: lateSocket, rest: never }, false, 12_500, ['leads']],
  ['the confirmation is lost', { socket: unconfirmed(never), rest: byRest }, true, 2500, ['context']],
  ['both are lost', { socket: unconfirmed(offline), rest: askable }, true, 0, ['context']],
  ['which is heard late', { socket: unconfirmed(offline), rest: slowlyAskable }, false, 5500, ['leads']],
  ['it is confirmed by both roads', { socket: twice, rest: leadsOnly }, true, 2500, ['context']],
  ['the rules refuse its context', { socket: forContexts(refused) }, true, 0, []],
  ['its context is lost', { socket: forContexts(offline) }, true, 0, ['context']],
])('%s: nothing is lost, and one request is saved', async (fault, given, isSaved, ms, left) => {
  const { socket = bySocket, rest = offline, ip, storesNothing } = given;
  // Until now the socket has answered.
  await submitRecord({ ...submission, answers: fault });
  await flush();
  database.clear();
  handleSaved.mockClear();
  useSocket(socket);
  fetched.mockImplementation(rest);
  if (ip) jest.mocked(lookUpIpAddress).mockResolvedValue(ip);
  if (storesNothing)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
  expect(await told(submitRecord(submission))).toEqual([isSaved, ms]);
  await flush();
  expect(kept().map(({ path }) => path)).toEqual(left);
  heal();
  fetched.mockImplementation(byRest);
  await pass(2 * minuteMs);
  expect(savedAt('leads/')).toStrictEqual([ip ? withoutIp : withIp]);
  expect(savedAt('context/')).toStrictEqual(fault.includes('refuse its') ? [] : [plainContext]);
  expect(handleSaved).toHaveBeenCalledTimes(1);
  expect(kept()).toStrictEqual([]);
  expect(logError).not.toHaveBeenCalled();
});

test('a request is on the device before the network is used, then nothing that was typed', async () => {
  const come = holdIp();
  useSocket(forContexts(never));
  const sent = submitRecord(submission);
  await look();
  await pass(4000);
  expect(kept()).toMatchObject([{ record: withoutIp }]);
  expect(write).not.toHaveBeenCalled();
  come(succeeded('203.0.113.7'));
  expect(await sent).toMatchObject({ ok: true });
  await flush();
  expect(kept()).toMatchObject([{ path: 'context', record: plainContext }]);
  const marks = () => Object.entries(localStorage).filter(([name]) => name.startsWith('confirmed/'));
  expect(marks()).toHaveLength(1);
  expect(JSON.stringify([kept(), marks()])).not.toMatch(/Ada|416|Sofa|203\.0/);
  heal();
  await pass(11 * minuteMs);
  await look();
  await pass(1000);
  expect(marks()).toStrictEqual([]);
});

test('attempts come with growing pauses, under one key', async () => {
  useSocket(offline);
  await submitRecord(submission);
  await pass(minuteMs);
  const early = written('leads/').length;
  await pass(minuteMs);
  expect(early).toBeGreaterThan(2);
  expect(written('leads/').length - early).toBeLessThan(early);
  expect(new Set(written('').map(([path]) => path)).size).toBe(1);
});

const ticked = { ...plainContext, consent: { ...plainContext.consent, marketing_texts: true } };

test.each<
  [when: string, socket: Socket, pauseMs: number, leads: number, contexts: object[], reports: number]
>([
  ['after a failure', offline, 0, 1, [ticked], 1],
  ['while the first press is with the database', never, 0, 1, [ticked], 1],
  ['while its context is on its way', forContexts(never), 0, 1, [plainContext], 2],
  ['nine minutes after it was saved', bySocket, 9 * minuteMs, 1, [plainContext], 2],
  ['eleven minutes after it was saved', bySocket, 11 * minuteMs, 2, [plainContext, ticked], 2],
])('the same answers %s', async (when, socket, pauseMs, leads, contexts, reports) => {
  useSocket(socket);
  const first = submitRecord(submission);
  await told(first);
  await pass(pauseMs);
  heal();
  fetched.mockImplementation(byRest);
  const second = submitRecord({ ...submission, context: ticked });
  expect(await told(second)).toEqual([true, expect.any(Number)]);
  await pass(minuteMs);
  expect([savedAt('leads/').length, savedAt('context/')]).toEqual([leads, contexts]);
  expect(handleSaved).toHaveBeenCalledTimes(reports);
  expect(lookUpIpAddress).toHaveBeenCalledTimes(leads);
});

/** What another tab has kept, with the same answers. */
function keepTheirs(key: string, record = withoutIp): void {
  const theirs = { ...submission, key, form: 'other tab', record, isSent: false };
  localStorage.setItem(`pending/${key}`, JSON.stringify(theirs));
}

test('another tab sends the same answers: both are confirmed, under one key', async () => {
  const key = makePushId(now.getTime());
  keepTheirs(key);
  const left: string[][] = [];
  const request = async (_: string, run: () => Promise<unknown>) =>
    run().finally(() => left.push(pendingNames()));
  Object.assign(navigator, { locks: { request } });
  database.set(`leads/${key}`, withIp);
  fetched.mockImplementation(byRest);
  expect(await submitRecord(submission)).toMatchObject({ ok: true, value: key });
  expect(handleSaved.mock.calls).toMatchObject([[{ key, form: submission.form }]]);
  expect(savedAt('leads/')).toStrictEqual([withIp]);
  // When it is the other tab's turn, it finds no second request that it would give way to.
  expect(left[0]).toStrictEqual([`pending/${key}`]);
});

test('while another tab looks up the IP address its request is left to it', async () => {
  let end = (): void => undefined;
  const lookup = new Promise<void>((resolve) => (end = resolve));
  const request = async (_: string, run: () => unknown) => lookup.then(run);
  Object.assign(navigator, { locks: { request } });
  const key = makePushId(now.getTime());
  keepTheirs(key);
  await look();
  await pass(5000);
  expect(write).not.toHaveBeenCalled();
  keepTheirs(key, withIp);
  end();
  await flush();
  expect(savedAt('leads/')).toStrictEqual([withIp]);
});

const both = ['PATCH ', 'PUT context'];

test.each<[moment: string, socket: Socket, isIpHeld: boolean, rest: Rest, lead: object, last: string[]]>([
  ['while the IP address is looked up', bySocket, true, byRest, withoutIp, both],
  ['so, and they do not arrive', bySocket, true, offline, withIp, both],
  ['before its request is confirmed', never, false, byRest, withIp, both],
  ['before its context is confirmed', forContexts(never), false, byRest, withIp, ['PUT context']],
])('a page closed %s sends what is left in last requests', async (_, socket, isIpHeld, rest, lead, last) => {
  const come = isIpHeld ? holdIp() : undefined;
  useSocket(socket);
  void submitRecord(submission);
  await flush();
  fetched.mockImplementation(rest);
  window.dispatchEvent(new Event('pagehide'));
  const paths = fetched.mock.calls.map(([url, { method }]) => `${method} ${/:\d+\/(\w*)/.exec(url)?.[1]}`);
  expect(paths).toEqual(last);
  expect(fetched.mock.calls.every(([, { keepalive }]) => keepalive)).toBe(true);
  await flush();
  // It stays after all.
  come?.(succeeded('203.0.113.7'));
  heal();
  await pass(minuteMs);
  expect([...database.values()]).toStrictEqual([lead, plainContext]);
  expect(handleSaved).toHaveBeenCalledTimes(1);
  expect(kept()).toStrictEqual([]);
});

test.each([0, 1])(
  'whichever of its last requests comes late (%#), it is saved with its context',
  async (late) => {
    holdIp();
    void submitRecord(submission);
    await flush();
    const sent: (() => unknown)[] = [];
    fetched.mockImplementation((...request) => {
      sent.push(() => byRest(...request));
      return never();
    });
    window.dispatchEvent(new Event('pagehide'));
    sent.push(...sent.splice(late, 1));
    for (const arrive of sent) await arrive();
    expect([...database.values()]).toStrictEqual([withoutIp, plainContext]);
  },
);

test('a record that breaks a rule is refused once, the rule named; put right it is a new request', async () => {
  useSocket(refused);
  expect(await submitRecord({ ...submission, build: wrong })).toMatchObject({
    ok: false,
    cause: { message: expect.stringMatching(/leads\/\S+, for phone \(ten digits, such as [-\d]+\)$/) },
  });
  expect(kept()).toStrictEqual([]);
  heal();
  await pass(10 * minuteMs);
  await look();
  window.dispatchEvent(new Event('pagehide'));
  expect(written('leads/')).toHaveLength(1);
  expect(await submitRecord(submission)).toMatchObject({ ok: true });
  expect(written('leads/')).toHaveLength(2);
});

test('a right record that is refused is tried a few times for a day, then given up and logged', async () => {
  useSocket(refused);
  const sent = await submitRecord(submission);
  expect(sent).toMatchObject({ ok: false, cause: { message: expect.stringContaining('App Check') } });
  for (let presses = 1; presses < 7; presses += 1) await submitRecord(submission);
  await look();
  window.dispatchEvent(new Event('pagehide'));
  // Not sooner because the visitor comes and goes, and no fewer because of the presses.
  expect(written('leads/')).toHaveLength(7);
  await pass(22 * 60 * minuteMs);
  expect(kept()).toHaveLength(1);
  expect(written('leads/').length).toBeLessThan(16);
  expect(logError).not.toHaveBeenCalled();
  await pass(60 * minuteMs);
  expect(kept()).toStrictEqual([]);
  const all = written('leads/').length;
  await pass(dayMs);
  expect(written('leads/')).toHaveLength(all);
  expect(jest.mocked(logError).mock.calls).toStrictEqual([['Error adding lead', expect.any(Error)]]);
});

const context = { path: 'context', record: plainContext, isSent: true };
const request = { ...submission, record: withoutIp, context: plainContext, isSent: true };

test.each<[what: string, left: object, days: number, paths: RegExp[], reports: number]>([
  ['a request', request, 1, [/^leads/, /^context/], 1],
  ['a request, by a clock that is a year off now or was then,', request, 366, [/^leads/, /^context/], 1],
  ['the context of a saved request', context, 0, [/^context/], 0],
  ['what is no request', { key: 5 }, 0, [], 0],
])('%s that an earlier page left on the device %#', async (_, left, days, paths, reports) => {
  const key = `${pushIdsSince(now.getTime() - days * dayMs)}abcdefghijkl`;
  localStorage.setItem(`pending/${key}`, JSON.stringify({ key, ...left }));
  await look();
  await flush();
  expect(written('').map(([path]) => path)).toEqual(paths.map((path) => expect.stringMatching(path)));
  expect(handleSaved).toHaveBeenCalledTimes(reports);
});

test('a right record that is refused while the clock is a year ahead is sent once the clock is right', async () => {
  useSocket(refused);
  jest.setSystemTime(now.getTime() + 365 * dayMs);
  expect(await submitRecord(submission)).toMatchObject({ ok: false });
  heal();
  jest.setSystemTime(now.getTime());
  await look();
  await flush();
  expect(written('leads/')).toHaveLength(2);
  expect(kept()).toStrictEqual([]);
});

test('what an open page cannot send stays until it is sent, however long', async () => {
  useSocket(offline);
  expect(await submitRecord(submission)).toMatchObject({ ok: false });
  jest.setSystemTime(now.getTime() + 400 * dayMs);
  await look();
  expect(kept()).toHaveLength(1);
  heal();
  await pass(minuteMs);
  expect(kept()).toStrictEqual([]);
  expect(handleSaved).toHaveBeenCalledTimes(1);
});
