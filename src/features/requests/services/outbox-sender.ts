import type { SavedRecord } from '../rules/records';
import { failed, succeeded, type Result } from '../../../shared/values/result';
import { within } from '../../../shared/browser/deadline';
import { logError } from '../../../shared/browser/error-log';
import { hasArrived, isRefused, sendBeyondPage } from './database-rest';
import { deliver } from './delivery';
import { inBackground } from './in-background';
import { contextOf, givenUp, isResting, judgeFailure, outcomeOf, replaceByContext } from './outcome';
import {
  addressOf,
  dropPending,
  findStored,
  isRequest,
  keepPending,
  lockOf,
  readPending,
  type PendingContext,
  type PendingRecord,
  type PendingRequest,
} from './outbox-store';
import { own, release, releaseAll, whenOwned } from './ownership';
import { whenIdle } from '../../../islands/scheduling';

/** Sends what the outbox holds until the database has confirmed it. Of several tabs, the lock's holder sends. */
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** After a lost connection a form waits so long to hear whether its request was saved all the same. */
const longestAskMs = 2_500;

export type Saved = {
  key: string;
  form: string;
  record: SavedRecord;
  /** The request's context once the database has it; nothing where that failed the first time. */
  context?: Promise<PendingContext['record'] | undefined>;
};

const listeners = new Set<(saved: Saved) => unknown>();
/** The records that this tab sends, by push id; known even where the device stores nothing. */
export const inHand = new Map<string, PendingRecord>();
/** The push ids of requests whose IP address is being looked up: they are not sent before the answer. */
export const awaitingIp = new Set<string>();
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

/** Makes this tab send a record, and keeps it on the device; settles when it is on the disk, or after 300 ms. */
export function keep(pending: PendingRecord): Promise<void> {
  inHand.set(pending.key, pending);
  return keepPending(pending);
}

async function letGo(pending: PendingRecord): Promise<void> {
  inHand.delete(pending.key);
  await dropPending(pending.key);
  release(lockOf(pending));
  if (inHand.size === 0) inBackground('leave');
}

async function goOnToContext(request: PendingRequest): Promise<PendingContext['record'] | undefined> {
  const context = await replaceByContext(request);
  inHand.set(context.key, context);
  release(lockOf(request));
  return (await attempt(context)).ok ? context.record : undefined;
}

/** Loads the document database client when the page is idle; nothing depends on it. */
const openDocumentDatabase = () =>
  whenIdle(() => {
    import('./document-database').then((client) => client.openDocumentDatabase()).catch(() => undefined);
  });

function handleSaved({ key, path }: PendingRecord): void {
  const stored = inHand.get(key);
  // A second confirmation: by the other road, or by the last request of a page that stayed.
  if (stored?.path !== path) return;
  if (!isRequest(stored)) return void letGo(stored);
  // At once, so that a page that closes now sends the context with its last request.
  inHand.set(key, contextOf(stored, stored.context));
  reportSaved({ key, form: stored.form, record: stored.record, context: goOnToContext(stored) });
}

async function isSavedAnyway(sent: PendingRecord, cause: unknown): Promise<boolean> {
  const asked = hasArrived(addressOf(sent)).then((isThere) => {
    if (isThere) handleSaved(sent);
    return isThere;
  });
  // Of a refusal the answer is the reason; after a lost connection it counts late as well.
  return isRefused(cause) ? asked : ((await within(longestAskMs, asked)) ?? false);
}

/** Gives up a record for which no later attempt can do better; else it is sent again. */
async function handleFailure(sent: PendingRecord, cause: unknown): Promise<Result<string>> {
  const verdict = await judgeFailure(sent, cause, () => isSavedAnyway(sent, cause));
  if (verdict === 'saved') return succeeded(sent.key);
  const { isFinal, failure, refused } = verdict;
  // As it is now: the visitor may have pressed again meanwhile, or the database has confirmed it late.
  const stored = inHand.get(sent.key);
  if (stored?.path !== sent.path) return outcomeOf(sent.key);
  if (isFinal) {
    // Not for a context: its request, under the same key, is saved.
    if (isRequest(stored)) givenUp.set(stored.key, failure);
    await letGo(stored);
  } else if (refused) {
    await keep({ ...stored, refused });
  }
  scheduleRetry();
  return failed(failure);
}

export async function attempt(pending: PendingRecord): Promise<Result<string>> {
  const sent = { ...pending, isSent: true };
  // The database has confirmed it in the meantime, and its context is on its way; or it is given up.
  if (inHand.get(sent.key)?.path !== sent.path) return outcomeOf(sent.key);
  await keep(sent);
  try {
    await deliver(addressOf(sent), sent.record, () => handleSaved(sent));
    return succeeded(sent.key);
  } catch (cause) {
    return await handleFailure(sent, cause);
  }
}

/** Sends a record without a form that waits for it, so a final failure is logged here. */
async function sendAgain(pending: PendingRecord): Promise<void> {
  if (isResting(pending)) return;
  const sent = await attempt(pending);
  if (!sent.ok && isRequest(pending) && givenUp.has(pending.key)) logError('Error adding lead', sent.cause);
}

/** Sends a record whose lock this tab has got, as the device has it now: another tab may have confirmed it already. */
async function takeUp(pending: PendingRecord): Promise<void> {
  const stored = await findStored(pending);
  if (!stored) return release(lockOf(pending));
  inHand.set(stored.key, stored);
  await sendAgain(stored);
  scheduleRetry();
}

async function sendIfOurs(pending: PendingRecord): Promise<void> {
  const stored = inHand.get(pending.key);
  if (stored && !awaitingIp.has(stored.key)) await sendAgain(stored);
  if (stored) return;
  if (await own(lockOf(pending))) await takeUp(pending);
  else void whenOwned(lockOf(pending)).then(() => takeUp(pending));
}

async function sendPending(onLate?: () => void): Promise<void> {
  const stored = await readPending(onLate);
  const pending = new Map([...stored, ...inHand.values()].map((record) => [record.key, record]));
  await Promise.all([...pending.values()].map(sendIfOurs));
  scheduleRetry();
}

/** Sends again after a pause, unless a pause is already running; where the browser can, also without this page. */
export function scheduleRetry(): void {
  if (retryTimer !== undefined || inHand.size === 0) return;
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

/** Each request with its context, and both alone: the rules refuse the pair where one is saved already. */
function sendBeforeLeaving(): void {
  for (const pending of inHand.values()) {
    if (isResting(pending)) continue;
    const sent = { ...pending, isSent: true };
    inHand.set(sent.key, sent);
    // A request is kept already. A copy in local storage, which only a page can remove, would outlive the worker's work.
    if (!isRequest(sent)) void keepPending(sent);
    const address = addressOf(sent);
    const handleAnswer = (isSaved: boolean): void => void (isSaved && handleSaved(sent));
    if (isRequest(sent)) {
      const contextAddress = `context/${sent.key}`;
      const both = { [address]: sent.record, [contextAddress]: sent.context };
      void sendBeyondPage('PATCH', '', both).then(handleAnswer);
      void sendBeyondPage('PUT', contextAddress, sent.context);
    }
    void sendBeyondPage('PUT', address, sent.record).then(handleAnswer);
  }
}

function leave(): void {
  sendBeforeLeaving();
  releaseAll();
}

/** Back from the browser's own cache: once it is this page's turn, it sends what it still has. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const pending of inHand.values()) void whenOwned(lockOf(pending)).then(retryNow);
}

let isSending = false;

/** Sends what earlier visits left in the outbox, and goes on for as long as the page is open. */
export function keepSending(): void {
  if (isSending) return;
  isSending = true;
  window.addEventListener('online', retryNow);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryNow();
  });
  onSaved(openDocumentDatabase);
  void sendPending(() => void sendPending());
}
