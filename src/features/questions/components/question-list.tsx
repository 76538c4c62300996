import type { City, LocalService } from '../../../content-model/types';
import { Question } from './question';
import { More } from '../../../shared/ui/fold-rest';
import { Band } from '../../../shared/ui/band';

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
