import type { SavedRecord } from '../../domain/requests/records';
import { longHash } from '../../domain/hash';
import { failed, succeeded, type Result } from '../../domain/result';
import { hasArrived, isRefused, sendBeyondPage } from './database-rest';
import { deliver } from './delivery';
import {
  dropPending,
  isRequest,
  keepPending,
  readPending,
  rememberConfirmed,
  type PendingContext,
  type PendingRecord,
  type PendingRequest,
} from './outbox-store';
import { own, release, whenOwned } from './ownership';
import { whenIdle } from '../../startup/scheduling';

/**
 * Sends the content of the outbox until the database has confirmed it: again after growing pauses, when the connection
 * returns, and on the next visit. After a confirmed record it sends the record's context in the same way; no visitor
 * waits for that. Of several tabs, the one that holds a record's lock sends it.
 */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** After this time the outbox gives up a context; it never gives up a record. */
const longestContextAgeMs = 7 * 24 * 60 * 60 * 1000;

type SavedContext = PendingContext['record'];
export type Saved = {
  key: string;
  form: string;
  record: SavedRecord;
  /** The request's context once the database has it; nothing where that failed the first time. */
  context?: Promise<SavedContext | undefined>;
};
type SavedListener = (saved: Saved) => void;

const listeners = new Set<SavedListener>();
/** The records that this tab sends, by push id; known even where the device stores nothing. */
export const inHand = new Map<string, PendingRecord>();
/** The push ids of requests whose IP address is being looked up: they are not sent before the answer. */
export const awaitingIp = new Set<string>();
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = firstPauseMs;

const addressOf = ({ path, key }: PendingRecord): string => `${path}/${key}`;
/** The name of a record's lock, which the tab that sends it holds. */
export const lockOf = (pending: PendingRecord): string => `outbox/${addressOf(pending)}`;

/** Calls a listener for every request that the database confirms, however late; gives a function that stops it. */
export function onSaved(listener: SavedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports a saved request to the forms of this page; each form knows its own. */
export function reportSaved(saved: Saved): void {
  for (const listener of listeners) listener(saved);
}

/** Makes this tab send a record, and keeps it on the device; settles when it is on the disk, or after 300 ms. */
export function keep(pending: PendingRecord): Promise<void> {
  inHand.set(pending.key, pending);
  return keepPending(pending);
}

async function letGo(pending: PendingRecord): Promise<void> {
  inHand.delete(pending.key);
  await dropPending(pending.key);
  release(lockOf(pending));
}

async function findKept({ key, path }: PendingRecord): Promise<PendingRecord | undefined> {
  return (await readPending()).find((kept) => kept.key === key && kept.path === path);
}

function contextOf({ key }: PendingRequest, record: PendingContext['record']): PendingContext {
  return { key, path: 'context', record, isSent: false };
}

/** Replaces a confirmed request with its context on the device, so that no typed value stays, and sends the context. */
async function goOnToContext(request: PendingRequest): Promise<SavedContext | undefined> {
  // The visitor may have sent the same answers again in another tab, with other boxes ticked.
  const kept = await findKept(request);
  const record = (kept && isRequest(kept) ? kept : request).context;
  await rememberConfirmed(longHash(request.answers), request.key);
  if (!record) {
    await letGo(request);
    return undefined;
  }
  const context = contextOf(request, record);
  await own(lockOf(context));
  await keep(context);
  release(lockOf(request));
  return (await attempt(context)).ok ? record : undefined;
}

/** Loads the document database client when the page is idle; nothing depends on it. */
function openDocumentDatabase(): void {
  whenIdle(() => {
    import('./document-database').then((client) => client.openDocumentDatabase()).catch(() => undefined);
  });
}

function handleSaved({ key, path }: PendingRecord): void {
  const held = inHand.get(key);
  // A second confirmation: by the other road, or by the last request of a page that stayed.
  if (held?.path !== path) return;
  if (!isRequest(held)) {
    void letGo(held);
    return;
  }
  // At once, so that a page that closes now sends the context with its last request.
  if (held.context) inHand.set(key, contextOf(held, held.context));
  else inHand.delete(key);
  reportSaved({ key, form: held.form, record: held.record, context: goOnToContext(held) });
}

/** Whether to give up a context: the database has refused it, or it is too old. A request is never given up. */
function isGivenUp(pending: PendingRecord, cause: unknown): boolean {
  if (isRequest(pending)) return false;
  const ageMs = Date.now() - Date.parse(pending.record.consent?.at);
  return isRefused(cause) || !(ageMs < longestContextAgeMs);
}

/** Sends a record that this tab has; gives its push id once the database has confirmed it. */
export async function attempt(pending: PendingRecord): Promise<Result<string>> {
  const sent = { ...pending, isSent: true };
  const address = addressOf(sent);
  const handleConfirmed = (): void => handleSaved(sent);
  // The database has confirmed it in the meantime, and its context is on its way.
  if (inHand.get(sent.key)?.path !== sent.path) return succeeded(sent.key);
  await keep(sent);
  try {
    await deliver(address, sent.record, handleConfirmed);
  } catch (cause) {
    // The rules refuse it because it was saved before, and only its confirmation was lost.
    const isThere = isRequest(sent) && isRefused(cause) && (await hasArrived(address));
    if (!isThere) {
      if (isGivenUp(sent, cause)) await letGo(sent);
      scheduleRetry();
      return failed(cause);
    }
    handleConfirmed();
  }
  return succeeded(sent.key);
}

/** Sends a record whose lock this tab has got, as the device has it now: another tab may have confirmed it already. */
async function takeUp(pending: PendingRecord): Promise<void> {
  const kept = await findKept(pending);
  if (!kept) {
    release(lockOf(pending));
    return;
  }
  inHand.set(kept.key, kept);
  await attempt(kept);
}

async function sendIfOurs(pending: PendingRecord): Promise<void> {
  const held = inHand.get(pending.key);
  if (held) {
    if (!awaitingIp.has(held.key)) await attempt(held);
  } else if (await own(lockOf(pending))) {
    await takeUp(pending);
  } else {
    void whenOwned(lockOf(pending)).then(() => takeUp(pending));
  }
}

/** Sends every pending record of this device; one that another tab sends is taken over when that tab ends. */
async function sendPending(): Promise<void> {
  const kept = await readPending();
  const pending = new Map([...kept, ...inHand.values()].map((record) => [record.key, record]));
  await Promise.all([...pending.values()].map(sendIfOurs));
  scheduleRetry();
}

/** Sends again after a pause, unless a pause is already running. */
export function scheduleRetry(): void {
  if (retryTimer !== undefined || inHand.size === 0) return;
  retryTimer = setTimeout(() => {
    retryTimer = undefined;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    void sendPending();
  }, pauseMs);
}

/** Makes the next pause short again. */
export function resetPause(): void {
  pauseMs = firstPauseMs;
}

function retryNow(): void {
  clearTimeout(retryTimer);
  retryTimer = undefined;
  resetPause();
  onSaved(openDocumentDatabase);
  void sendPending();
}

/**
 * Sends last requests that outlive the page: each request together with its context, and both alone, because the rules
 * refuse the pair where one of them is already saved.
 */
function sendBeforeLeaving(): void {
  for (const pending of inHand.values()) {
    const sent = { ...pending, isSent: true };
    void keep(sent);
    const address = addressOf(sent);
    const handleAnswer = (isSaved: boolean): void => void (isSaved && handleSaved(sent));
    if (isRequest(sent) && sent.context) {
      const contextAddress = `context/${sent.key}`;
      const both = { [address]: sent.record, [contextAddress]: sent.context };
      void sendBeyondPage('PATCH', '', both).then(handleAnswer);
      void sendBeyondPage('PUT', contextAddress, sent.context);
    }
    void sendBeyondPage('PUT', address, sent.record).then(handleAnswer);
  }
}

/** Sends what earlier visits left in the outbox, and goes on for as long as the page is open. */
export function keepSending(): void {
  window.addEventListener('online', retryNow);
  window.addEventListener('pagehide', sendBeforeLeaving);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryNow();
  });
  onSaved(openDocumentDatabase);
  void sendPending();
}
