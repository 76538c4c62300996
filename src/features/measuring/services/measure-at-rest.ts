import { isTrackingRefused } from './privacy-signals';
import { startTagManager } from './tag-manager';
import { reportWebVitals } from './web-vitals';

let isStarted = false;

/** Measures the visit's speed and loads the tag manager, once, and not for a visitor who refuses to be tracked. */
export function measureAtRest(): void {
  if (isStarted || isTrackingRefused()) return;
  isStarted = true;
  // What measures speed needs it.
  if ('at' in Array.prototype) reportWebVitals();
  // Read here, not from the settings, so that the build of a site without a tag manager leaves the loader out.
  if (process.env.GATSBY_TAG_MANAGER_ID) startTagManager();
}
