import { replayQueueName } from './deferred-scripts';

type PageWindow = {
  [replayQueueName]?: Element[];
  ___loader?: { hovering: (path: string) => void };
};

const pageWindow = () => window as unknown as PageWindow;

const checkMs = 50;
const longestWaitMs = 5_000;

/** The starter has made its busy label the one that shows (startup/deferred-scripts.ts): from here on React says which. */
function showLabelOfReact(button: HTMLButtonElement): void {
  const [label, busyLabel] = button.querySelectorAll('span');
  if (label) label.hidden = false;
  if (busyLabel) busyLabel.hidden = true;
  button.setAttribute('aria-disabled', 'false');
}

/** The button of a form sends it only when the scripts have made the form theirs (ui/submit-button.tsx). */
function pressWhenReady(button: HTMLButtonElement, leftMs = longestWaitMs): void {
  if (!button.isConnected) return;
  const isReady = button.form === null || button.type === 'submit';
  if (!isReady && leftMs > 0) {
    setTimeout(pressWhenReady, checkMs, button, leftMs - checkMs);
    return;
  }
  if (button.form) showLabelOfReact(button);
  if (isReady) button.click();
}

/** What was pressed before the page's scripts were there to act on it; from now on nothing is remembered. */
export function takeEventsToReplay(): Element[] {
  const presses = pageWindow()[replayQueueName] ?? [];
  delete pageWindow()[replayQueueName];
  return presses;
}

/** Presses the last button among them again; links have worked without scripts. */
export function replayLastPress(presses: Element[]): void {
  const buttons = presses.map((pressed) => pressed.closest('button'));
  const last = buttons.filter((button) => button !== null).pop();
  if (last) setTimeout(pressWhenReady, 0, last);
}

function fetchPageOf({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  // oxlint-disable-next-line no-underscore-dangle -- Gatsby's own name
  if (link && link.pathname !== window.location.pathname) pageWindow().___loader?.hovering(link.pathname);
}

/** Fetches the page behind a link when the visitor is about to follow it, not when it comes into view. */
export function prefetchOnIntent(): void {
  for (const sign of ['pointerdown', 'focusin']) {
    document.addEventListener(sign, fetchPageOf, { passive: true });
  }
}

let hasLeftFirstPage = false;

/** Whether this is the page that came as a document; all later ones are made here, where nothing has to be matched. */
export const isFirstPage = (): boolean => !hasLeftFirstPage;

/** To be called when the visitor goes on to another page. */
export function leaveFirstPage(): void {
  hasLeftFirstPage = true;
}
