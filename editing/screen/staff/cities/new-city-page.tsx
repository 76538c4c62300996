import { useEffect, useMemo, useRef, useState } from 'react';
import { checkContent } from '../../../../src/content-model/checks/check-content';
import {
  checkDraft,
  type Known,
  measureDraft,
  notes,
  optionsOf,
  stepOf,
  steps,
} from '../../../content/cities/check-draft';
import { cityFile, readCities } from '../../../content/cities/city-files';
import { type CityDraft, emptyQuestion, newDraft, planNewCity } from '../../../content/cities/draft-city';
import { textIn, withText } from '../../../content/cities/draft-city';
import { prepareSave } from '../../../content/prepare-save';
import { nameField } from '../../../content/schemas';
import type { StaffActions } from '../../../content/staff-actions';
import { drawPage } from '../../../preview/draw-page';
import { Button } from '../button';
import { ContentPage, type Loaded, PageFrame, Refusal, SavedNote, useSave } from './content-page';
import { Fields, focusField } from '../fields';
import { cityDraftKey, useKeptDraft } from '../kept-draft';
import { useLatest } from '../use-task';

type StepProps = {
  draft: CityDraft;
  known: Known;
  onChange: (draft: CityDraft) => void;
  errorAt: (field: string) => string | undefined;
};

const newCity = cityFile('new');
function DraftFields({ fields, draft, known, onChange, errorAt }: StepProps & { fields: readonly string[] }) {
  return (
    <Fields
      file={newCity}
      fields={fields}
      textOf={(name) => textIn(draft, name)}
      onChange={(name, text) => onChange(withText(draft, name, text, known.files))}
      errorAt={errorAt}
      besides={(name) => {
        const options = optionsOf(name, draft, known);
        return { note: notes[name]?.(draft, known), ...(options && { options }) };
      }}
    />
  );
}

function Questions(props: StepProps) {
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
      {questions.map((question, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question has no name until it is written
        <fieldset key={index} className="staff-group">
          <legend>Question {index + 1}</legend>
          <DraftFields
            {...props}
            fields={Object.keys(question).map((name) => `about.questions.${index}.${name}`)}
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

const pauseMs = 300;

function WordsStep({ fields, ...props }: StepProps & { fields: readonly string[] }) {
  const { draft, known } = props;
  const measure = useLatest(() => measureDraft(known.files, draft), [known.files, draft], pauseMs);
  return (
    <>
      <p>
        Write as you would tell it on the phone: the answer first, “you” and “we”, no hype, only what is true.
        A sentence that another city has too counts for neither.
      </p>
      <output className="staff-measure staff-note" aria-label="How much of it is its own">
        {measure}
      </output>
      <DraftFields {...props} fields={fields} />
      <h3>Questions of this city alone (optional)</h3>
      <p>
        They are shown on its home or the page you choose, and first on its questions page. They can be added
        later, too.
      </p>
      <Questions {...props} />
    </>
  );
}

type LookStepProps = Pick<StepProps, 'draft' | 'known'> & {
  errors: Map<string, string> | undefined;
  onGo: (field: string) => void;
};

function LookStep({ draft, known, errors, onGo }: LookStepProps) {
  const home = useLatest(async () => {
    const { after } = await prepareSave(known.files, planNewCity(known.files, draft));
    const { content } = checkContent(after, { withLanguages: false });
    return content && drawPage({ path: cityFile(draft.slug), data: {} }, content);
  }, [known, draft]);
  const measure = useMemo(() => measureDraft(known.files, draft), [known, draft]);
  return (
    <>
      <output>
        {errors === undefined && 'Checking it.'}
        {errors?.size === 0 && `The site can be built with it. ${measure}`}
        {errors && errors.size > 0 && 'Before it can be saved:'}
      </output>
      <ul className="staff-list">
        {Array.from(errors ?? [], ([field, words]) => (
          <li key={field}>
            <Button onClick={() => onGo(field)}>
              {nameField(newCity, field)}: {words}
            </Button>
          </li>
        ))}
      </ul>
      {home === undefined ? (
        <p>The page is shown once what is listed above is right.</p>
      ) : (
        <PageFrame title="The home of the new city" page={home} />
      )}
    </>
  );
}

type NewCityPageProps = { staff: StaffActions; like: string | undefined };

type Shown = { step: number; field?: string | undefined };

function useFocus(shown: Shown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(shown);
  useEffect(() => {
    const { field } = shown;
    if (first.current !== shown && (field === undefined || !focusField(field))) heading.current?.focus();
  }, [shown]);
  return heading;
}

function Guide({ staff, like, files, phones }: NewCityPageProps & Loaded) {
  const known = useMemo(() => ({ files, phones, cities: readCities(files) }), [files, phones]);
  const likeCity = known.cities.find(({ slug }) => slug === like);
  const beginning = newDraft(likeCity);
  const { message, isBusy, saved, save } = useSave();
  const [draft, setDraft] = useKeptDraft(cityDraftKey(like), beginning, saved !== undefined);
  const [shown, setShown] = useState<Shown>({ step: 0 });
  /** The step up to which it is said at the fields what is wrong. */
  const [passed, setPassed] = useState(0);
  const heading = useFocus(shown);
  const checking = useMemo(() => checkDraft(files, draft), [files, draft]);
  const errors = useLatest(() => checking, [checking]);

  const { step } = shown;
  const { label = '', fields = [] } = steps[step] ?? {};
  const isLast = step === steps.length - 1;
  const go = (next: number, field?: string): void => {
    setShown({ step: next, field });
    setPassed(Math.max(passed, next));
  };
  const goOn = async (): Promise<void> => {
    const wrong = [...(await checking).keys()].find((field) => stepOf(field) === step);
    go(wrong === undefined ? step + 1 : step, wrong);
    setPassed(Math.max(passed, step + 1));
  };
  const words = `Add the city ${draft.locationName}`;
  const saveCity = () => save(() => staff.save(files, planNewCity(files, draft), words));
  const startAnew = (): void => {
    if (!window.confirm('Throw away what is typed here, and start anew?')) return;
    setDraft(beginning);
    setPassed(0);
    setShown({ step: 0 });
  };

  if (saved)
    return <SavedNote title={`${draft.locationName} is saved`} saved={saved} path={cityFile(draft.slug)} />;
  const errorAt: StepProps['errorAt'] = (field) => (stepOf(field) < passed ? errors?.get(field) : undefined);
  const props = { draft, known, onChange: setDraft, errorAt };
  return (
    <>
      <h1>New city</h1>
      {likeCity && (
        <p>
          Its country, province or state and time zone are those of {likeCity.locationName}. All else is its
          own.
        </p>
      )}
      <nav aria-label="Steps">
        <ol className="staff-buttons">
          {steps.map((each, index) => (
            <li key={each.label}>
              <Button
                aria-current={index === step ? 'step' : undefined}
                disabled={isBusy}
                onClick={() => go(index)}
              >
                {index + 1}. {each.label}
              </Button>
            </li>
          ))}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1}>
        Step {step + 1} of {steps.length}: {label}
      </h2>
      {label === 'Words' ? (
        <WordsStep {...props} fields={fields} />
      ) : isLast ? (
        <LookStep {...props} errors={errors} onGo={(field) => go(stepOf(field), field)} />
      ) : (
        <DraftFields {...props} fields={fields} />
      )}
      <Refusal words={message} />
      <p className="staff-buttons">
        <Button
          isMain
          disabled={isLast && (isBusy || errors?.size !== 0)}
          onClick={() => void (isLast ? saveCity() : goOn())}
        >
          {isBusy ? 'Saving...' : isLast ? 'Save the city' : 'Next'}
        </Button>
        <Button disabled={isBusy} onClick={startAnew}>
          Start anew
        </Button>
      </p>
    </>
  );
}

export function NewCityPage({ staff, like }: NewCityPageProps) {
  return (
    <ContentPage staff={staff} title="New city">
      {(loaded) => <Guide staff={staff} like={like} {...loaded} />}
    </ContentPage>
  );
}
