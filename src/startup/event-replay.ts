import { earlyPage } from './early-page';

const checkMs = 50;
const longestWaitMs = 5_000;

/** The starter has made its busy label the one that shows (inlined/start-deferred-scripts.ts): from here on React says which. */
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
  const page = earlyPage();
  const presses = page.eventsToReplay ?? [];
  delete page.eventsToReplay;
  return presses;
}

/** Presses the last button among them again; links have worked without scripts. */
export function replayLastPress(presses: Element[]): void {
  const buttons = presses.map((pressed) => pressed.closest('button'));
  const last = buttons.filter((button) => button !== null).pop();
  if (last) setTimeout(pressWhenReady, 0, last);
}
