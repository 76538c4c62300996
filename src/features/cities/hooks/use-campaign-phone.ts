import { startTransition, useCallback, useEffect, useState } from 'react';
import { campaignOfTouch } from '../../measuring/rules/attribution';
import { knownAttribution } from '../../measuring/services/attribution';
import { useSiteContent } from '../../../shared/site/use-site-content';
import { parsePhoneNumber, type PhoneNumber } from '../../../shared/values/phone-number';
import { isFirstPage } from '../../../startup/first-page';
import { whenIdle } from '../../../startup/scheduling';

/**
 * Gives the number of the campaign that brought the visitor, for as long as the device remembers that visit; nothing where
 * the campaign has no number or is over, and in a city that it is not for. It comes from the build, and only the
 * campaign's name from the device, so it is never an old one.
 */
export function useCampaignPhone(city?: string): PhoneNumber | null {
  const { campaignPhones } = useSiteContent();
  const find = useCallback(() => {
    const name = campaignOfTouch(knownAttribution().last_touch) ?? '';
    return name in campaignPhones ? name : '';
  }, [campaignPhones]);
  // Hydration must match the HTML, which knows no visitor.
  const [name, setName] = useState(() => (isFirstPage() ? '' : find()));
  useEffect(() => whenIdle(() => startTransition(() => setName(find()))), [find]);
  const { phone, cities = [city] } = campaignPhones[name] ?? {};
  return city === undefined || cities.includes(city) ? parsePhoneNumber(phone) : null;
}
