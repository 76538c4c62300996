import type { ContextRecord } from '../domain/context-record';
import { makePushId } from '../domain/push-id';
import type { RecordPath, SavedRecord } from '../domain/records';
import { failed, succeeded, type Result } from '../domain/result';
import { lookUpIpAddress } from './ip-lookup';
import {
  dropPending,
  isRequest,
  keepPending,
  listPending,
  type PendingContext,
  type PendingRecord,
  type PendingRequest,
} from './pending-records';
import { databaseAddress, databaseRestUrl } from './settings';

/**
 * The one sender of all forms (design section 5): what it takes is kept on the device until the database has
 * confirmed it, and is sent again with growing pauses, when the connection returns and on the next visit. A confirmed
 * record is followed by its context, in the same way, for which nobody waits.
 */
const deadlineMs = 10_000;
const holdMs = 8_000;
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
const unknownIp = 'Unavailable';
/** A context that could not be saved in so long is given up; a record never is. */
const longestContextAgeMs = 7 * 24 * 60 * 60 * 1000;

export type Submission = {
  path: RecordPath;
  form: string;
  answers: string;
  build: (ipAddress: string) => SavedRecord;
  context: ContextRecord;
};

type SavedListener = (saved: PendingRequest) => void;

const listeners = new Set<SavedListener>();
const unsettled = new Map<string, Promise<void>>();
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = firstPauseMs;

const loadSdk = () => import('./realtime-database');

const addressOf = ({ path, key }: PendingRecord): string => `${path}/${key}`;

/** Loads the SDK and opens the connection, so that neither is waited for at submit. */
export async function warmUp(): Promise<void> {
  await (await loadSdk()).openConnection();
}

/** Writes what goes with a saved record. */
export async function writeBeside(path: string, value: object): Promise<void> {
  await (await loadSdk()).write(path, value);
}

/** Tells of every record that the database confirms, however late; gives a function that stops it. */
export function onSaved(listener: SavedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function findRequest(key: string): PendingRequest | undefined {
  return listPending()
    .filter(isRequest)
    .find((request) => request.key === key);
}

/** Takes the place of a confirmed request on the device. */
function contextOf(key: string, record: ContextRecord): PendingContext {
  return { key, path: 'context', record, isSent: false, heldUntil: 0 };
}

function confirm(confirmed: PendingRecord): void {
  const { key } = confirmed;
  if (!isRequest(confirmed)) {
    dropPending(key);
    return;
  }
  // As it is kept now: a later press may have changed its context. Confirmed twice, it is gone.
  const request = findRequest(key);
  if (!request) return;
  if (request.context) void attempt(contextOf(key, request.context));
  else dropPending(key);
  for (const listener of listeners) listener(request);
}

async function write(pending: PendingRecord): Promise<void> {
  const sdk = await loadSdk();
  await sdk.write(addressOf(pending), pending.record);
  confirm(pending);
}

/** The write of a record, started once: without a server the SDK keeps it and its promise does not settle. */
function startWrite(pending: PendingRecord): Promise<void> {
  const address = addressOf(pending);
  const running = unsettled.get(address);
  if (running) {
    void loadSdk().then((sdk) => sdk.reconnect());
    return running;
  }
  const started = write(pending).finally(() => unsettled.delete(address));
  unsettled.set(address, started);
  return started;
}

/** Whether it is to be sent no more: the database has refused a context, or has had days to take it. */
function isGivenUp(pending: PendingRecord, cause: unknown): boolean {
  if (isRequest(pending)) return false;
  const ageMs = Date.now() - Date.parse(pending.record.consent?.at);
  const isRefused = (cause as { code?: unknown }).code === 'PERMISSION_DENIED';
  return isRefused || !(ageMs < longestContextAgeMs);
}

async function attempt(pending: PendingRecord): Promise<Result<string>> {
  const sent = { ...pending, isSent: true };
  keepPending(sent);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    const late = new Error(`The database did not confirm ${addressOf(pending)} in ${deadlineMs / 1000} s`);
    timer = setTimeout(() => reject(late), deadlineMs);
  });
  try {
    await Promise.race([startWrite(sent), deadline]);
    return succeeded(pending.key);
  } catch (cause) {
    if (isGivenUp(sent, cause)) dropPending(sent.key);
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
function findRepeated({ form, answers }: Submission): PendingRequest | undefined {
  return listPending()
    .filter(isRequest)
    .find((request) => request.form === form && request.answers === answers);
}

function accept({ path, form, answers, build, context }: Submission): PendingRequest {
  const key = makePushId(Date.now());
  return { key, path, form, answers, context, record: build(unknownIp), isSent: false, heldUntil: 0 };
}

/**
 * Takes a request: keeps it on the device, looks up the visitor's IP address (specification section 7) and saves it.
 * Gives its push id once the database has confirmed it. A failed lookup or save is a failure, and the request is then
 * sent again by itself, without an IP address where none was found.
 */
export async function submitRecord(submission: Submission): Promise<Result<string>> {
  const { context } = submission;
  // Of two presses the last one says what was agreed to.
  const request = { ...(findRepeated(submission) ?? accept(submission)), context };
  if (request.isSent) return attempt(request);
  pauseMs = firstPauseMs;
  keepPending({ ...request, heldUntil: Date.now() + holdMs });
  const ip = await lookUpIpAddress();
  const current = findRequest(request.key);
  // A page that was being closed, and was not, has sent it already.
  if (!current) return succeeded(request.key);
  if (!ip.ok) {
    keepPending({ ...current, heldUntil: 0 });
    scheduleRetry();
    return ip;
  }
  // It may also have sent it, as it was, and not know yet whether it arrived.
  return attempt(current.isSent ? current : { ...current, record: submission.build(ip.value) });
}

/** A last request that outlives the page: the same record to the same key's REST address. */
function sendBeforeLeaving(): void {
  for (const pending of listPending()) {
    const sent = { ...pending, isSent: true };
    keepPending(sent);
    const url = databaseRestUrl(databaseAddress(), addressOf(pending));
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
