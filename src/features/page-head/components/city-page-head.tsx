import type { ReactNode } from 'react';
import type { CityPageContext } from '../../../content-model/gatsby/page-contexts';
import { withOwn } from '../../../shared/site/own-content';
import { fillTexts } from '../../../shared/text/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../../../shared/values/phone-number';
import { cityTextValues } from '../../cities/hooks/use-city-page';
import { useSiteContent, type SiteContent } from '../../../shared/site/use-site-content';
import type { ServedCity } from './service';
import { PageHead } from './page-head';
import { StructuredData, type PageData } from './structured-data';

/** A page of a city as its structured data describe it; all placeholders in its texts are filled. */
type DescribedPage = {
  served: ServedCity;
  path: string;
  meta: { title: string; description: string };
  navigation: SiteContent['navigation'];
  language: string;
  fill: <Texts>(texts: Texts) => Texts;
};

export type CityPageHeadProps = {
  context: CityPageContext;
  path: string;
  meta: { title: string; description: string };
  /** The address for search engines, if another page says the same. */
  canonicalPath?: string;
  /** For search engines, which read the HTML: the scripts of a page go without it, as without a link preview. */
  describe?: ((page: DescribedPage) => PageData[]) | false;
  children?: ReactNode;
};

/** Pages of other cities are no equivalents (hreflang): each city has pages of its own. */
export function CityPageHead({ context, path, meta, canonicalPath, describe, children }: CityPageHeadProps) {
  const site = withOwn(useSiteContent(), context.own);
  const { brand } = site;
  const { language } = site.words;
  const { city, region, sharesPhone } = context;
  const phone = context.trackingPhone ?? (parsePhoneNumber(brand.mainPhone) as PhoneNumber);
  const values = cityTextValues(site, context, phone);
  const fill = <Texts,>(texts: Texts): Texts => fillTexts(texts, values);
  const texts = fill({ meta, social: site.social, navigation: site.navigation });
  const served = { brand, city, region, sharesPhone, phone };
  const data = describe ? describe({ served, path, fill, language, ...texts }) : [];
  return (
    <PageHead
      brand={brand}
      social={texts.social}
      meta={texts.meta}
      path={path}
      canonicalPath={canonicalPath}
      language={`${language}-${city.country}`}
      asksConsent={region.asksConsent}
    >
      {process.env.BUILD_STAGE !== 'build-javascript' &&
        data.map((item, index) => <StructuredData key={index} data={item} />)}
      {context.isHidden && <meta name="robots" content="noindex, follow" />}
      {children}
    </PageHead>
  );
}
