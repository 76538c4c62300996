import { useContext, type ReactNode } from 'react';
import { keepsCity } from '../../../shared/site/languages';
import { PagePlace } from '../../../shared/site/page-place';
import { pathBelow, privacyPath } from '../../../shared/site/routes';
import type { BrandPage } from '../../../shared/site/use-brand-page';
import { smsLink } from '../../../shared/values/phone-number';
import { cityMenuOf } from './city-layout';
import { PageFrame } from './page-frame';
import { SiteHeader } from './site-header';
import { StickyContactBar } from './sticky-contact-bar';

type BrandLayoutProps = {
  page: BrandPage;
  /** The attributes of the logo's place, where it follows the visitor's country. */
  logoProps?: object;
  formId?: string;
  children: ReactNode;
};

/** What waits in its templates takes its place for whoever comes from a city (src/features/cities/inlined/show-city.ts). */
export function BrandLayout({ page, logoProps, formId, children }: BrandLayoutProps) {
  const { site, phone } = page;
  const { brand, navigation } = site;
  const policy = navigation.footer.links.find(({ to }) => `/${to}` === privacyPath);
  const links = policy ? [{ label: policy.label, to: privacyPath }] : [];
  const isOfCity = keepsCity(useContext(PagePlace).path ?? '');
  const linkTo = (route: string) => pathBelow('/?', route);
  const cityMenu = cityMenuOf({ site, phone, smsLink: smsLink(phone, navigation.stickyBar.smsBody), linkTo });
  const header = { country: 'unknown', logoProps } as const;
  return (
    <>
      {isOfCity && (
        <script
          data-built={JSON.stringify({ phone, language: site.words.language, logos: brand.logos })}
          dangerouslySetInnerHTML={{ __html: INLINED.city }}
        />
      )}
      <PageFrame
        homePath="/"
        {...{ ...header, page, links }}
        afterHeader={
          isOfCity && (
            <template data-of-city="instead">
              <SiteHeader homePath="/?" {...{ ...header, brand, navigation, phone, cityMenu }} />
            </template>
          )
        }
        floating={
          isOfCity && (
            <template data-of-city="">
              <StickyContactBar texts={navigation.stickyBar} contact={cityMenu.contact} formId={formId} />
            </template>
          )
        }
      >
        {children}
      </PageFrame>
    </>
  );
}
