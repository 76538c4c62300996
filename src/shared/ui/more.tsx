import { Icon } from './icon';
import type { ReactNode } from 'react';
import * as styles from './more.module.css';

export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={`mt-2 ${styles.more}`}>
      <summary className={`opener target small bold gap-2 ${styles.label}`}>
        {label}
        <Icon name="chevron-down" className={`smooth-turn ${styles.sign}`} />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
