import type { ReactNode } from 'react';
import * as styles from './container.module.css';

type ContainerProps = { children: ReactNode };

/** Limits its content to the page's width and margins. */
export function Container({ children }: ContainerProps) {
  return <div className={styles.container}>{children}</div>;
}
