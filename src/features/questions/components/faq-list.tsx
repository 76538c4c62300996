import { useId } from 'react';
import type { FaqEntry, Pages, Site } from '../../../content-model/types';
import { useIsland } from '../../../islands/island';
import { shownOn } from '../../../shared/time/shown-days';
import { Band } from '../../../shared/ui/band';
import { More } from '../../../shared/ui/fold-rest';
import { Prose } from '../../../shared/ui/prose';
import { LinkList } from '../../../shared/ui/site-link';
import { Question } from './question-list';
import { SearchField } from '../../../shared/ui/search-field';
import * as styles from './faq-list.module.css';

type FaqListProps = {
  entries: FaqEntry[];
  /** Pages that say more, which the search finds too. */
  pages: { label: string; to: string }[];
  smsLink: string;
  texts: Pages['faq']['search'];
  words: Pick<Site['words'], 'more' | 'language'>;
};

export function FaqList({ entries, pages, smsLink, texts, words }: FaqListProps) {
  const id = useId();
  const topics = [...new Set(entries.map(({ topic }) => topic))];
  return (
    <Band surface="sheet">
      <div {...useIsland('faq-search', { texts, language: words.language }, 'touch')}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers before 2023 know no <search> */}
        <div className={`needs-scripts stack gap-2 ${styles.search}`} role="search">
          <SearchField id={id} label={texts.label} enterKeyHint="search" />
          <output className="soft small line-high" htmlFor={id} />
          <p data-ask="" hidden>
            <a href={smsLink}>{texts.ask}</a>
          </p>
        </div>
        <div className={`grid ${styles.topics}`}>
          {topics.map((topic) => {
            const ofTopic = entries.filter((entry) => entry.topic === topic);
            return (
              <section key={topic} className={`columns ${styles.topic}`} {...shownOn(ofTopic)}>
                <h2 className="h3 pb-3">{topic}</h2>
                <div className="ruled">
                  {ofTopic.map(({ question, html, ...days }) => (
                    <Question key={question} question={question} days={days}>
                      <Answer html={html} moreLabel={words.more} />
                    </Question>
                  ))}
                </div>
              </section>
            );
          })}
          <section className={`columns ${styles.topic}`}>
            <h2 className="h3 pb-3">{texts.pages}</h2>
            <LinkList className={`ruled small ${styles.pages}`} linkClassName="target" links={pages} />
          </section>
        </div>
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
