import { deviceDatabase } from '../shared/values/device-names';

/** What the starter (starter.ts) shares with the later scripts, so that names cannot differ. */

/** True where the browser cannot list its databases, as Firefox 115. Rejects where it refuses them. */
export async function hasDeviceDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === deviceDatabase) ?? true;
}

type EarlyPage = {
  /** The elements that were pressed while nothing answered them, in order. */
  presses: Element[];
  /** The links to call or to text that were pressed before anything could count them. */
  calls: Element[];
  /** The names of this page's early submissions on the device, by form; without those that the outbox has. */
  stored: Record<string, string>;
  /** Whether the entry has run (start.ts). */
  isRunning?: boolean;
  /** Whether somebody has touched, typed or scrolled. */
  isVisited?: boolean;
  isPointerDown?: boolean;
  isComposing?: boolean;
  /** For a script of ours that did not come: loads the page again, once, then tells who has pressed how to call. */
  recover: () => Promise<void>;
};

declare global {
  interface Window {
    early?: EarlyPage;
  }
}

/** In development mode and in tests there is no starter. */
export const earlyPage = (): EarlyPage =>
  (window.early ??= { presses: [], calls: [], stored: {}, recover: async () => undefined });

/** Asks past the cache for a script that did not come: a browser may keep for a year that it was missing, or half of it. */
export const fetchAgain = (script: string) => fetch(script, { cache: 'reload' }).catch(() => undefined);

/** Draws a line across the top while what was pressed waits for its script. */
export function showWaiting(isWaiting: boolean): void {
  document.documentElement.classList.toggle('waiting', isWaiting);
}
