import { Icon } from '../../../shared/ui/icon';
import type { ReactNode } from 'react';
import * as styles from './question.module.css';

type QuestionProps = { question: string; children: ReactNode };

/** A question that shows its answer when it is pressed, also without scripts. */
export function Question({ question, children }: QuestionProps) {
  return (
    <details className={styles.entry}>
      <summary className={`opener bold ${styles.question}`}>
        {question}
        <Icon name="plus" className={styles.sign} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
