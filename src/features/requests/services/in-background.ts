/** Background Sync, which TypeScript does not know. */
declare const SyncManager: unknown;

/**
 * Takes a step of sending without a page (docs/decisions/0081), where the browser has Background Sync. It is more than
 * visitors are promised, so a failure is passed over: what is kept is sent on the next visit.
 */
export function inBackground(step: 'prepare' | 'ask' | 'leave'): void {
  if (typeof SyncManager === 'undefined') return;
  import('./background-send').then((steps) => steps[step]()).catch(() => undefined);
}

/** Removes a worker that an earlier visit left behind, unless it is still needed. */
export async function removeEarlierWorker(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  if (found?.length) inBackground('leave');
}
