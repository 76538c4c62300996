import { Plus, Search } from 'lucide-react';
import { useId } from 'react';
import type { FaqEntry, Pages } from '../../content-model/types';
import { findQuestions } from '../../domain/find-questions';
import { fillText } from '../../domain/fill-text';
import { useTypedText } from '../../hooks/use-typed-text';
import { Band } from '../ui/band';
import { Prose } from '../ui/prose';
import * as styles from './faq-list.module.css';

type FaqListProps = { entries: FaqEntry[]; texts: Pages['faq']['search'] };

/** Questions by topic, each of which opens without scripts; with them, those that hold what is searched for. */
export function FaqList({ entries, texts }: FaqListProps) {
  const id = useId();
  const { attach, typed: query, handleType } = useTypedText();
  const found = findQuestions(query, entries);
  const topics = [...new Set(found.map(({ topic }) => topic))];
  return (
    <Band surface="sheet">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers before 2023 know no <search> */}
      <div className={styles.search} role="search">
        <label className={styles.label} htmlFor={id}>
          {texts.label}
        </label>
        <Search className={styles.searchIcon} aria-hidden="true" />
        <input
          className={styles.query}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          ref={attach}
          onChange={handleType}
        />
        <output className={styles.found} htmlFor={id}>
          {query.trim() !== '' &&
            (found.length === 0 ? texts.none : fillText(texts.found, { count: String(found.length) }))}
        </output>
      </div>
      <div className={styles.topics}>
        {topics.map((topic) => (
          <section key={topic} className={styles.topic}>
            <h2 className={styles.title}>{topic}</h2>
            <div>
              {found
                .filter((entry) => entry.topic === topic)
                .map(({ question, html }) => (
                  <details key={question} className={styles.entry}>
                    <summary className={styles.question}>
                      {question}
                      <Plus className={styles.sign} aria-hidden="true" />
                    </summary>
                    <div className={styles.answer}>
                      <Prose html={html} />
                    </div>
                  </details>
                ))}
            </div>
          </section>
        ))}
      </div>
    </Band>
  );
}
