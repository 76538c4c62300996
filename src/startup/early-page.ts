/**
 * What the starter (inlined/start-deferred-scripts.ts) leaves on the page and on the device for the scripts that come
 * after it. Both sides import these names, so that they cannot differ.
 */

/** The id of the template in which a built page's scripts wait. */
export const deferredScriptsId = 'deferred-scripts';

/** The device's names under which the starter keeps forms that were sent before the scripts arrived begin so. */
export const earlySubmissionFolder = 'early/';

type EarlyPage = {
  /** What the visitor pressed before hydration, in order; gone once event replay has taken it. */
  eventsToReplay?: Element[];
  /** The device's name under which this page's own early submission is kept. */
  earlySubmission?: string;
};

/** The page's window with what the starter has left there. */
export const earlyPage = (): EarlyPage => window as unknown as EarlyPage;
