import { useId } from 'react';
import type { FaqEntry, Pages, Site } from '../../../content-model/types';
import type { UtcOffsets } from '../../../shared/time/city-clock';
import { findQuestions } from '../rules/find-questions';
import { fillCount } from '../../../shared/site/fill-count';
import { useShown } from '../../../shared/time/use-shown';
import { useTypedText } from '../../../shared/ui/use-typed-text';
import { Band } from '../../../shared/ui/band';
import { More } from '../../../shared/ui/fold-rest';
import { Prose } from '../../../shared/ui/prose';
import { Question } from './question-list';
import { SearchField } from '../../../shared/ui/search-field';
import * as styles from './faq-list.module.css';

type FaqListProps = {
  entries: FaqEntry[];
  texts: Pages['faq']['search'];
  words: Pick<Site['words'], 'more' | 'language'>;
  utcOffsets?: UtcOffsets;
};

export function FaqList({ entries, texts, words, utcOffsets }: FaqListProps) {
  const id = useId();
  const { attach, typed: query, handleType } = useTypedText();
  const { shown } = useShown(entries, utcOffsets);
  const found = findQuestions(query, shown);
  const topics = [...new Set(found.map(({ topic }) => topic))];
  return (
    <Band surface="sheet">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers before 2023 know no <search> */}
      <div className={`needs-scripts stack gap-2 ${styles.search}`} role="search">
        <SearchField id={id} label={texts.label} enterKeyHint="search" ref={attach} onChange={handleType} />
        <output className={`soft small ${styles.found}`} htmlFor={id}>
          {query.trim() !== '' &&
            (found.length === 0 ? texts.none : fillCount(texts.found, found.length, words.language))}
        </output>
      </div>
      <div className={`grid ${styles.topics}`}>
        {topics.map((topic) => (
          <section key={topic} className={styles.topic}>
            <h2 className={`h3 ${styles.title}`}>{topic}</h2>
            <div className="ruled">
              {found
                .filter((entry) => entry.topic === topic)
                .map(({ question, html }) => (
                  <Question key={question} question={question}>
                    <Answer html={html} moreLabel={words.more} />
                  </Question>
                ))}
            </div>
          </section>
        ))}
      </div>
    </Band>
  );
}

/** A line in the markdown of an answer parts its first words from the rest. */
const line = '<hr />';

function Answer({ html, moreLabel }: { html: string; moreLabel: string }) {
  const [first = '', ...rest] = html.split(line);
  return (
    <>
      <Prose html={first} />
      {rest.length > 0 && (
        <More label={moreLabel}>
          <Prose html={rest.join(line)} />
        </More>
      )}
    </>
  );
}
