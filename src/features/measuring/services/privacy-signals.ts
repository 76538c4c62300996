/** The name in local storage of the visitor's answer to the question before measuring. */
export const consentName = 'consent';
export type ConsentAnswer = 'accepted' | 'declined';

/** The name of the meta tag of a page that asks before measuring. */
export const askingMeta = 'measuring';

/** Whether the visitor has declined, or is on a page that asks and has not agreed; the answer is on the document. */
function isConsentMissing(): boolean {
  const { consent } = document.documentElement.dataset;
  return consent ? consent !== 'accepted' : document.querySelector(`[name=${askingMeta}]`) !== null;
}

/** Whether the visitor's browser asks not to be tracked: by Global Privacy Control or Do Not Track. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

/** Whether the visit must not be tracked: the browser asks for that, or the visitor has not agreed where that is needed. */
export const isTrackingRefused = (): boolean => isRefusedByBrowser() || isConsentMissing();
