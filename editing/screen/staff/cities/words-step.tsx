import { useEffect, useState } from 'react';
import { emptyQuestion } from '../../../content/cities/draft-city';
import { describeMeasure, measureDraft } from '../../../content/cities/measure-draft';
import { DraftFields, QuestionFields, type StepProps } from './draft-fields';
import { focusField } from './field';

/** The pause in typing after which the texts are measured again. */
const pauseMs = 300;

/** Says how much of the draft is its own, a moment after the last key. */
function useMeasure({ files, draft }: StepProps): string[] {
  const [words, setWords] = useState<string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const measure = measureDraft(files, draft);
      setWords(
        measure
          ? describeMeasure(measure)
          : ['How much of it is its own can be said once the other files are without errors.'],
      );
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [files, draft]);
  return words;
}

function Questions({ props }: { props: StepProps }) {
  const { draft, onChange } = props;
  const { questions } = draft;
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added !== undefined) focusField(`questions.${added}.question`);
  }, [added]);
  return (
    <>
      {questions.map((_question, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question has no name until it is written
        <fieldset key={index} className="city-group">
          <legend>Question {index + 1}</legend>
          <QuestionFields index={index} props={props} />
          <button
            type="button"
            className="staff-button"
            onClick={() => onChange({ ...draft, questions: questions.filter((_each, at) => at !== index) })}
          >
            Remove question {index + 1}
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        className="staff-button"
        onClick={() => {
          setAdded(questions.length);
          onChange({ ...draft, questions: [...questions, emptyQuestion] });
        }}
      >
        Add a question
      </button>
    </>
  );
}

/** The third step: what only this city says. */
export function WordsStep({ props }: { props: StepProps }) {
  const measure = useMeasure(props);
  return (
    <>
      <p>
        Write as you would tell it on the phone: the answer first, “you” and “we”, no hype, only what is true.
        A sentence that another city has too counts for neither.
      </p>
      <output className="city-measure staff-note" aria-label="How much of it is its own">
        {measure.join('\n')}
      </output>
      <DraftFields step="words" props={props} />
      <h3>Questions of this city alone (optional)</h3>
      <p>They are shown on its home, and first on its questions page. They can be added later, too.</p>
      <Questions props={props} />
    </>
  );
}
