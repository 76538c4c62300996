import { earlySubmissionFolder, earlySubmissionName } from '../../startup/deferred-scripts';

type PageWindow = { [earlySubmissionName]?: string };

const pageWindow = () => window as unknown as PageWindow;

function listKept(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(earlySubmissionFolder));
  } catch {
    return [];
  }
}

/** Forgets the early submission of this page, which the deferred-scripts starter stored: the outbox has it now. */
export function forgetEarlySubmission(): void {
  const name = pageWindow()[earlySubmissionName];
  if (name === undefined) return;
  delete pageWindow()[earlySubmissionName];
  try {
    localStorage.removeItem(name);
  } catch {
    // The browser refuses storage, so nothing is in it.
  }
}

/** Sends the early submissions of pages that the visitor left before their scripts ran; event replay sends this page's. */
export async function sendEarlySubmissions(): Promise<void> {
  const left = listKept().filter((name) => name !== pageWindow()[earlySubmissionName]);
  if (left.length === 0) return;
  const { sendEarlySubmission } = await import('./send-early-submission');
  for (const name of left) await sendEarlySubmission(name);
}
