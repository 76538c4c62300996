/**
 * The names under which the starter (inlined/start-deferred-scripts.ts) leaves data for the later scripts, on the page and
 * on the device. Both sides import them, so that they cannot differ.
 */

/** The id of the template in which a built page's scripts wait. */
export const deferredScriptsId = 'deferred-scripts';

/** The beginning of the names in local storage under which the starter keeps early submissions. */
export const earlySubmissionFolder = 'early/';

type EarlyPage = {
  /** The elements that the visitor pressed before hydration, in order; undefined after event replay has taken them. */
  eventsToReplay?: Element[];
  /** The name in local storage of this page's own early submission. */
  earlySubmission?: string;
};

/** Gives the page's window, with the data that the starter has left there. */
export const earlyPage = (): EarlyPage => window as unknown as EarlyPage;
