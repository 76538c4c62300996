import type { ReactNode } from 'react';
import type { CityPage } from '../../cities/hooks/use-city-page';
import { ConsentQuestion, consentLink } from '../../measuring/components/consent-question';
import { DrawingsContext } from '../../../shared/ui/drawing';
import { LanguageLinks } from './language-links';
import { PageDataScript, type OwnFacts } from '../../../islands/island';
import { SiteFooter } from './site-footer';
import { SiteHeader, type SiteHeaderProps } from './site-header';
import * as styles from './page-frame.module.css';

type PageFrameProps = Pick<SiteHeaderProps, 'homePath' | 'country' | 'logoProps' | 'cityMenu'> & {
  page: Pick<CityPage, 'phone' | 'pagePhone' | 'consent'> & {
    site: Pick<CityPage['site'], 'brand' | 'drawings' | 'navigation'>;
  };
  facts?: Omit<OwnFacts, 'phone'>;
  /** Of the footer, before those to the other cities and to the question about measuring. */
  links: { label: string; to: string }[];
  afterHeader?: ReactNode;
  floating?: ReactNode;
  children: ReactNode;
};

const mainId = 'main';

/** A page whose location record was not there is hidden until it has been read (docs/decisions/0001). */
export function PageFrame(props: PageFrameProps) {
  const { page, facts, links, afterHeader, floating, children, ...header } = props;
  const { phone, pagePhone, consent } = page;
  const { brand, drawings, navigation } = page.site;
  const { footer } = navigation;
  return (
    <DrawingsContext value={drawings}>
      <a className={`fixed on-ink py-3 px-4 ${styles.skip}`} href={`#${mainId}`}>
        {navigation.skipToContent}
      </a>
      <div className={`flex ${styles.page}`} data-awaits-location={pagePhone.isAwaited ? '' : undefined}>
        <SiteHeader {...header} {...{ brand, navigation, phone }} />
        {afterHeader}
        {consent && facts && <ConsentQuestion texts={consent} />}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <LanguageLinks className={`pressable on-quiet centered-text hidden ${styles.offer}`} isOffer />
          {children}
        </main>
        <SiteFooter
          {...{ brand, footer, phone }}
          links={[
            ...links,
            { label: footer.otherCities, to: '/' },
            ...(consent ? [{ label: consent.change, to: consentLink }] : []),
          ]}
        />
        {floating}
        {consent && !facts && <ConsentQuestion texts={consent} isAwaited />}
      </div>
      <PageDataScript {...facts} phone={pagePhone} />
    </DrawingsContext>
  );
}
