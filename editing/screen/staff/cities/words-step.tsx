import { emptyQuestion } from '../../../content/cities/draft-city';
import { measureDraft } from '../../../content/cities/measure-draft';
import { Button } from '../button';
import { useLatest } from '../use-task';
import { DraftFields, type StepProps } from './draft-fields';
import { focusField } from './field';

const pauseMs = 300;

function Questions({ props }: { props: StepProps }) {
  const { draft, onChange } = props;
  const { questions } = draft.about;
  const change = (next: typeof questions): void =>
    onChange({ ...draft, about: { ...draft.about, questions: next } });
  const add = (): void => {
    change([...questions, emptyQuestion]);
    setTimeout(() => focusField(`about.questions.${questions.length}.question`));
  };
  return (
    <>
      {questions.map((_question, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question has no name until it is written
        <fieldset key={index} className="city-group">
          <legend>Question {index + 1}</legend>
          <DraftFields
            fields={['question', 'answer', 'more', 'page'].map((name) => `about.questions.${index}.${name}`)}
            props={props}
          />
          <Button onClick={() => change(questions.filter((_each, at) => at !== index))}>
            Remove question {index + 1}
          </Button>
        </fieldset>
      ))}
      <Button onClick={add}>Add a question</Button>
    </>
  );
}

/** What only this city says, below a measure of how much of it is its own. */
export function WordsStep({ fields, props }: { fields: readonly string[]; props: StepProps }) {
  const { draft, known } = props;
  const measure = useLatest(() => measureDraft(known.files, draft), [known.files, draft], pauseMs);
  return (
    <>
      <p>
        Write as you would tell it on the phone: the answer first, “you” and “we”, no hype, only what is true.
        A sentence that another city has too counts for neither.
      </p>
      <output className="city-measure staff-note" aria-label="How much of it is its own">
        {measure}
      </output>
      <DraftFields fields={fields} props={props} />
      <h3>Questions of this city alone (optional)</h3>
      <p>
        They are shown on its home or the page you choose, and first on its questions page. They can be added
        later, too.
      </p>
      <Questions props={props} />
    </>
  );
}
