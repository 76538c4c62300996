import type { HeadProps } from 'gatsby';
import type { ComponentProps } from 'react';
import type { CityPageContext } from '../../../content-model/gatsby/city-pages';
import { withOwn } from '../../../shared/site/own-content';
import { useSiteContent } from '../../../shared/site/use-site-content';
import { fillTexts } from '../../../shared/text/fill-text';
import { parsePhoneNumber, type PhoneNumber } from '../../../shared/values/phone-number';
import { cityTextValues } from '../../cities/hooks/use-city-page';
import { PageHead, StructuredData } from './page-head';
import { cityPageData, type Described } from './structured-data';

type CityHeadProps = Pick<ComponentProps<typeof PageHead>, 'path' | 'meta' | 'canonicalPath' | 'children'> & {
  context: CityPageContext;
  described?: Described;
};

/** Pages of other cities are no equivalents (hreflang): each city has pages of its own. */
export function CityHead({ context, path, meta, canonicalPath, described = {}, children }: CityHeadProps) {
  const site = withOwn(useSiteContent(), context.own);
  const { brand, words } = site;
  const { city, region, sharesPhone, facts } = context;
  const phone = context.trackingPhone ?? (parsePhoneNumber(brand.mainPhone) as PhoneNumber);
  const values = cityTextValues(site, context, phone);
  const texts = fillTexts({ meta, social: site.social }, values);
  const { language } = words;
  return (
    <PageHead
      {...{ brand, path, canonicalPath, ...texts }}
      language={`${language}-${city.country}`}
      asksConsent={region.asksConsent}
    >
      {/* For search engines, which read the HTML: the scripts of a page go without it. */}
      {cityPageData(
        { brand, city, region, sharesPhone, phone },
        { path, language, facts, ...fillTexts({ meta, navigation: site.navigation, described }, values) },
      ).map((data, index) => (
        <StructuredData key={index} data={data} />
      ))}
      {context.isHidden && <meta name="robots" content="noindex, follow" />}
      {children}
    </PageHead>
  );
}

/** The head of a city's page whose texts say all that it needs. */
export const headOf = <Content extends { texts: Pick<CityHeadProps, 'meta'> }>(useContent: () => Content) =>
  function Head({ pageContext, location }: HeadProps<object, CityPageContext>) {
    return <CityHead context={pageContext} path={location.pathname} meta={useContent().texts.meta} />;
  };
