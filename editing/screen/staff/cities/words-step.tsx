import { useEffect, useState } from 'react';
import { type CityDraft, emptyQuestion } from '../../../content/cities/draft-city';
import { describeMeasure, measureDraft } from '../../../content/cities/measure-draft';
import { focusField, TextField } from './field';
import type { StepProps } from './step-props';

/** The pause in typing after which the texts are measured again. */
const pauseMs = 300;

const abouts: { name: keyof CityDraft['about']; label: string; hint: string }[] = [
  {
    name: 'places',
    label: 'Which places you serve',
    hint: 'What the parts of this city are like and where it ends, in a few sentences, as a dispatcher from here would tell it.',
  },
  {
    name: 'typical',
    label: 'What people get rid of here',
    hint: 'What its homes, weather, seasons and moving days leave behind. Only what is true, and true of this city.',
  },
  {
    name: 'access',
    label: 'How the truck gets there',
    hint: 'Parking, lanes, elevators, gates, permits: what a customer here should know before the day.',
  },
];

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

function Questions({ draft, onChange, errorAt }: StepProps) {
  const { questions } = draft;
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added !== undefined) focusField(`questions.${added}.question`);
  }, [added]);
  const change = (index: number, part: object): void =>
    onChange({
      ...draft,
      questions: questions.map((each, at) => (at === index ? { ...each, ...part } : each)),
    });
  return (
    <>
      {questions.map(({ question, answer, more }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question has no name until it is written
        <fieldset key={index} className="city-group">
          <legend>Question {index + 1}</legend>
          <TextField
            name={`questions.${index}.question`}
            label="Question"
            hint="As a customer here would ask it."
            value={question}
            onChange={(value) => change(index, { question: value })}
            error={errorAt(`questions.${index}.question`)}
          />
          <TextField
            name={`questions.${index}.answer`}
            label="Answer"
            hint="At most 60 words, the answer first."
            rows={4}
            value={answer}
            onChange={(value) => change(index, { answer: value })}
            error={errorAt(`questions.${index}.answer`)}
          />
          <TextField
            name={`questions.${index}.more`}
            label="More (optional)"
            hint="What goes beyond the answer, shown after a press on “More”."
            rows={3}
            value={more}
            onChange={(value) => change(index, { more: value })}
            error={errorAt(`questions.${index}.more`)}
          />
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
export function WordsStep(props: StepProps) {
  const { draft, onChange, errorAt } = props;
  const measure = useMeasure(props);
  return (
    <>
      <p>
        Write as you would tell it on the phone: the answer first, “you” and “we”, no hype, only what is true.
        A sentence that another city has too counts for neither.
      </p>
      <output className="city-measure" aria-label="How much of it is its own">
        {measure.join('\n')}
      </output>
      {abouts.map(({ name, label, hint }) => (
        <TextField
          key={name}
          name={`about.${name}`}
          label={label}
          hint={hint}
          rows={7}
          value={draft.about[name]}
          onChange={(value) => onChange({ ...draft, about: { ...draft.about, [name]: value } })}
          error={errorAt(`about.${name}`)}
        />
      ))}
      <h3>Questions of this city alone (optional)</h3>
      <p>They are shown on its home, and first on its questions page. They can be added later, too.</p>
      <Questions {...props} />
    </>
  );
}
