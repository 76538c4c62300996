import { earlyPage } from '../../../islands/early-page';
import { earlySubmissionFolder } from '../../../shared/values/device-names';
import { readDevice } from './durable-store';

/** Loads what sends requests only where the device has some. Rejects where a script does not load. */
export async function sendAllStored(): Promise<void> {
  // The form of this page sends that one; the outbox may have it by the time the device has answered.
  const ours = Object.values(earlyPage().stored);
  const names = [...(await readDevice(() => void sendAllStored().catch(() => undefined))).keys()];
  if (names.some((name) => !ours.includes(name))) (await import('./outbox-sender')).keepSending();
  const left = names.filter((name) => name.startsWith(earlySubmissionFolder) && !ours.includes(name));
  if (left.length === 0) return;
  const { sendEarlySubmission } = await import('./send-plain-forms');
  for (const name of left) await sendEarlySubmission(name);
}
