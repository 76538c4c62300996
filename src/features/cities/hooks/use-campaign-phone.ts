import { startTransition, useCallback, useEffect, useState } from 'react';
import { campaignOfTouch } from '../../measuring/rules/attribution';
import { knownAttribution } from '../../measuring/services/attribution';
import { useSiteContent } from '../../../shared/site/use-site-content';
import { parsePhoneNumber, type PhoneNumber } from '../../../shared/values/phone-number';
import { whenIdle } from '../../../startup/scheduling';

/** The number of the build, by the campaign that the device remembers, so it is never an old one. */
export function useCampaignPhone(city?: string): PhoneNumber | null {
  const { campaignPhones } = useSiteContent();
  const find = useCallback(() => {
    const name = campaignOfTouch(knownAttribution().last_touch) ?? '';
    return name in campaignPhones ? name : '';
  }, [campaignPhones]);
  // Hydration must match the HTML, which knows no visitor.
  const [name, setName] = useState('');
  useEffect(() => whenIdle(() => startTransition(() => setName(find()))), [find]);
  const { phone, cities = [city] } = campaignPhones[name] ?? {};
  return city === undefined || cities.includes(city) ? parsePhoneNumber(phone) : null;
}
