import type { ReactNode } from 'react';
import type { Site } from '../../../content-model/types';
import { PageDataScript, type OwnFacts } from '../../../islands/page-data-script';
import type { DrawingFile } from '../../../shared/site/drawing-file';
import { ConsentQuestion } from '../../measuring/components/consent-question';
import { DrawingsContext } from '../../../shared/ui/drawing';
import { LanguageLinks } from './language-links';
import { graphql, useStaticQuery } from 'gatsby';
import * as styles from './page-frame.module.css';

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
  facts: OwnFacts;
  header: ReactNode;
  consent: Site['measuring']['consent'] | undefined;
  footer: ReactNode;
  /** The parts that stay in view while the page scrolls; they come last. */
  floating?: ReactNode;
  children: ReactNode;
};

const mainId = 'main';

/** A page whose location record was not there is hidden until it has been read (docs/decisions/0001). */
export function PageFrame(props: PageFrameProps) {
  const { skipLabel, facts, header, consent, footer, floating, children } = props;
  return (
    <DrawingsContext value={useDrawings()}>
      <a className={`fixed on-ink page-text ${styles.skip}`} href={`#${mainId}`}>
        {skipLabel}
      </a>
      <div className={styles.page} data-awaits-location={facts.phone?.isAwaited ? '' : undefined}>
        {header}
        {consent && <ConsentQuestion texts={consent} />}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <LanguageLinks className={`pressable on-quiet centered-text hidden ${styles.offer}`} isOffer />
          {children}
        </main>
        {footer}
        {floating}
      </div>
      <PageDataScript {...facts} />
    </DrawingsContext>
  );
}
