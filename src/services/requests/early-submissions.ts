import { earlyPressFolder, earlyPressName } from '../../startup/deferred-scripts';

type PageWindow = { [earlyPressName]?: string };

const pageWindow = () => window as unknown as PageWindow;

function listKept(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(earlyPressFolder));
  } catch {
    return [];
  }
}

/** Forgets what the starter has kept of this page's form: the outbox has it now. */
export function forgetEarlyPress(): void {
  const name = pageWindow()[earlyPressName];
  if (name === undefined) return;
  delete pageWindow()[earlyPressName];
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage refused: there was nothing in it.
  }
}

/** Sends what was pressed on pages that were left before their scripts arrived; this page's own press is replayed. */
export async function sendEarlyPresses(): Promise<void> {
  const left = listKept().filter((name) => name !== pageWindow()[earlyPressName]);
  if (left.length === 0) return;
  const { sendEarlyPress } = await import('./send-early-submission');
  for (const name of left) await sendEarlyPress(name);
}
