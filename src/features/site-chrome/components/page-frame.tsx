import type { ReactNode } from 'react';
import type { CityPage } from '../../cities/hooks/use-city-page';
import type { DrawingFile } from '../../../shared/site/drawing-file';
import { ConsentQuestion, consentLink } from '../../measuring/components/consent-question';
import { DrawingsContext } from '../../../shared/ui/drawing';
import { LanguageLinks } from './language-links';
import { Parts } from '../../../startup/hydration-boundary';
import { graphql, useStaticQuery } from 'gatsby';
import { useLayoutEffect } from 'react';
import { setCityOfPage } from '../../measuring/services/measured-visit';
import { SiteFooter } from './site-footer';
import { SiteHeader, type SiteHeaderProps } from './site-header';
import * as styles from './page-frame.module.css';

const useDrawings = () =>
  useStaticQuery<{ drawings: Record<string, DrawingFile> }>(graphql`
    query Drawings {
      drawings: contentDocument(path: "site/drawings")
    }
  `).drawings;

type PageFrameProps = Pick<SiteHeaderProps, 'homePath' | 'country' | 'cityMenu'> & {
  page: Pick<CityPage, 'phone' | 'consent'> & { site: Pick<CityPage['site'], 'brand' | 'navigation'> };
  city?: string;
  /** Of the footer, before those to the other cities and to the question about measuring. */
  links: { label: string; to: string }[];
  floating?: ReactNode;
  children: ReactNode;
  /** False hides the page until the location record has been read (docs/decisions/0001). */
  isReady?: boolean;
};

const mainId = 'main';

export function PageFrame(props: PageFrameProps) {
  const { page, city = '', links, floating, children, isReady = true, ...header } = props;
  const { phone, consent } = page;
  const { brand, navigation } = page.site;
  const { footer } = navigation;
  useLayoutEffect(() => setCityOfPage(city), [city]);
  return (
    <DrawingsContext value={useDrawings()}>
      <a className={`fixed on-ink page-text ${styles.skip}`} href={`#${mainId}`}>
        {navigation.skipToContent}
      </a>
      <Parts className={isReady ? styles.page : `${styles.page} ${styles.awaitingLocation}`}>
        <SiteHeader {...header} {...{ brand, navigation, phone }} />
        {consent && <ConsentQuestion texts={consent} />}
        <Parts as="main" id={mainId} tabIndex={-1} className={styles.main}>
          <LanguageLinks className={`pressable on-quiet centered-text hidden ${styles.offer}`} isOffer />
          {children}
        </Parts>
        <SiteFooter
          {...{ brand, footer, phone }}
          links={[
            ...links,
            { label: footer.otherCities, to: '/' },
            ...(consent ? [{ label: consent.change, to: consentLink }] : []),
          ]}
        />
        {floating}
      </Parts>
    </DrawingsContext>
  );
}
