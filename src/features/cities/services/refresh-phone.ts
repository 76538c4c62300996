import { builtPhone, showPhone } from '../../../shared/browser/page-phone';
import { whenIdle } from '../../../shared/browser/scheduling';
import { logError } from '../../../shared/browser/error-log';
import { databaseAddress } from '../../../shared/site/settings';
import { campaignOfTouch } from '../../measuring/rules/attribution';
import { knownAttribution } from '../../measuring/services/attribution';
import { readTrackingPhone } from './location-record';

async function readLive(locationId: string): Promise<void> {
  const answer = await readTrackingPhone(databaseAddress(), locationId);
  if (answer.ok) showPhone(answer.value);
  else logError('Error reading location', answer.cause);
}

/**
 * Shows the number of the campaign that the device remembers, else that of the location record as it is now. After a
 * failed read the page keeps the number of the build, or else the brand's main one (docs/decisions/0001).
 */
export async function refreshPhone(): Promise<void> {
  const { locationId, isAwaited, campaigns = {} } = builtPhone() ?? {};
  const ofCampaign = campaigns[campaignOfTouch(knownAttribution().last_touch) ?? ''];
  if (ofCampaign) showPhone(ofCampaign);
  // A page that shows a number already can wait; a hidden one cannot.
  if (isAwaited && locationId && !ofCampaign) await readLive(locationId);
  for (const part of document.querySelectorAll('[data-awaits-location]'))
    part.removeAttribute('data-awaits-location');
  if (!isAwaited && locationId && !ofCampaign) whenIdle(() => void readLive(locationId));
}
