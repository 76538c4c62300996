import type { FaqEntry } from '../../content-model/types';
import { Band } from '../ui/band';
import { Prose } from '../ui/prose';
import * as styles from './faq-list.module.css';

type FaqListProps = { entries: FaqEntry[] };

/** Questions by topic; each opens without scripts. */
export function FaqList({ entries }: FaqListProps) {
  const topics = [...new Set(entries.map(({ topic }) => topic))];
  return (
    <Band surface="sheet">
      {topics.map((topic) => (
        <section key={topic} className={styles.topic}>
          <h2 className={styles.title}>{topic}</h2>
          {entries
            .filter((entry) => entry.topic === topic)
            .map(({ question, html }) => (
              <details key={question} className={styles.entry}>
                <summary className={styles.question}>{question}</summary>
                <Prose html={html} />
              </details>
            ))}
        </section>
      ))}
    </Band>
  );
}
