import type { ReactNode } from 'react';
import type { CityPage } from '../../cities/hooks/use-city-page';
import { SocialProof } from '../../social-proof/components/social-proof';
import { PageFrame } from './page-frame';
import { StickyContactBar } from './sticky-contact-bar';

type CityLayoutProps = { page: CityPage; formId?: string; children: ReactNode };

const actionRoute = 'book-now';

export function CityLayout({ page, formId, children }: CityLayoutProps) {
  const { city, site, phone, smsLink, linkTo, utcOffsets } = page;
  const { menu, footer, stickyBar } = site.navigation;
  const contact = { phone, smsLink, quotePath: linkTo('get-quote') };
  const items = menu.map(({ label, to }) => ({ label, to: linkTo(to), isAction: to === actionRoute }));
  return (
    <PageFrame
      page={page}
      facts={{ city: city.slug, utcOffsets }}
      country={city.country}
      homePath={linkTo('')}
      cityMenu={{ items, contact, hours: site.brand.hourWords.hours }}
      links={footer.links.map(({ label, to }) => ({ label, to: linkTo(to) }))}
      floating={
        <>
          <StickyContactBar texts={stickyBar} contact={contact} formId={formId} />
          <SocialProof {...{ city, utcOffsets }} language={site.words.language} />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
