import type { ReactNode } from 'react';
import { Container } from './container';
import * as styles from './band.module.css';

type BandProps = {
  children: ReactNode;
  /** The surface it stands on. */
  surface?: 'page' | 'sheet' | 'quiet' | 'identity';
  labelledBy?: string;
};

/** One full-width stretch of a page; named by its heading's id where it has one. */
export function Band({ children, surface = 'page', labelledBy }: BandProps) {
  return (
    <section className={`${styles.band} ${styles[surface]}`} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </section>
  );
}
