/** What the starter (inlined/start-deferred-scripts.ts) shares with the later scripts, so that names cannot differ. */

export const deferredScriptsId = 'deferred-scripts';

/** The beginning of the names under which the starter keeps early submissions on the device. */
export const earlySubmissionFolder = 'early/';

/** The database on the device, with its one store, in which requests are kept. */
export const deviceDatabase = 'requests';
export const deviceStore = 'outbox';

/** The folders of their names, in the database and in local storage, which other parts of the site use too. */
export const deviceFolders = ['pending', 'confirmed', 'early'];

/** The name in session storage that says that this tab has loaded the page again, because its scripts failed. */
export const reloadedName = 'reloaded';

/** The name in local storage of the visits from outside that no script has counted yet. */
export const landingName = 'touches/landing';

export const languageName = 'language';

/** The name in session storage of what is typed into a form of a page. */
export const draftName = (form: string | undefined, page = window.location.pathname): string =>
  `draft ${page}#${form}`;

type EarlyPage = {
  /** The elements that the visitor pressed before hydration, in order; undefined after event replay has taken them. */
  eventsToReplay?: Element[];
  /** The name of this page's own early submission; undefined once the outbox has it. */
  earlySubmission?: string;
  /** Answers presses that no script will answer: the buttons are free again, and the forms say how to call. */
  giveUp?: () => void;
  /** Loads the page again, once, for a form that waits for a script that does not come. */
  recover?: () => void;
};

export const earlyPage = (): EarlyPage => window as unknown as EarlyPage;

/** Shows the usual label or the busy one. Both are in the HTML (components/ui/submit-button.tsx). */
export function showBusy(button: Element, busy: boolean): void {
  button.querySelectorAll('span').forEach((label, index) => (label.hidden = busy === (index === 0)));
  button.setAttribute('aria-disabled', String(busy));
}

/** Draws a line across the top while what was pressed waits: for a page, or for the scripts that answer a button. */
export function showWaiting(isWaiting: boolean): void {
  document.documentElement.classList.toggle('waiting', isWaiting);
}

/** A form's button that was pressed and waits for its script. */
export const busyButton = 'button[aria-disabled=true]';

export const isFormWaiting = (): boolean =>
  document.querySelector(`form[data-form] ${busyButton}[type=button]`) !== null;

const checkMs = 50;
const longestWaitMs = 60_000;

/** Presses a button once it is enabled: a form's button is disabled until hydration (ui/submit-button.tsx). */
function pressWhenReady(button: HTMLButtonElement, leftMs = longestWaitMs): void {
  // It was freed: the form has said how to call instead.
  const isFreed = button.closest('[data-form]') !== null && button.getAttribute('aria-disabled') === 'false';
  if (!button.isConnected || isFreed) return;
  const isReady = button.form === null || button.type === 'submit';
  if (!isReady && leftMs > 0) {
    setTimeout(pressWhenReady, checkMs, button, leftMs - checkMs);
    return;
  }
  // From here on React decides.
  if (button.form) showBusy(button, false);
  if (isReady) button.click();
}

/** The starter remembers no more presses. What is pressed until React takes a form over is pressed again. */
export function takeEventsToReplay(): Element[] {
  const page = earlyPage();
  const presses = page.eventsToReplay ?? [];
  delete page.eventsToReplay;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-form] button[aria-disabled]');
    if (button?.type !== 'button') return;
    showBusy(button, true);
    pressWhenReady(button);
  });
  return presses;
}

/** Presses the last of the buttons again; links have already worked without scripts. */
export function replayLastPress(presses: Element[]): void {
  showWaiting(false);
  const buttons = presses.map((pressed) => pressed.closest('button'));
  const last = buttons.filter((button) => button !== null).pop();
  if (last) setTimeout(pressWhenReady, 0, last);
}
