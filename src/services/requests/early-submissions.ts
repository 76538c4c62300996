import { earlyPage, earlySubmissionFolder } from '../../startup/early-page';

function listKept(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(earlySubmissionFolder));
  } catch {
    return [];
  }
}

/** Forgets what the starter has kept of this page's form: the outbox has it now. */
export function forgetEarlySubmission(): void {
  const page = earlyPage();
  const name = page.earlySubmission;
  if (name === undefined) return;
  delete page.earlySubmission;
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage refused: there was nothing in it.
  }
}

/** Sends what was pressed on pages that were left before their scripts arrived; this page's own press is replayed. */
export async function sendEarlySubmissions(): Promise<void> {
  const left = listKept().filter((name) => name !== earlyPage().earlySubmission);
  if (left.length === 0) return;
  const { sendEarlySubmission } = await import('./send-early-submission');
  for (const name of left) await sendEarlySubmission(name);
}
