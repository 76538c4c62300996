import type { ReactNode } from 'react';
import { privacyPath } from '../../../shared/site/routes';
import type { BrandPage } from '../../../shared/site/use-brand-page';
import { CountryLogo } from '../../cities/components/country-logo';
import { consentLink } from '../../measuring/components/consent-question';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type BrandLayoutProps = {
  page: BrandPage;
  logo?: ReactNode;
  /** The attributes of the logo's place, where it follows the visitor's country. */
  logoProps?: object;
  children: ReactNode;
};

export function BrandLayout({ page, logo, logoProps, children }: BrandLayoutProps) {
  const { brand, navigation } = page.site;
  const policy = navigation.footer.links.find(({ to }) => `/${to}` === privacyPath);
  return (
    <PageFrame
      skipLabel={navigation.skipToContent}
      facts={{ phone: page.pagePhone }}
      consent={page.consent}
      header={
        <SiteHeader
          navigation={navigation}
          homePath="/"
          logo={logo ?? <CountryLogo logos={brand.logos} country="unknown" />}
          phone={page.phone}
          logoProps={logoProps}
        />
      }
      footer={
        <SiteFooter
          brand={brand}
          footer={navigation.footer}
          phone={page.phone}
          links={[
            ...(policy ? [{ label: policy.label, to: privacyPath }] : []),
            { label: navigation.footer.otherCities, to: '/' },
            ...(page.consent ? [{ label: page.consent.change, to: consentLink }] : []),
          ]}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
