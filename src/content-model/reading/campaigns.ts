import type { CampaignPhones } from '../../shared/site/own-campaign';
import { offerPath } from '../../shared/site/routes';
import { isLeftOut } from './samples';
import type { Campaign, City } from '../types';

/**
 * Gives the phones of the campaigns that have begun, by their slugs, each with the cities where it is shown: who came with a
 * campaign sees its phone for as long as the visit is remembered, also after the campaign.
 */
export const campaignPhones = (campaigns: readonly Campaign[]): CampaignPhones =>
  Object.fromEntries(
    campaigns.flatMap((campaign) => {
      const { validUntil: _ended, ...begun } = campaign;
      const { slug, phone, cities } = begun;
      return phone && !isLeftOut({ kind: 'campaigns', data: begun }) ? [[slug, { phone, cities }]] : [];
    }),
  );

export function offerPagesOf(
  campaigns: readonly Campaign[],
  { slug: city, path: home }: Pick<City, 'slug' | 'path'>,
): { path: string; context: { campaign: Campaign } }[] {
  return campaigns
    .filter(({ cities }) => cities?.includes(city) ?? true)
    .map((campaign) => ({ path: offerPath(home, campaign.slug), context: { campaign } }));
}
