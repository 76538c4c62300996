/**
 * What the starter (inlined/start-deferred-scripts.ts) shares with the later scripts, above all the names under which it
 * leaves data on the page and on the device. Both sides import them, so that they cannot differ.
 */

/** The id of the template in which a built page's scripts wait. */
export const deferredScriptsId = 'deferred-scripts';

/** The beginning of the names in local storage under which the starter keeps early submissions. */
export const earlySubmissionFolder = 'early/';

/** The name in session storage that says that this tab has loaded the page again, because its scripts failed. */
export const reloadedName = 'reloaded';

/** The name in session storage of what is typed into a form of a page. */
export const draftName = (form: string | undefined, page = window.location.pathname): string =>
  `draft ${page}#${form}`;

type EarlyPage = {
  /** The elements that the visitor pressed before hydration, in order; undefined after event replay has taken them. */
  eventsToReplay?: Element[];
  /** The name in local storage of this page's own early submission. */
  earlySubmission?: string;
  /** Answers presses that no script will answer: the buttons are free again, and the forms say how to call. */
  giveUp?: () => void;
};

/** Gives the page's window, with the data that the starter has left there. */
export const earlyPage = (): EarlyPage => window as unknown as EarlyPage;

/** Shows the usual label or the busy one. Both are in the HTML (components/ui/submit-button.tsx). */
export function showBusy(button: Element, busy: boolean): void {
  button.querySelectorAll('span').forEach((label, index) => (label.hidden = busy === (index === 0)));
  button.setAttribute('aria-disabled', String(busy));
}
