import { isPreview } from '../../../shared/site/preview';
import { databaseAddress, databaseRestUrl, settings } from '../../../shared/site/settings';
import { knownAttribution } from './attribution';
import { isTrackingRefused } from './privacy-signals';

async function send(pressed: 'call' | 'text', city: string): Promise<void> {
  const campaign = knownAttribution().last_touch?.utm_campaign;
  await fetch(databaseRestUrl(databaseAddress(), 'presses'), {
    method: 'POST',
    // The phone may take over from the browser at once.
    keepalive: true,
    body: JSON.stringify({ pressed, city, campaign }),
  });
}

/**
 * Adds a press on a number to those that the database counts by campaign (docs/leads.md), with nothing of the visitor. Adds
 * none for a visitor who refuses to be tracked, and none on a preview.
 */
export function countPress(pressed: 'call' | 'text', city: string): void {
  if (isTrackingRefused() || isPreview(settings.siteVersion)) return;
  // A failed measurement must not disturb the visitor.
  send(pressed, city).catch(() => undefined);
}
