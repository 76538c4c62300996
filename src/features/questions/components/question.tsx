import { Icon } from '../../../shared/ui/icon';
import type { ReactNode } from 'react';
import { shownOn } from '../../../shared/time/shown-days';
import type { MaybeHidden } from '../../../shared/time/valid-days';
import * as styles from './question.module.css';

type QuestionProps = { question: string; days?: MaybeHidden; children: ReactNode };

export function Question({ question, days = {}, children }: QuestionProps) {
  return (
    <details className={styles.entry} {...shownOn([days])}>
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
