import type { ReactNode } from 'react';
import type { BrandPage } from '../../hooks/use-brand-page';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type BrandLayoutProps = {
  page: BrandPage;
  /** In the header, in the place of the brand's name. */
  logo?: ReactNode;
  children: ReactNode;
};

/** Frames a page that belongs to no city. */
export function BrandLayout({ page, logo, children }: BrandLayoutProps) {
  const { brand, navigation } = page.site;
  return (
    <PageFrame
      skipLabel={navigation.skipToContent}
      header={
        <SiteHeader
          brand={brand}
          navigation={navigation}
          homePath="/"
          logo={logo}
          phone={page.phone}
          menu={[]}
        />
      }
      footer={
        <SiteFooter
          brand={brand}
          footer={navigation.footer}
          phone={page.phone}
          links={[{ label: navigation.footer.otherCities, to: '/' }]}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
