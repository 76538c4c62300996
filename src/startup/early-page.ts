/**
 * The names under which the starter (inlined/start-deferred-scripts.ts) leaves data for the later scripts, on the page and
 * on the device. Both sides import them, so that they cannot differ.
 */

/** The id of the template in which a built page's scripts wait. */
export const deferredScriptsId = 'deferred-scripts';

/** The beginning of the names under which the starter keeps early submissions on the device. */
export const earlySubmissionFolder = 'early/';

/** The database on the device, with its one store, in which requests are kept. */
export const deviceDatabase = 'requests';
export const deviceStore = 'outbox';

type EarlyPage = {
  /** The elements that the visitor pressed before hydration, in order; undefined after event replay has taken them. */
  eventsToReplay?: Element[];
  /** The name of this page's own early submission; undefined once the outbox has it. */
  earlySubmission?: string;
};

/** Gives the page's window, with the data that the starter has left there. */
export const earlyPage = (): EarlyPage => window as unknown as EarlyPage;
