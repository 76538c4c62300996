import { graphql, useStaticQuery } from 'gatsby';
import { useContext } from 'react';
import type { Content, Site } from '../../content-model/types';
import type { DrawingFile } from './drawing-file';
import { baseLanguage } from './languages';
import type { CampaignPhones } from './own-campaign';
import { PagePlace } from './page-place';

/** What a build adds to the documents of content/site/. */
type BuiltDocuments = {
  drawings: Record<string, DrawingFile>;
  'film-poster': DrawingFile;
  /** Where the items are, and the facts that they name (src/content-model/gatsby/write-haul-file.ts). */
  'haul-file': { src: string; facts: string[] };
  'search-files': { areasFolder: string };
  'campaign-phones': CampaignPhones;
};

/** The content that pages share; what only one page shows comes with its context. */
export type SharedContent = Pick<
  Content,
  'cities' | 'badges' | 'services' | 'reviews' | 'jobs' | 'guides' | 'faq' | 'pages'
> & { site: Site & BuiltDocuments };

export type SiteContent = SharedContent['site'];

/** Gives the content in the page's language; its texts still have their placeholders. */
export function useContent(): SharedContent {
  const { language = baseLanguage } = useContext(PagePlace);
  const { content } = useStaticQuery<{ content: Record<string, SharedContent> }>(graphql`
    query Content {
      content
    }
  `);
  const { site, ...shared } = content[language] as SharedContent;
  return { ...shared, site: site.brand.sender ? site : withoutOffers(site) };
}

/** The law wants to know who texts offers: where nobody is named, no form has a box for them. */
function withoutOffers({ forms, ...content }: SiteContent): SiteContent {
  const { consent } = forms;
  const marketing = { ...consent.marketing, countries: [] };
  return { ...content, forms: { ...forms, consent: { ...consent, marketing } } };
}
