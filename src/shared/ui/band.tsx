import type { ReactNode } from 'react';
import { Container } from './container';
import * as styles from './band.module.css';

type BandProps = {
  children: ReactNode;
  surface?: 'page' | 'sheet' | 'quiet' | 'identity';
  labelledBy?: string;
  hidden?: boolean;
};

/** One full-width part of a page; takes the id of its heading as its name. */
export function Band({ children, surface = 'page', labelledBy, ...shown }: BandProps) {
  // Without a heading it is not a section of the page, only a background.
  const Stretch = labelledBy ? 'section' : 'div';
  return (
    <Stretch {...shown} className={`${styles.band} ${styles[surface]}`} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </Stretch>
  );
}
