import { campaignNames } from '../values/limits';
import { parsePhoneNumber, type PhoneNumber } from '../values/phone-number';

export type OwnCampaign = { campaign: string; source?: string | undefined; medium?: string | undefined };

/** The phones of campaigns by their slugs, each with the cities where it is shown; without `cities` in all. */
export type CampaignPhones = Record<string, { phone: string; cities?: string[] | undefined }>;

/** Those that a page of a city may show, or one of the brand; by the campaign's name. */
export function campaignPhonesIn(phones: CampaignPhones, city?: string): Record<string, PhoneNumber> {
  const own = Object.entries(phones).filter(([, { cities }]) => !city || !cities || cities.includes(city));
  return Object.fromEntries(
    own.flatMap(([name, { phone }]) => {
      const parsed = parsePhoneNumber(phone);
      return parsed ? [[name, parsed]] : [];
    }),
  );
}

/** Source and medium are added only where the address has no field of an advertiser. What is there stays as written. */
export function withOwnCampaign(search: string, { campaign, source, medium }: OwnCampaign): string {
  const given = new URLSearchParams(search);
  const says = (name: string): boolean => given.getAll(name).some((value) => value.trim() !== '');
  const added = new URLSearchParams({
    ...(source && !campaignNames.some(says) && { utm_source: source, ...(medium && { utm_medium: medium }) }),
    ...(!says('utm_campaign') && { utm_campaign: campaign }),
  });
  const parts = [search.slice(1), added.toString()].filter((part) => part !== '');
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
