import type { ReactNode } from 'react';
import type { CityPage } from '../../cities/hooks/use-city-page';
import { SocialProof } from '../../social-proof/components/social-proof';
import { PageFrame } from './page-frame';
import { StickyContactBar } from './sticky-contact-bar';

type CityLayoutProps = { page: CityPage; formId?: string; children: ReactNode };

const actionRoute = 'book-now';

type MenuOf = Pick<CityPage, 'site' | 'phone' | 'smsLink' | 'linkTo'>;

export function cityMenuOf({ site, phone, smsLink, linkTo }: MenuOf) {
  const { menu } = site.navigation;
  const contact = { phone, smsLink, quotePath: linkTo('get-quote') };
  const items = menu.map(({ label, to }) => ({ label, to: linkTo(to), isAction: to === actionRoute }));
  return { items, contact, hours: site.brand.hourWords.hours };
}

export function CityLayout({ page, formId, children }: CityLayoutProps) {
  const { city, site, linkTo, utcOffsets, visited } = page;
  const { footer, stickyBar } = site.navigation;
  const cityMenu = cityMenuOf(page);
  return (
    <PageFrame
      page={page}
      facts={{ city: city.slug, utcOffsets, visited }}
      country={city.country}
      homePath={linkTo('')}
      cityMenu={cityMenu}
      links={footer.links.map(({ label, to }) => ({ label, to: linkTo(to) }))}
      floating={
        <>
          <StickyContactBar texts={stickyBar} contact={cityMenu.contact} formId={formId} />
          <SocialProof {...{ city, utcOffsets }} language={site.words.language} />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
