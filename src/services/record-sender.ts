import { makePushId } from '../domain/push-id';
import type { RecordPath, SavedRecord } from '../domain/records';
import { failed, succeeded, type Result } from '../domain/result';
import { lookUpIpAddress } from './ip-lookup';
import {
  dropPending,
  keepPending,
  listPending,
  type PendingRecord,
  type RecordMarks,
} from './pending-records';
import { databaseAddress, databaseRestUrl } from './settings';

/**
 * The one sender of all forms (design section 5): what it takes is kept on the device until the database has
 * confirmed it, and is sent again with growing pauses, when the connection returns and on the next visit.
 */
const deadlineMs = 10_000;
const holdMs = 8_000;
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
const unknownIp = 'Unavailable';

export type Submission = {
  path: RecordPath;
  form: string;
  answers: string;
  build: (ipAddress: string) => SavedRecord;
  context: RecordMarks | null;
};

type SavedListener = (saved: PendingRecord) => void;

const listeners = new Set<SavedListener>();
const unsettled = new Map<string, Promise<void>>();
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = firstPauseMs;

const loadSdk = () => import('./realtime-database');

/** Loads the SDK and opens the connection, so that neither is waited for at submit. */
export async function warmUp(): Promise<void> {
  await (await loadSdk()).openConnection();
}

/** Tells of every record that the database confirms, however late; gives a function that stops it. */
export function onSaved(listener: SavedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function confirm(pending: PendingRecord): void {
  dropPending(pending.key);
  for (const listener of listeners) listener(pending);
}

async function write(pending: PendingRecord): Promise<void> {
  const sdk = await loadSdk();
  await sdk.write(`${pending.path}/${pending.key}`, pending.record);
  confirm(pending);
  // Worth having, not worth losing or delaying a request for.
  if (pending.context) sdk.write(`context/${pending.key}`, pending.context).catch(() => undefined);
}

/** The write of a record, started once: without a server the SDK keeps it and its promise does not settle. */
function startWrite(pending: PendingRecord): Promise<void> {
  const running = unsettled.get(pending.key);
  if (running) {
    void loadSdk().then((sdk) => sdk.reconnect());
    return running;
  }
  const started = write(pending).finally(() => unsettled.delete(pending.key));
  unsettled.set(pending.key, started);
  return started;
}

async function attempt(pending: PendingRecord): Promise<Result<string>> {
  const sent = { ...pending, isSent: true };
  keepPending(sent);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const late = new Error(
      `The database did not confirm ${pending.path}/${pending.key} in ${deadlineMs / 1000} s`,
    );
    timer = setTimeout(() => reject(late), deadlineMs);
  });
  try {
    await Promise.race([startWrite(sent), deadline]);
    return succeeded(pending.key);
  } catch (cause) {
    scheduleRetry();
    return failed(cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends all that is pending, except what another tab has in hand. */
async function sendPending(): Promise<void> {
  const free = listPending().filter(({ heldUntil }) => heldUntil <= Date.now());
  await Promise.all(free.map(attempt));
  scheduleRetry();
}

function scheduleRetry(): void {
  if (retryTimer !== undefined || listPending().length === 0) return;
  retryTimer = setTimeout(() => {
    retryTimer = undefined;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    void sendPending();
  }, pauseMs);
}

function retryNow(): void {
  clearTimeout(retryTimer);
  retryTimer = undefined;
  pauseMs = firstPauseMs;
  void sendPending();
}

/** The pending record of a second press: the same answers from the same form. */
function findRepeated({ form, answers }: Submission): PendingRecord | undefined {
  return listPending().find((pending) => pending.form === form && pending.answers === answers);
}

function accept({ path, form, answers, build, context }: Submission): PendingRecord {
  const key = makePushId(Date.now());
  return { key, path, form, answers, context, record: build(unknownIp), isSent: false, heldUntil: 0 };
}

/**
 * Takes a request: keeps it on the device, looks up the visitor's IP address (specification section 7) and saves it.
 * Gives its push id once the database has confirmed it. A failed lookup or save is a failure, and the request is then
 * sent again by itself, without an IP address where none was found.
 */
export async function submitRecord(submission: Submission): Promise<Result<string>> {
  const pending = findRepeated(submission) ?? accept(submission);
  if (pending.isSent) return attempt(pending);
  pauseMs = firstPauseMs;
  keepPending({ ...pending, heldUntil: Date.now() + holdMs });
  const ip = await lookUpIpAddress();
  const current = listPending().find(({ key }) => key === pending.key) ?? pending;
  if (!ip.ok) {
    keepPending({ ...current, heldUntil: 0 });
    scheduleRetry();
    return ip;
  }
  // A page that was being closed may have sent it already, as it was.
  return attempt(current.isSent ? current : { ...current, record: submission.build(ip.value) });
}

/** A last request that outlives the page: the same record to the same key's REST address. */
function sendBeforeLeaving(): void {
  for (const pending of listPending()) {
    const sent = { ...pending, isSent: true };
    keepPending(sent);
    const url = databaseRestUrl(databaseAddress(), `${pending.path}/${pending.key}`);
    fetch(url, { method: 'PUT', keepalive: true, body: JSON.stringify(pending.record) }).then(
      ({ ok }) => ok && confirm(sent),
      () => undefined,
    );
  }
}

/** Sends what an earlier visit has left, and goes on as long as the page is open. */
export function keepSending(): void {
  window.addEventListener('online', retryNow);
  window.addEventListener('pagehide', sendBeforeLeaving);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && listPending().length > 0) retryNow();
  });
  if (listPending().length > 0) void sendPending();
}
