import type { ReactNode, Ref } from 'react';
import { Container } from './container';
import * as styles from './band.module.css';

type BandProps = {
  children: ReactNode;
  surface?: 'page' | 'sheet' | 'quiet' | 'identity';
  labelledBy?: string;
  ref?: Ref<HTMLElement & HTMLDivElement>;
};

/** One full-width part of a page; takes the id of its heading as its name. */
export function Band({ children, surface = 'page', labelledBy, ref }: BandProps) {
  // Without a heading it is not a section of the page, only a background.
  const Stretch = labelledBy ? 'section' : 'div';
  return (
    <Stretch ref={ref} className={`${styles.band} ${styles[surface]}`} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </Stretch>
  );
}
