import { Icon } from '../../../shared/ui/icon';
import type { ReactNode } from 'react';
import * as styles from './question.module.css';

export function Question({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className={styles.entry}>
      <summary
        className={`underlined-on-hover opener bold row gap-4 between close-lines py-3 ${styles.question}`}
      >
        {question}
        <Icon name="plus" className={`no-shrink smooth-turn ${styles.sign}`} />
      </summary>
      <div className="measure pb-5">{children}</div>
    </details>
  );
}
