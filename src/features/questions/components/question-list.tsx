import type { City } from '../../../content-model/types';
import { More } from '../../../shared/ui/fold-rest';
import { Question } from './question';

type QuestionListProps = {
  questions: NonNullable<City['about']['questions']>;
  moreLabel: string;
};

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
