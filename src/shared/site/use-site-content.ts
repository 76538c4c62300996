import { graphql, useStaticQuery } from 'gatsby';
import type { Site } from '../../content-model/types';

export type SiteContent = Pick<
  Site,
  'brand' | 'navigation' | 'forms' | 'words' | 'social' | 'claims' | 'coupons'
>;

/** Gives the content that every page needs; loaded once, not copied into each page's data. */
export function useSiteContent(): SiteContent {
  return useStaticQuery<SiteContent>(graphql`
    query SiteContent {
      brand: contentDocument(path: "site/brand")
      navigation: contentDocument(path: "site/navigation")
      forms: contentDocument(path: "site/forms")
      words: contentDocument(path: "site/words")
      social: contentDocument(path: "site/social")
      claims: contentDocument(path: "site/claims")
      coupons: contentDocument(path: "site/coupons")
    }
  `);
}
