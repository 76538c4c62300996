export const consentName = 'consent';
export type ConsentAnswer = 'accepted' | 'declined';

/** In the heads of pages that ask: for everybody, or for the visitors of the provinces that it names, such as CA-QC. */
export const askingMeta = 'measuring';
export const asksEverybody = 'ask';

/** Whether the page shows its question as soon as it is painted. */
export const asksAtOnce = (): boolean =>
  document.querySelector(`[name=${askingMeta}][content=${asksEverybody}]`) !== null;

export const isRefusedByBrowser = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

/** The answer that the head has put on the document; a browser that refuses has declined. */
const knownConsent = () => (isRefusedByBrowser() ? 'declined' : document.documentElement.dataset.consent);

export const isTrackingDeclined = (): boolean => knownConsent() === 'declined';

/** Whether the visit must not be tracked: declined, or on a page that asks and not agreed to. */
export function isTrackingRefused(): boolean {
  const consent = knownConsent();
  return consent ? consent !== 'accepted' : document.querySelector(`[name=${askingMeta}]`) !== null;
}
