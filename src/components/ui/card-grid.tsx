import type { ReactNode } from 'react';
import * as styles from './card-grid.module.css';

type CardGridProps = { children: ReactNode };

/** A list of things of one kind, side by side where there is room; its children are list items. */
export function CardGrid({ children }: CardGridProps) {
  return <ul className={styles.grid}>{children}</ul>;
}

type CardProps = { title: string; children: ReactNode };

export function Card({ title, children }: CardProps) {
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      {children}
    </li>
  );
}
