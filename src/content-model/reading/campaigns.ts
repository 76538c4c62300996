import { latestDate } from '../../shared/time/last-day';
import { offerPath } from '../../shared/site/routes';
import { isLeftOut } from './samples';
import type { Campaign, City, Content } from '../types';

/**
 * Gives the content with those campaigns alone whose pages visitors may see on a day: not the samples where samples are
 * left out, and none outside its days. The address of one that is left out leads to the city's home.
 */
export function withRunningCampaigns(content: Content, today = latestDate(new Date())): Content {
  const campaigns = content.campaigns.filter((data) => !isLeftOut({ kind: 'campaigns', data }, { today }));
  return { ...content, campaigns };
}

/** Gives the pages of the campaigns that a city has. */
export function offerPagesOf(
  campaigns: readonly Campaign[],
  { slug: city }: Pick<City, 'slug'>,
): { path: string; context: { campaign: Campaign } }[] {
  return campaigns
    .filter(({ cities }) => cities?.includes(city) ?? true)
    .map((campaign) => ({ path: offerPath(city, campaign.slug), context: { campaign } }));
}
