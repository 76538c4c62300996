import type { Landing } from '../../features/measuring/rules/attribution';
import {
  consentName,
  isRefusedByBrowser,
  isTrackingRefused,
} from '../../features/measuring/services/privacy-signals';
import { readStored, writeStored } from '../../shared/browser/storage';
import { landingName } from '../early-page';

/**
 * The script in the head of every page: it keeps where a visit came from before anything can be pressed, for a visitor
 * who goes on to another page before this page's scripts run (src/features/measuring/services/attribution.ts). It also
 * puts on the document whether the visitor agrees to that, so that nobody is asked twice, or asked in vain.
 */
const consent = isRefusedByBrowser() ? 'declined' : readStored('localStorage', consentName);
if (consent) document.documentElement.dataset.consent = String(consent);
const landing: Landing = { address: location.href, referrer: document.referrer, at: Date.now() };
const isOwn = landing.referrer.startsWith(`${location.origin}/`);
if (!isOwn && !isTrackingRefused()) {
  // The scripts may have run for none of the visits before.
  const earlier = readStored('localStorage', landingName);
  writeStored('localStorage', landingName, [...(Array.isArray(earlier) ? earlier : []), landing].slice(-9));
}
