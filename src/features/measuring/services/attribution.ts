import { addVisit, parseAttribution, parseLandings, type Attribution } from '../rules/attribution';
import { readStored, removeStored, writeStored } from '../../../shared/browser/storage';
import { landingName } from '../../../islands/early-page';
import { isTrackingRefused } from './privacy-signals';

const storageName = 'touches';

/** The attribution, where the device refused to store it: known for as long as the page is open. */
let unstored: Attribution | undefined;

function readAttribution(): Attribution {
  return parseAttribution(readStored('localStorage', storageName), new Date());
}

function forget(): void {
  unstored = undefined;
  for (const name of [storageName, landingName]) removeStored('localStorage', name);
}

/** The page that was loaded, for a visitor who agrees to be tracked only later. */
let opened: { address: string; referrer: string; now: Date } | undefined;

/** Call it once for each loaded page, and when the visitor has agreed or declined. Who declines has nothing stored. */
export function recordAttribution(): void {
  opened ??= { address: window.location.href, referrer: document.referrer, now: new Date() };
  if (isTrackingRefused()) {
    forget();
    return;
  }
  // Of this page, and of those that were left before their scripts ran (src/islands/inlined/note-landing.ts).
  const landings = parseLandings(readStored('localStorage', landingName));
  removeStored('localStorage', landingName);
  const attribution = (landings[0] ? landings : [opened]).reduce(addVisit, readAttribution());
  unstored = writeStored('localStorage', storageName, attribution) ? undefined : attribution;
}

/** Gives the attribution to save beside a lead or job; an empty one for a visitor who refuses to be tracked. */
export function knownAttribution(): Attribution {
  // Whoever asks first gets the visit of this page too.
  if (readStored('localStorage', landingName) !== undefined) recordAttribution();
  if (!isTrackingRefused()) return unstored ? parseAttribution(unstored, new Date()) : readAttribution();
  forget();
  return {};
}
