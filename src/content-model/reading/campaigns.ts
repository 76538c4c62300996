import { latestDate } from '../../shared/time/last-day';
import type { CampaignPhones } from '../../shared/site/own-campaign';
import { offerPath } from '../../shared/site/routes';
import { isLeftOut } from './samples';
import type { Campaign, City, Content } from '../types';

/**
 * Gives the content with those campaigns alone whose pages visitors may see on a day: not the samples where samples are
 * left out, and none outside its days. The address of one that is left out leads to the city's home.
 */
export function withRunningCampaigns(content: Content, today?: string): Content {
  return { ...content, campaigns: content.campaigns.filter((campaign) => isRunning(campaign, today)) };
}

/** Whether visitors may see the pages of a campaign on a day. */
export const isRunning = (data: Campaign, today = latestDate(new Date())): boolean =>
  !isLeftOut({ kind: 'campaigns', data }, { today });

/** Gives the phones of the campaigns that run, by their slugs, each with the cities where it is shown. */
export const campaignPhones = (campaigns: readonly Campaign[]): CampaignPhones =>
  Object.fromEntries(
    campaigns.flatMap((campaign) => {
      const { slug, phone, cities } = campaign;
      return phone && isRunning(campaign) ? [[slug, { phone, cities }]] : [];
    }),
  );

/** Gives the pages of the campaigns that a city has. */
export function offerPagesOf(
  campaigns: readonly Campaign[],
  { slug: city, path: home }: Pick<City, 'slug' | 'path'>,
): { path: string; context: { campaign: Campaign } }[] {
  return campaigns
    .filter(({ cities }) => cities?.includes(city) ?? true)
    .map((campaign) => ({ path: offerPath(home, campaign.slug), context: { campaign } }));
}
