import { logError } from '../../../shared/browser/error-log';
import { attempt, confirm, isResting, whenLookedUp } from './attempt';
import { removeUnlessNeeded } from './background-send';
import { writeByRest } from './database-rest';
import { addressOf, isRequest, readPending, type PendingRecord } from './outbox-store';

/** Sends what the device keeps when no page is open (docs/decisions/0081); bundled by src/build/browser-scripts.ts. */
type ExtendableEvent = Event & { waitUntil: (task: Promise<void>) => void };
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, handle: (event: ExtendableEvent) => void) => void;
};
const worker = self as unknown as WorkerScope;

const write = (address: string, record: object): Promise<void> => writeByRest('PUT', address, record);

/** Sends a record and then its context; throws where it is to be sent again. */
async function send(found: PendingRecord): Promise<void> {
  const pending = await whenLookedUp(found);
  if (!pending) return;
  if (isResting(pending)) throw new Error(`It is too early to send ${addressOf(pending)} again`);
  const notSaved = await attempt(pending, write);
  if (notSaved && !notSaved.isFinal) throw notSaved.failure;
  if (notSaved && isRequest(pending)) logError('Error adding lead', notSaved.failure);
  const confirmed = notSaved ? undefined : confirm(pending);
  if (confirmed) await send(confirmed.context);
}

async function sendAndGo(): Promise<void> {
  const sent = await Promise.allSettled((await readPending()).map(send));
  const failure = sent.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
  await removeUnlessNeeded(worker.registration);
}

// A newer version replaces an older one at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('sync', (event) => event.waitUntil(sendAndGo()));
// From a page that is closed.
worker.addEventListener('message', (event) => event.waitUntil(sendAndGo()));
