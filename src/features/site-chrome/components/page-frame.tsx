import type { ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import type { DrawingFile } from '../../../shared/site/drawing-file';
import { ConsentQuestion } from '../../measuring/components/consent-question';
import { DrawingsContext } from '../../../shared/ui/drawing';
import { LanguageLinks } from './language-links';
import { Parts } from '../../../startup/hydration-boundary';
import { graphql, useStaticQuery } from 'gatsby';
import { useLayoutEffect } from 'react';
import { setCityOfPage } from '../../measuring/services/measured-visit';
import * as styles from './page-frame.module.css';

function useCityOfPage(slug = ''): void {
  useLayoutEffect(() => setCityOfPage(slug), [slug]);
}

function useDrawings(): Partial<Record<string, DrawingFile>> {
  const { drawings } = useStaticQuery<{ drawings: Record<string, DrawingFile> }>(graphql`
    query Drawings {
      drawings: contentDocument(path: "site/drawings")
    }
  `);
  return drawings;
}

type PageFrameProps = {
  skipLabel: string;
  city?: string;
  header: ReactNode;
  consent: Site['measuring']['consent'] | undefined;
  footer: ReactNode;
  /** The parts that stay in view while the page scrolls; they come last. */
  floating?: ReactNode;
  children: ReactNode;
  /** False hides the page until the location record has been read (docs/decisions/0001). */
  isReady?: boolean;
};

const mainId = 'main';

export function PageFrame({
  skipLabel,
  city,
  header,
  consent,
  footer,
  floating,
  children,
  isReady = true,
}: PageFrameProps) {
  useCityOfPage(city);
  return (
    <DrawingsContext value={useDrawings()}>
      <a className={`fixed on-ink page-text ${styles.skip}`} href={`#${mainId}`}>
        {skipLabel}
      </a>
      <Parts className={isReady ? styles.page : `${styles.page} ${styles.awaitingLocation}`}>
        {header}
        {consent && <ConsentQuestion texts={consent} />}
        <Parts as="main" id={mainId} tabIndex={-1} className={styles.main}>
          <LanguageLinks className={`pressable on-quiet centered-text hidden ${styles.offer}`} isOffer />
          {children}
        </Parts>
        {footer}
        {floating}
      </Parts>
    </DrawingsContext>
  );
}
