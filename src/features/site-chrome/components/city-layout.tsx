import type { ReactNode } from 'react';
import type { CityPage } from '../../cities/hooks/use-city-page';
import { CountryLogo } from '../../cities/components/country-logo';
import { consentLink } from '../../measuring/components/consent-question';
import { SocialProof } from '../../social-proof/components/social-proof';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { StickyContactBar } from './sticky-contact-bar';

type CityLayoutProps = {
  page: CityPage;
  /** The id of the heading of the page's own form, if it has one. */
  formId?: string;
  children: ReactNode;
};

/** The highlighted menu item (docs/specification.md, section 2). */
const actionRoute = 'book-now';

export function CityLayout({ page, formId, children }: CityLayoutProps) {
  const { city, site, phone, smsLink, pagePhone, utcOffsets, linkTo, consent } = page;
  const { brand, navigation } = site;
  const contact = { phone, smsLink, quotePath: linkTo('get-quote') };
  const items = navigation.menu.map(({ label, to }) => ({
    label,
    to: linkTo(to),
    isAction: to === actionRoute,
  }));
  const footerLinks = navigation.footer.links.map(({ label, to }) => ({ label, to: linkTo(to) }));
  return (
    <PageFrame
      skipLabel={navigation.skipToContent}
      facts={{ city: city.slug, phone: pagePhone, utcOffsets }}
      consent={consent}
      header={
        <SiteHeader
          navigation={navigation}
          homePath={linkTo('')}
          logo={<CountryLogo logos={brand.logos} country={city.country} />}
          phone={phone}
          cityMenu={{ items, contact, hours: brand.hourWords.hours }}
        />
      }
      footer={
        <SiteFooter
          brand={brand}
          footer={navigation.footer}
          phone={phone}
          links={[
            ...footerLinks,
            { label: navigation.footer.otherCities, to: '/' },
            ...(consent ? [{ label: consent.change, to: consentLink }] : []),
          ]}
        />
      }
      floating={
        <>
          <StickyContactBar texts={navigation.stickyBar} contact={contact} formId={formId} />
          <SocialProof city={city} language={site.words.language} utcOffsets={utcOffsets} />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
