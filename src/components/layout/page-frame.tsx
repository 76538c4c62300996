import type { ReactNode } from 'react';
import * as styles from './page-frame.module.css';

type PageFrameProps = {
  skipLabel: string;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
  /** False hides what must not be seen before the location record is there (design decision 1). */
  isReady?: boolean;
};

const mainId = 'main';

/** Skip link, header, main and footer of every page. */
export function PageFrame({ skipLabel, header, footer, children, isReady = true }: PageFrameProps) {
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        {skipLabel}
      </a>
      <div className={isReady ? undefined : styles.awaitingLocation}>
        {header}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer}
      </div>
    </>
  );
}
