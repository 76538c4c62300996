import type { Landing } from '../rules/attribution';
import { asksAtOnce, consentName, isRefusedByBrowser, isTrackingRefused } from '../services/privacy-signals';
import { afterPaint } from '../../../shared/browser/scheduling';
import { readStored, writeStored } from '../../../shared/browser/storage';
import { landingName } from '../../../shared/values/device-names';

/** In every head: keeps where a visit came from, and puts the consent on the document. */
const landing: Landing = { address: location.href, referrer: document.referrer, at: Date.now() };

let isNoted = false;

function note(): void {
  if (isNoted) return;
  isNoted = true;
  const consent = isRefusedByBrowser() ? 'declined' : readStored('localStorage', consentName);
  if (consent) document.documentElement.dataset.consent = String(consent);
  const isOwn = landing.referrer.startsWith(`${location.origin}/`);
  if (isOwn || consent === 'declined') return;
  // Nothing outlasts the tab before the visitor has agreed.
  const area = isTrackingRefused() ? 'sessionStorage' : 'localStorage';
  // The scripts may have run for none of the visits before.
  const earlier = readStored(area, landingName);
  writeStored(area, landingName, [...(Array.isArray(earlier) ? earlier : []), landing].slice(-9));
}

// A slow phone takes 25 ms to open its storage, and paints an empty frame first. Where a question shows, whoever has
// answered must not see it.
if (asksAtOnce()) note();
else afterPaint(() => afterPaint(note));
// A visitor may leave before.
addEventListener('pagehide', note);

// Where a window changes its size between two pages, the browser shows the next one at once: no error of ours.
addEventListener('pagereveal', (event) => {
  const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<unknown> } | null };
  viewTransition?.ready.catch(() => undefined);
});
