import { earlyPage, earlySubmissionFolder } from '../../../startup/early-page';
import { readDevice } from './durable-store';
import { removeEarlierWorker } from './in-background';

const isEarly = (name: string): boolean => name.startsWith(earlySubmissionFolder);

/** Loads what sends requests only where the device has some; a failure is tried again at the next chance. */
async function sendWhatIsKept(): Promise<void> {
  // Event replay sends that one; the outbox may have it by the time the device has answered.
  const ours = earlyPage().earlySubmission;
  const names = [...(await readDevice(() => void sendKept())).keys()];
  if (names.some((name) => !isEarly(name))) (await import('./outbox-sender')).keepSending();
  const left = names.filter((name) => isEarly(name) && name !== ours);
  if (left.length === 0) return;
  const { sendEarlySubmission } = await import('./send-plain-forms');
  for (const name of left) await sendEarlySubmission(name);
}

const sendKept = (): Promise<void> => sendWhatIsKept().catch(() => undefined);

/**
 * Sends what earlier visits, and pages that the visitor left before their scripts ran, have left on the device, and what
 * other tabs leave there: now, when the connection returns, and when the page is looked at again.
 */
export function sendKeptRequests(): void {
  window.addEventListener('online', () => void sendKept());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendKept();
  });
  void removeEarlierWorker();
  void sendKept();
}
