import { addVisit, parseAttribution, parseLandings, type Attribution } from '../rules/attribution';
import { readStored, removeStored, writeStored } from '../../../shared/browser/storage';
import { landingName } from '../../../shared/values/device-names';
import { isTrackingDeclined, isTrackingRefused } from './privacy-signals';

const storageName = 'touches';

/** The attribution, where the device refused to store it: known for as long as the page is open. */
let unstored: Attribution | undefined;

const readAttribution = (): Attribution =>
  parseAttribution(unstored ?? readStored('localStorage', storageName), new Date());

/** Where note-landing.ts keeps visits; where consent is needed and not given, only in the tab. */
const areas = ['sessionStorage', 'localStorage'] as const;

/** Whether visits may be kept now; forgets all of a visitor who has declined. */
function isKept(): boolean {
  if (isTrackingDeclined()) {
    unstored = undefined;
    removeStored('localStorage', storageName);
    for (const area of areas) removeStored(area, landingName);
  }
  return !isTrackingRefused();
}

/** Call it once for each loaded page, and when the visitor has agreed or declined. Who declines has nothing stored. */
export function recordAttribution(): void {
  if (!isKept()) return;
  // Of this page, and of those that were left before their scripts ran (src/features/measuring/inlined/note-landing.ts).
  const landings = areas.flatMap((area) => parseLandings(readStored(area, landingName)));
  for (const area of areas) removeStored(area, landingName);
  if (!landings[0]) landings.push({ address: location.href, referrer: document.referrer, now: new Date() });
  const attribution = landings.reduce(addVisit, readAttribution());
  unstored = writeStored('localStorage', storageName, attribution) ? undefined : attribution;
}

/** Gives the attribution to save beside a lead or job; an empty one for a visitor who refuses to be tracked. */
export function knownAttribution(): Attribution {
  // Whoever asks first gets the visit of this page too.
  if (areas.some((area) => readStored(area, landingName))) recordAttribution();
  return isKept() ? readAttribution() : {};
}
