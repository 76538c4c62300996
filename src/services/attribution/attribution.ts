import {
  addTouch,
  parseAttribution,
  readTouch,
  type Attribution,
} from '../../domain/attribution/attribution';
import { readStored, removeStored, writeStored } from '../storage';
import { isTrackingRefused } from './privacy-signals';

const storageName = 'touches';

/** What the device would not keep is known for as long as the page is open. */
let unkept: Attribution | undefined;

function readKept(): Attribution {
  return parseAttribution(readStored('localStorage', storageName), new Date());
}

function forget(): void {
  unkept = undefined;
  removeStored('localStorage', storageName);
}

/**
 * Keeps where this visit came from on the device, each touch for 90 days. To be called once for each page that is
 * loaded. A visitor who refuses to be tracked has nothing kept, and what was kept before is removed.
 */
export function recordAttribution(): void {
  if (isTrackingRefused()) {
    forget();
    return;
  }
  const visit = readTouch({
    address: window.location.href,
    referrer: document.referrer,
    now: new Date(),
  });
  const touches = addTouch(readKept(), visit);
  unkept = writeStored('localStorage', storageName, touches) ? undefined : touches;
}

/** What is known now of where the visitor came from, to be saved beside a lead or job; nothing of one who refuses it. */
export function knownAttribution(): Attribution {
  if (!isTrackingRefused()) return unkept ? parseAttribution(unkept, new Date()) : readKept();
  forget();
  return {};
}
