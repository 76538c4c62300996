import type { ReactNode } from 'react';
import { Container } from './container';
import { HydrationBoundary } from '../../startup/hydration-boundary';
import * as styles from './band.module.css';

type BandProps = {
  children: ReactNode;
  /** The surface it stands on. */
  surface?: 'page' | 'sheet' | 'quiet' | 'identity';
  labelledBy?: string;
};

/** One full-width stretch of a page; named by its heading's id where it has one. */
export function Band({ children, surface = 'page', labelledBy }: BandProps) {
  // Without a heading of its own it is no section of the page, only its ground.
  const Stretch = labelledBy ? 'section' : 'div';
  return (
    <Stretch className={`${styles.band} ${styles[surface]}`} aria-labelledby={labelledBy}>
      <HydrationBoundary>
        <Container>{children}</Container>
      </HydrationBoundary>
    </Stretch>
  );
}
