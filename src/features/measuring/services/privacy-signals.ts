type SignalNavigator = { globalPrivacyControl?: unknown; doNotTrack?: unknown; msDoNotTrack?: unknown };

const refusals: unknown[] = ['1', 'yes'];

/**
 * Whether the visitor's browser asks not to be tracked: by Global Privacy Control, or by Do Not Track in any of the
 * forms that browsers have given it.
 */
export function isTrackingRefused(): boolean {
  const { globalPrivacyControl, doNotTrack, msDoNotTrack } = navigator as SignalNavigator;
  const { doNotTrack: windowDoNotTrack } = window as { doNotTrack?: unknown };
  return (
    globalPrivacyControl === true ||
    [doNotTrack, windowDoNotTrack, msDoNotTrack].some((signal) => refusals.includes(signal))
  );
}
