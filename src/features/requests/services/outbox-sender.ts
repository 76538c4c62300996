import type { SavedRecord } from '../rules/records';
import { failed, succeeded, type Result } from '../../../shared/values/result';
import { logError } from '../../../shared/browser/error-log';
import { attempt, confirm, isResting, whenLookedUp } from './attempt';
import { sendBeyondPage } from './database-rest';
import { deliver } from './delivery';
import { inBackground } from './in-background';
import {
  addressOf,
  inHand,
  isConfirmed,
  isRequest,
  keepPending,
  readPending,
  type PendingContext,
  type PendingRecord,
} from './outbox-store';
import { whenIdle } from '../../../shared/browser/scheduling';

/** Sends what the outbox holds until the database has confirmed it: each tab all of it, since a key is saved once. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

export type Saved = {
  key: string;
  form: string;
  record: SavedRecord;
  /** The request's context once the database has it; nothing where that failed the first time. */
  context?: Promise<PendingContext['record'] | undefined>;
};

const listeners = new Set<(saved: Saved) => unknown>();
/** What this page is sending, by address. */
const sending = new Map<string, Promise<Result<string>>>();
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = firstPauseMs;

/** Calls a listener for every request that the database confirms, however late; gives a function that stops it. */
export function onSaved(listener: (saved: Saved) => unknown): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportSaved(saved: Saved): void {
  for (const listener of listeners) listener(saved);
}

/** Loads the document database client when the page is idle; nothing depends on it. */
const openDocumentDatabase = () =>
  whenIdle(() => {
    import('./document-database').then((client) => client.openDocumentDatabase()).catch(() => undefined);
  });

async function sendContext(context: PendingContext): Promise<PendingContext['record'] | undefined> {
  return (await send(context)).ok ? context.record : undefined;
}

/** Reports what the database has confirmed. By two connections it may be confirmed twice, and is reported once. */
function settle(sent: PendingRecord): void {
  const confirmed = confirm(sent);
  if (confirmed) reportSaved({ ...confirmed.request, context: sendContext(confirmed.context) });
  if (inHand.size === 0) inBackground('leave');
}

export async function sendNow(pending: PendingRecord): Promise<Result<string>> {
  const notSaved = await attempt(pending, (address, record) =>
    deliver(address, record, () => settle(pending)),
  );
  if (notSaved && !notSaved.isFinal) scheduleRetry();
  if (notSaved) return failed(notSaved.failure);
  settle(pending);
  return succeeded(pending.key);
}

/** Runs one task at a time for each record; a second caller gets the result of the first. */
export function oneAtATime(
  pending: PendingRecord,
  task: () => Promise<Result<string>>,
): Promise<Result<string>> {
  const address = addressOf(pending);
  const running = sending.get(address) ?? task().finally(() => sending.delete(address));
  sending.set(address, running);
  return running;
}

export async function send(pending: PendingRecord): Promise<Result<string>> {
  return isConfirmed(pending) ? succeeded(pending.key) : oneAtATime(pending, () => sendNow(pending));
}

/** Sends a record without a form that waits for it, so a final failure is logged here. */
async function sendAgain(found: PendingRecord): Promise<void> {
  const pending = await whenLookedUp(found);
  if (!pending || isResting(pending)) return;
  const sent = await send(pending);
  if (!sent.ok && isRequest(pending) && !inHand.has(pending.key)) logError('Error adding lead', sent.cause);
}

async function sendPending(onLate?: () => void): Promise<void> {
  const pending = await readPending(onLate);
  await Promise.all(pending.map(sendAgain));
  if (inHand.size > 0 || pending.some(isResting)) scheduleRetry();
}

/** Sends again after a pause, unless a pause is already running; where the browser can, also without this page. */
export function scheduleRetry(): void {
  if (retryTimer !== undefined) return;
  inBackground('ask');
  retryTimer = setTimeout(() => {
    retryTimer = undefined;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    void sendPending();
  }, pauseMs);
}

export function resetPause(): void {
  pauseMs = firstPauseMs;
}

function retryNow(): void {
  clearTimeout(retryTimer);
  retryTimer = undefined;
  resetPause();
  void sendPending();
}

/** Each request with its context, and the context alone: the rules refuse the pair where the request is saved already. */
function sendBeforeLeaving(): void {
  for (const pending of inHand.values()) {
    if (isResting(pending)) continue;
    const sent = { ...pending, isSent: true };
    inHand.set(sent.key, sent);
    const context = isRequest(sent) ? sent.context : sent.record;
    const at = `context/${sent.key}`;
    // A lone request could overtake the pair, which the rules would then refuse, and its context be lost.
    if (isRequest(sent)) sendBeyondPage('PATCH', '', { [addressOf(sent)]: sent.record, [at]: context });
    // A request is kept already. A copy in local storage, which only a page can remove, would outlive the worker's work.
    else void keepPending(sent);
    sendBeyondPage('PUT', at, context);
  }
}

let isSending = false;

/** Sends what earlier visits left in the outbox, and goes on for as long as the page is open. */
export function keepSending(): void {
  if (isSending) return;
  isSending = true;
  window.addEventListener('online', retryNow);
  window.addEventListener('pagehide', sendBeforeLeaving);
  window.addEventListener('pageshow', ({ persisted }) => persisted && retryNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryNow();
  });
  onSaved(openDocumentDatabase);
  void sendPending(() => void sendPending());
}
