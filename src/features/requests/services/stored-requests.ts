import { within } from '../../../shared/browser/deadline';
import { listStored } from '../../../shared/browser/storage';
import { hasDeviceDatabase } from '../../../islands/early-page';
import { deviceFolders } from '../../../shared/values/device-names';
import { removeEarlierWorker } from './in-background';

/** Safari 15 may take seconds for its first answer about databases. */
const longestWaitMs = 500;

async function mayHaveSome(): Promise<boolean> {
  const isInStorage = (name: string): boolean => deviceFolders.includes(name.split('/')[0] ?? '');
  if (listStored('localStorage').some(isInStorage)) return true;
  const answer = hasDeviceDatabase().catch(() => true);
  return (await within(longestWaitMs, answer)) ?? true;
}

async function sendStored(): Promise<void> {
  if (!(await mayHaveSome())) return;
  const { sendAllStored } = await import('./find-stored');
  await sendAllStored();
}

const trySending = (): void => void sendStored().catch(() => undefined);

/** Now, when the connection returns, and when the page is looked at again. */
export function sendStoredRequests(): void {
  window.addEventListener('online', trySending);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') trySending();
  });
  void removeEarlierWorker();
  trySending();
}
