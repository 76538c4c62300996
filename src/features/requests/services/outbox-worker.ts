import { sendKept } from './send-kept';
import { removeUnlessNeeded } from './worker-lifetime';

/**
 * The service worker that only sends: what the device keeps of requests, when the browser is online again and no page is
 * open (docs/decisions/0081). It handles no fetch and caches nothing. src/build/write-outbox-worker.ts bundles it.
 */
type ExtendableEvent = Event & { waitUntil: (task: Promise<void>) => void };
type WorkerScope = {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (type: string, handle: (event: ExtendableEvent) => void) => void;
};
const worker = self as unknown as WorkerScope;

/** A rejection makes the browser try again later. */
async function sendAndGo(): Promise<void> {
  await sendKept();
  await removeUnlessNeeded(worker.registration);
}

// A newer version replaces an older one at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('sync', (event) => event.waitUntil(sendAndGo()));
// From a page that is closed.
worker.addEventListener('message', (event) => event.waitUntil(sendAndGo()));
