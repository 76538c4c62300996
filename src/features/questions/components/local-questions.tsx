import type { LocalService } from '../../../content-model/types';
import { Band } from '../../../shared/ui/band';
import { QuestionList } from './question-list';

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
