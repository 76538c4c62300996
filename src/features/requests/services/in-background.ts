declare const SyncManager: unknown;

/** Only with Background Sync (docs/decisions/0081). After a failure the next visit sends what is kept. */
export function inBackground(step: 'prepare' | 'ask' | 'leave'): void {
  if (typeof SyncManager === 'undefined') return;
  import('./background-send').then((steps) => steps[step]()).catch(() => undefined);
}

/** Removes a worker that an earlier visit left behind, unless it is still needed. */
export async function removeEarlierWorker(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  if (found?.length) inBackground('leave');
}
