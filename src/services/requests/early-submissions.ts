import { earlySubmissionFolder, earlySubmissionName } from '../../startup/deferred-scripts';
import { listStored, removeStored } from '../storage';

type PageWindow = { [earlySubmissionName]?: string };

const pageWindow = () => window as unknown as PageWindow;

/** Forgets what the starter has kept of this page's form: the outbox has it now. */
export function forgetEarlySubmission(): void {
  const name = pageWindow()[earlySubmissionName];
  if (name === undefined) return;
  delete pageWindow()[earlySubmissionName];
  removeStored('localStorage', name);
}

/** Sends what was pressed on pages that were left before their scripts arrived; this page's own press is replayed. */
export async function sendEarlySubmissions(): Promise<void> {
  const kept = listStored('localStorage').filter((name) => name.startsWith(earlySubmissionFolder));
  const left = kept.filter((name) => name !== pageWindow()[earlySubmissionName]);
  if (left.length === 0) return;
  const { sendEarlySubmission } = await import('./send-early-submission');
  for (const name of left) await sendEarlySubmission(name);
}
