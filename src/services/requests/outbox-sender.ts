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
 * Sends what the outbox holds until the database has confirmed it: again with growing pauses, when the connection returns
 * and on the next visit. A confirmed record is followed by its context, in the same way, for which nobody waits. Of
 * several tabs the one that holds a record's lock works on it.
 */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** A context that could not be saved in so long is given up; a record never is. */
const longestContextAgeMs = 7 * 24 * 60 * 60 * 1000;

export type Saved = { key: string; form: string; record: SavedRecord };
type SavedListener = (saved: Saved) => void;

const listeners = new Set<SavedListener>();
/** What this tab works on, also where the device keeps nothing. */
export const inHand = new Map<string, PendingRecord>();
/** Of these the IP address is being looked up: nothing is sent before it is known. */
export const awaitingIp = new Set<string>();
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = firstPauseMs;

const addressOf = ({ path, key }: PendingRecord): string => `${path}/${key}`;
/** The lock of the tab that works on it. */
export const lockOf = (pending: PendingRecord): string => `outbox/${addressOf(pending)}`;

/** Tells of every request that the database confirms, however late; gives a function that stops it. */
export function onSaved(listener: SavedListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the forms of this page; each knows its own. */
export function tell(saved: Saved): void {
  for (const listener of listeners) listener(saved);
}

/** Takes it in hand and keeps it on the device; settles when it is on the disk, or after 300 ms. */
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

/** Puts the context into the place of its confirmed request, of which nothing else stays, and sends it. */
async function goOnToContext(request: PendingRequest): Promise<void> {
  // Another tab, in which the same was sent again, may have changed what was agreed to.
  const kept = await findKept(request);
  const record = (kept && isRequest(kept) ? kept : request).context;
  await rememberConfirmed(longHash(request.answers), request.key);
  if (!record) {
    await letGo(request);
    return;
  }
  const context = contextOf(request, record);
  await own(lockOf(context));
  await keep(context);
  release(lockOf(request));
  await attempt(context);
}

/** Loads the document database client; nothing waits for it, and nothing depends on it. */
function openDocumentDatabase(): void {
  whenIdle(() => {
    import('./document-database').then((client) => client.openDocumentDatabase()).catch(() => undefined);
  });
}

function handleSaved({ key, path }: PendingRecord): void {
  const held = inHand.get(key);
  // Confirmed by both roads, or once more by the last request of a page that stayed.
  if (held?.path !== path) return;
  if (!isRequest(held)) {
    void letGo(held);
    return;
  }
  // In its place at once, for the last request of a page that is being closed.
  if (held.context) inHand.set(key, contextOf(held, held.context));
  else inHand.delete(key);
  void goOnToContext(held);
  tell({ key, form: held.form, record: held.record });
}

/** Whether it is to be sent no more: the database has refused a context, or has had days to take it. */
function isGivenUp(pending: PendingRecord, cause: unknown): boolean {
  if (isRequest(pending)) return false;
  const ageMs = Date.now() - Date.parse(pending.record.consent?.at);
  return isRefused(cause) || !(ageMs < longestContextAgeMs);
}

/** Sends what is in hand; gives its push id once the database has confirmed it. */
export async function attempt(pending: PendingRecord): Promise<Result<string>> {
  const sent = { ...pending, isSent: true };
  const address = addressOf(sent);
  const handleConfirmed = (): void => handleSaved(sent);
  // Confirmed in the meantime, it is followed by its context.
  if (inHand.get(sent.key)?.path !== sent.path) return succeeded(sent.key);
  await keep(sent);
  try {
    await deliver(address, sent.record, handleConfirmed);
  } catch (cause) {
    // Refused because it is there: its confirmation was lost on the way back.
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

/** Takes up what nobody works on, as it is kept now: it may have been confirmed since it was listed. */
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

/** Sends all that is pending on this device, except what another tab works on: that is taken up when it ends. */
async function sendPending(): Promise<void> {
  const kept = await readPending();
  const pending = new Map([...kept, ...inHand.values()].map((record) => [record.key, record]));
  await Promise.all([...pending.values()].map(sendIfOurs));
  scheduleRetry();
}

/** Sends again after a pause, unless a pause runs already. */
export function scheduleRetry(): void {
  if (retryTimer !== undefined || inHand.size === 0) return;
  retryTimer = setTimeout(() => {
    retryTimer = undefined;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    void sendPending();
  }, pauseMs);
}

/** Begins with short pauses again. */
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

/** Last requests that outlive the page: the request with its context, and each alone where the other has arrived. */
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

/** Sends what an earlier visit has left, and goes on as long as the page is open. */
export function keepSending(): void {
  window.addEventListener('online', retryNow);
  window.addEventListener('pagehide', sendBeforeLeaving);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryNow();
  });
  onSaved(openDocumentDatabase);
  void sendPending();
}
