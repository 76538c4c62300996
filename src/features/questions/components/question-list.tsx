import type { ReactNode } from 'react';
import type { City, LocalService } from '../../../content-model/types';
import { shownOn } from '../../../shared/time/shown-days';
import type { MaybeHidden } from '../../../shared/time/valid-days';
import { Band } from '../../../shared/ui/band';
import { More } from '../../../shared/ui/fold-rest';
import { Icon } from '../../../shared/ui/icon';
import * as styles from './question-list.module.css';

type QuestionProps = { question: string; days?: MaybeHidden; children: ReactNode };

export function Question({ question, days = {}, children }: QuestionProps) {
  return (
    <details {...shownOn([days])}>
      <summary
        className={`underlined-on-hover opener bold row gap-4 between close-lines py-3 ${styles.question}`}
      >
        {question}
        <Icon name="plus" className="no-shrink smooth-turn turning" />
      </summary>
      <div className="measure pb-4">{children}</div>
    </details>
  );
}

type QuestionListProps = { questions: NonNullable<City['about']['questions']>; moreLabel: string };

export function QuestionList({ questions, moreLabel }: QuestionListProps) {
  return (
    <div className="ruled">
      {questions.map(({ question, answer, more }) => (
        <Question key={question} question={question}>
          <p>{answer}</p>
          {more && (
            <More label={moreLabel}>
              <p>{more}</p>
            </More>
          )}
        </Question>
      ))}
    </div>
  );
}

type LocalQuestionsProps = {
  title: string;
  questions: LocalService['questions'] | undefined;
  moreLabel: string;
};

export function LocalQuestions({ title, questions, moreLabel }: LocalQuestionsProps) {
  if (!questions?.length) return null;
  return (
    <Band surface="sheet" labelledBy="questions">
      <div className="columns">
        <h2 id="questions">{title}</h2>
        <QuestionList questions={questions} moreLabel={moreLabel} />
      </div>
    </Band>
  );
}
