import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './more.module.css';

type MoreProps = { label: string; children: ReactNode };

/** What an answer says beyond its first words; opens without scripts. */
export function More({ label, children }: MoreProps) {
  return (
    <details className={styles.more}>
      <summary className={`opener target small bold ${styles.label}`}>
        {label}
        <ChevronDown className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.rest}>{children}</div>
    </details>
  );
}
