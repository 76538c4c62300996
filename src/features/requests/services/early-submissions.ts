import { earlyPage, earlySubmissionFolder } from '../../../startup/early-page';
import { readDevice } from './durable-store';

/** Sends the early submissions of pages that the visitor left before their scripts ran; event replay sends this page's. */
export async function sendEarlySubmissions(): Promise<void> {
  const ours = earlyPage().earlySubmission;
  const kept = await readDevice(() => void sendEarlySubmissions());
  const left = [...kept.keys()].filter((name) => name.startsWith(earlySubmissionFolder) && name !== ours);
  if (left.length === 0) return;
  const { sendEarlySubmission } = await import('./send-plain-forms');
  for (const name of left) await sendEarlySubmission(name);
}
