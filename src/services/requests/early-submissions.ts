import { earlyPage, earlySubmissionFolder } from '../../startup/early-page';
import { listStored, removeStored } from '../storage';

/** Forgets the early submission of this page, which the deferred-scripts starter stored: the outbox has it now. */
export function forgetEarlySubmission(): void {
  const page = earlyPage();
  const name = page.earlySubmission;
  if (name === undefined) return;
  delete page.earlySubmission;
  removeStored('localStorage', name);
}

/** Sends the early submissions of pages that the visitor left before their scripts ran; event replay sends this page's. */
export async function sendEarlySubmissions(): Promise<void> {
  const kept = listStored('localStorage').filter((name) => name.startsWith(earlySubmissionFolder));
  const left = kept.filter((name) => name !== earlyPage().earlySubmission);
  if (left.length === 0) return;
  const { sendEarlySubmission } = await import('./send-early-submission');
  for (const name of left) await sendEarlySubmission(name);
}
