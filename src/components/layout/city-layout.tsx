import type { ReactNode } from 'react';
import type { CityPage } from '../../hooks/use-city-page';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type CityLayoutProps = { page: CityPage; children: ReactNode };

/** Frames a page of the city site: every link keeps the city's prefix. */
export function CityLayout({ page, children }: CityLayoutProps) {
  const { site, phone, isReady, linkTo } = page;
  const { brand, navigation } = site;
  const withPrefix = (links: { label: string; to: string }[]) =>
    links.map(({ label, to }) => ({ label, to: linkTo(to) }));
  return (
    <PageFrame
      skipLabel={navigation.skipToContent}
      isReady={isReady}
      header={
        <SiteHeader
          brand={brand}
          navigation={navigation}
          homePath={linkTo('')}
          phone={phone}
          menu={withPrefix(navigation.menu)}
        />
      }
      footer={
        <SiteFooter
          brand={brand}
          footer={navigation.footer}
          phone={phone}
          links={[...withPrefix(navigation.footer.links), { label: navigation.footer.otherCities, to: '/' }]}
        />
      }
    >
      {children}
    </PageFrame>
  );
}
