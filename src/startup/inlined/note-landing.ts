import type { Landing } from '../../features/measuring/rules/attribution';
import { isTrackingRefused } from '../../features/measuring/services/privacy-signals';
import { writeStored } from '../../shared/browser/storage';
import { landingName } from '../early-page';

/**
 * The script in the head of every page: it keeps where a visit came from before anything can be pressed, for a visitor
 * who goes on to another page before this page's scripts run (src/features/measuring/services/attribution.ts).
 */
const landing: Landing = { address: location.href, referrer: document.referrer, at: Date.now() };
const isOwn = landing.referrer.startsWith(`${location.origin}/`);
if (!isOwn && !isTrackingRefused()) writeStored('localStorage', landingName, landing);
