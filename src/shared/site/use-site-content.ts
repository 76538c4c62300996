import { graphql, useStaticQuery } from 'gatsby';
import type { Site } from '../../content-model/types';
import type { CampaignPhones } from './own-campaign';

export type SiteContent = Pick<
  Site,
  'brand' | 'navigation' | 'forms' | 'words' | 'social' | 'claims' | 'coupons'
> & { campaignPhones: CampaignPhones; measuring: Pick<Site['measuring'], 'consent'> };

export function useSiteContent(): SiteContent {
  const content = useStaticQuery<SiteContent>(graphql`
    query SiteContent {
      brand: contentDocument(path: "site/brand")
      navigation: contentDocument(path: "site/navigation")
      forms: contentDocument(path: "site/forms")
      words: contentDocument(path: "site/words")
      social: contentDocument(path: "site/social")
      claims: contentDocument(path: "site/claims")
      coupons: contentDocument(path: "site/coupons")
      campaignPhones: contentDocument(path: "site/campaign-phones")
      measuring: contentDocument(path: "site/measuring", fields: ["consent"])
    }
  `);
  return content.brand.sender ? content : withoutOffers(content);
}

/** The law wants to know who texts offers: where nobody is named, no form has a box for them. */
function withoutOffers({ forms, ...content }: SiteContent): SiteContent {
  const { consent } = forms;
  const marketing = { ...consent.marketing, countries: [] };
  return { ...content, forms: { ...forms, consent: { ...consent, marketing } } };
}
