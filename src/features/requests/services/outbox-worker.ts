import { hasArrived, writeByRest } from './database-rest';
import { logError } from '../../../shared/browser/error-log';
import { isResting, judgeFailure, replaceByContext } from './outcome';
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
} from './outbox-store';
import { release, whenOwned } from './ownership';
import { removeUnlessNeeded } from './background-send';

/** Sends what the device keeps when no page is open (docs/decisions/0081); bundled by src/build/browser-scripts.ts. */
type ExtendableEvent = Event & { waitUntil: (task: Promise<void>) => void };
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, handle: (event: ExtendableEvent) => void) => void;
};
const worker = self as unknown as WorkerScope;

/** Gives whether the database has the record now, or false where it is given up; throws where it is to be sent again. */
async function isSaved(sent: PendingRecord): Promise<boolean> {
  const address = addressOf(sent);
  try {
    await writeByRest('PUT', address, sent.record);
    return true;
  } catch (cause) {
    const verdict = await judgeFailure(sent, cause, () => hasArrived(address));
    if (verdict === 'saved') return true;
    const { isFinal, failure, refused } = verdict;
    if (refused) await keepPending({ ...sent, refused });
    if (!isFinal) throw failure;
    if (isRequest(sent)) logError('Error adding lead', failure);
    return false;
  }
}

/** Sends a record of the device; gives the context that takes its place there, if it has one. */
async function send(pending: PendingRecord): Promise<PendingContext | undefined> {
  if (isResting(pending)) throw new Error(`It is too early to send ${addressOf(pending)} again`);
  const sent = { ...pending, isSent: true };
  await keepPending(sent);
  if ((await isSaved(sent)) && isRequest(sent)) return replaceByContext(sent);
  await dropPending(sent.key);
  return undefined;
}

/** Sends a record and then its context, once no page works on it any more: then the device may have it no longer. */
async function sendInTurn(pending: PendingRecord): Promise<void> {
  await whenOwned(lockOf(pending));
  let context: PendingContext | undefined;
  try {
    const stored = await findStored(pending);
    context = stored && (await send(stored));
  } finally {
    release(lockOf(pending));
  }
  if (context) await sendInTurn(context);
}

async function sendStored(): Promise<void> {
  const sent = await Promise.allSettled((await readPending()).map(sendInTurn));
  const failure = sent.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function sendAndGo(): Promise<void> {
  await sendStored();
  await removeUnlessNeeded(worker.registration);
}

// A newer version replaces an older one at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('sync', (event) => event.waitUntil(sendAndGo()));
// From a page that is closed.
worker.addEventListener('message', (event) => event.waitUntil(sendAndGo()));
