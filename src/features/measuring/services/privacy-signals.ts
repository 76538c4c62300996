export const consentName = 'consent';
export type ConsentAnswer = 'accepted' | 'declined';

export const askingMeta = 'measuring';

/** Whether the visitor has declined, or is on a page that asks and has not agreed; the answer is on the document. */
function isConsentMissing(): boolean {
  const { consent } = document.documentElement.dataset;
  return consent ? consent !== 'accepted' : document.querySelector(`[name=${askingMeta}]`) !== null;
}

export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

/** Whether the visit must not be tracked: the browser asks for that, or the visitor has not agreed where that is needed. */
export const isTrackingRefused = (): boolean => isRefusedByBrowser() || isConsentMissing();
