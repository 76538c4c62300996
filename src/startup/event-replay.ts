import { earlyPage, showBusy } from './early-page';

const checkMs = 50;
const longestWaitMs = 5_000;

/** Presses a button once it is enabled: a form's button is disabled until hydration (ui/submit-button.tsx). */
function pressWhenReady(button: HTMLButtonElement, leftMs = longestWaitMs): void {
  if (!button.isConnected) return;
  const isReady = button.form === null || button.type === 'submit';
  if (!isReady && leftMs > 0) {
    setTimeout(pressWhenReady, checkMs, button, leftMs - checkMs);
    return;
  }
  // From here on React decides.
  if (button.form) showBusy(button, false);
  if (isReady) button.click();
}

/**
 * Takes the elements that the visitor pressed before the scripts ran; after this the starter remembers no more presses.
 * React may take a form over a little later than the page: what is pressed there meanwhile is pressed again.
 */
export function takeEventsToReplay(): Element[] {
  const page = earlyPage();
  const presses = page.eventsToReplay ?? [];
  delete page.eventsToReplay;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-form] button[aria-disabled]');
    if (button?.type === 'button') pressWhenReady(button);
  });
  return presses;
}

/** Presses the last of the buttons again; links have already worked without scripts. */
export function replayLastPress(presses: Element[]): void {
  const buttons = presses.map((pressed) => pressed.closest('button'));
  const last = buttons.filter((button) => button !== null).pop();
  if (last) setTimeout(pressWhenReady, 0, last);
}
