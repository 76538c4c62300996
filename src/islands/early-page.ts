/** What the starter (starter.ts) shares with the later scripts, so that names cannot differ. */

/** The beginning of the names under which the starter keeps early submissions on the device. */
export const earlySubmissionFolder = 'early/';

/** The database on the device, with its one store, in which requests are kept. */
export const deviceDatabase = 'requests';
export const deviceStore = 'outbox';

/** True where the browser cannot list its databases, as Firefox 115. Rejects where it refuses them. */
export async function hasDeviceDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === deviceDatabase) ?? true;
}

/** The folders of their names, in the database and in local storage, which other parts of the site use too. */
export const deviceFolders = ['pending', 'confirmed', 'early'];

/** The name in session storage that says that this tab has loaded the page again, because a script failed. */
export const reloadedName = 'reloaded';

/** The name in local storage of the visits from outside that no script has counted yet. */
export const landingName = 'touches/landing';

export const languageName = 'language';
/** In session storage: the request that /thankyou shows. */
export const ticketName = 'ticket';

type EarlyPage = {
  /** The elements that were pressed while nothing answered them, in order. */
  presses: Element[];
  /** The links to call or to text that were pressed before anything could count them. */
  calls: Element[];
  /** The names of this page's early submissions on the device, by form; without those that the outbox has. */
  stored: Record<string, string>;
  /** Whether the entry has run (start.ts). */
  isRunning: boolean;
  /** Whether somebody has touched, typed or scrolled. */
  isVisited: boolean;
  isPointerDown: boolean;
  isComposing: boolean;
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
  (window.early ??= {
    presses: [],
    calls: [],
    stored: {},
    isRunning: false,
    isVisited: false,
    isPointerDown: false,
    isComposing: false,
    recover: async () => undefined,
  });

/** Asks past the cache for a script that did not come: a browser may keep for a year that it was missing, or half of it. */
export const fetchAgain = (script: string) => fetch(script, { cache: 'reload' }).catch(() => undefined);

/** Shows the usual label or the busy one. Both are in the HTML (src/features/requests/components/form-frame.tsx). */
export function showBusy(button: Element, busy: boolean): void {
  button.querySelectorAll('span').forEach((label, index) => (label.hidden = busy === (index === 0)));
  button.setAttribute('aria-disabled', String(busy));
}

/** Draws a line across the top while what was pressed waits for its script. */
export function showWaiting(isWaiting: boolean): void {
  document.documentElement.classList.toggle('waiting', isWaiting);
}

/** A form's button that was pressed and waits for its script. */
export const busyButton = 'button[aria-disabled=true]';
