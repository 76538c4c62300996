import { useEffect, useMemo, useRef, useState } from 'react';
import { checkDraft, stepOf, steps } from '../../../content/cities/check-draft';
import { cityFile, readCities } from '../../../content/cities/city-files';
import { newDraft, planNewCity } from '../../../content/cities/draft-city';
import type { StaffActions } from '../../../content/staff-actions';
import { Button } from '../button';
import { ContentPage, type Loaded, Refusal, SavedNote, useSave } from './content-page';
import { DraftFields, LookStep, type StepProps, WordsStep } from './draft-steps';
import { focusField } from './field';
import { cityDraftKey, useKeptDraft } from '../kept-draft';
import { useLatest } from '../use-task';

type NewCityPageProps = {
  staff: StaffActions;
  like: string | undefined;
};

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
    const wrong = (await checking).find(({ field }) => stepOf(field) === step);
    go(wrong ? step : step + 1, wrong?.field);
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
  const errorAt: StepProps['errorAt'] = (field) =>
    stepOf(field) < passed ? errors?.find((error) => error.field === field)?.words : undefined;
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
        <WordsStep fields={fields} props={props} />
      ) : isLast ? (
        <LookStep props={props} errors={errors} onGo={(field) => go(stepOf(field), field)} />
      ) : (
        <DraftFields fields={fields} props={props} />
      )}
      <Refusal words={message} />
      <p className="staff-buttons">
        <Button
          isMain
          disabled={isLast && (isBusy || errors?.length !== 0)}
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

/** The guide for a new city, in four steps. */
export function NewCityPage({ staff, like }: NewCityPageProps) {
  return (
    <ContentPage staff={staff} title="New city">
      {(loaded) => <Guide staff={staff} like={like} {...loaded} />}
    </ContentPage>
  );
}
