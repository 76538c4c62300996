import type { ReactNode } from 'react';
import type { CityPage } from '../../cities/hooks/use-city-page';
import { DeferredPart } from '../../../startup/deferred-part';
import { PageFrame } from './page-frame';
import { StickyContactBar } from './sticky-contact-bar';

type CityLayoutProps = { page: CityPage; formId?: string; children: ReactNode };

const actionRoute = 'book-now';

/** The pop-up first shows seconds after the page, so no page waits for its script. */
const loadPopup = async () =>
  (await import('../../social-proof/components/social-proof-popup')).SocialProofPopup;

export function CityLayout({ page, formId, children }: CityLayoutProps) {
  const { city, site, phone, smsLink, isReady, linkTo, utcOffsets } = page;
  const { menu, footer, stickyBar } = site.navigation;
  const contact = { phone, smsLink, quotePath: linkTo('get-quote') };
  const items = menu.map(({ label, to }) => ({ label, to: linkTo(to), isAction: to === actionRoute }));
  return (
    <PageFrame
      {...{ page, isReady }}
      city={city.slug}
      country={city.country}
      homePath={linkTo('')}
      cityMenu={{ items, contact, hours: site.brand.hourWords.hours }}
      links={footer.links.map(({ label, to }) => ({ label, to: linkTo(to) }))}
      floating={
        <>
          <StickyContactBar texts={stickyBar} contact={contact} formId={formId} />
          <DeferredPart load={loadPopup} props={{ city, language: site.words.language, utcOffsets }} />
        </>
      }
    >
      {children}
    </PageFrame>
  );
}
