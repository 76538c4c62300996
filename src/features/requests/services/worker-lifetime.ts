import { readPending } from './outbox-store';
import { inTurnWithOtherTabs } from './ownership';

/** Whether the device keeps something that may have to be sent without a page. */
export async function hasPending(): Promise<boolean> {
  return (await readPending()).length > 0;
}

/** Runs a task that decides on the worker, one at a time in all pages and in the worker itself. */
export function settleWorker(task: () => Promise<void>): Promise<void> {
  return inTurnWithOtherTabs('outbox worker', task);
}

/** Removes the worker from the browser, unless the device keeps something for it. */
export function removeUnlessNeeded(registration: ServiceWorkerRegistration): Promise<void> {
  return settleWorker(async () => {
    if (!(await hasPending())) await registration.unregister();
  });
}
