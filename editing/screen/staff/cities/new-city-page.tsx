import { useEffect, useRef, useState } from 'react';
import type { City } from '../../../../src/content-model/types';
import { checkDraft, type DraftError, type Step, steps } from '../../../content/cities/check-draft';
import { cityFile, readCities } from '../../../content/cities/city-files';
import { type CityDraft, newDraft, planNewCity } from '../../../content/cities/draft-city';
import type { StaffActions } from '../../../content/staff-actions';
import { holdPage } from '../held-page';
import { ContentPage, type Loaded, Refusal, SavedNote } from './content-page';
import { DraftFields, type StepProps } from './draft-fields';
import { focusField } from './field';
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft';
import { LookStep } from './look-step';
import { useSave } from './use-save';
import { WordsStep } from './words-step';

const stepLabels: Record<Step, string> = { where: 'Where', whom: 'Whom', words: 'Words', look: 'Look' };

type NewCityPageProps = {
  staff: StaffActions;
  /** The slug of a city that it begins like. */
  like: string | undefined;
};

type GuideProps = NewCityPageProps & Loaded;

type Shown = { step: Step; field?: string | undefined };

/** Moves the focus to the heading of a step that is opened, or to the field that is asked for. */
function useFocus(shown: Shown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const { field } = shown;
    if (!isFirst.current && (field === undefined || !focusField(field))) heading.current?.focus();
    isFirst.current = false;
  }, [shown]);
  return heading;
}

/** Keeps the draft on this device, and asks before a page with an unsaved one is left. */
function useKept(like: string | undefined, draft: CityDraft, isSaved: boolean, beginning: CityDraft): void {
  const isChanged = !isSaved && JSON.stringify(draft) !== JSON.stringify(beginning);
  useEffect(() => {
    if (isChanged) keepDraft(like, draft);
    else forgetDraft(like);
    return holdPage(() => isChanged);
  }, [like, draft, isChanged]);
}

function Guide({ staff, like, files, phones }: GuideProps) {
  const cities = readCities(files);
  const likeCity: City | undefined = cities.find(({ slug }) => slug === like);
  const beginning = newDraft(likeCity);
  const [draft, setDraft] = useState(() => readKeptDraft(like) ?? beginning);
  const [shown, setShown] = useState<Shown>({ step: 'where' });
  const [errors, setErrors] = useState<DraftError[]>();
  const [asked, setAsked] = useState<string[]>([]);
  const { message, isBusy, saved, save } = useSave();
  const heading = useFocus(shown);
  useKept(like, draft, saved !== undefined, beginning);
  useEffect(() => {
    let isOld = false;
    void checkDraft(files, draft).then((found) => !isOld && setErrors(found));
    return () => {
      isOld = true;
    };
  }, [files, draft]);

  const at = steps.indexOf(shown.step);
  const go = (step: Step, field?: string): void => setShown({ step, field });
  /** Shows what is wrong at the fields of a step, and gives whether nothing is. */
  const isDone = async (step: Step): Promise<boolean> => {
    const found = await checkDraft(files, draft);
    const own = found.filter((error) => error.step === step);
    setErrors(found);
    setAsked(own.map(({ field }) => field));
    const [first] = own;
    // The error is drawn first, so that it is read out with its field.
    if (first) setTimeout(() => focusField(first.field));
    return first === undefined;
  };
  const goOn = async (): Promise<void> => {
    const next = steps[at + 1];
    if (next && (await isDone(shown.step))) go(next);
  };
  const fix = ({ step, field }: DraftError): void => {
    setAsked([field]);
    go(step, field);
  };
  const saveCity = () =>
    save(
      () => staff.save(files, planNewCity(files, draft), `Add the city ${draft.name}`),
      () => forgetDraft(like),
    );
  const startAnew = (): void => {
    if (!window.confirm('Throw away what is typed here, and start anew?')) return;
    setDraft(beginning);
    setAsked([]);
    go('where');
  };

  if (saved) return <SavedNote title={`${draft.name} is saved`} saved={saved} path={cityFile(draft.slug)} />;
  const errorAt: StepProps['errorAt'] = (field) =>
    asked.includes(field) ? errors?.find((error) => error.field === field)?.words : undefined;
  const props = { draft, files, cities, phones, onChange: setDraft, errorAt };
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
          {steps.map((step, index) => (
            <li key={step}>
              <button
                type="button"
                className="staff-button"
                aria-current={step === shown.step ? 'step' : undefined}
                onClick={() => go(step)}
              >
                {index + 1}. {stepLabels[step]}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1}>
        Step {at + 1} of {steps.length}: {stepLabels[shown.step]}
      </h2>
      {shown.step === 'words' ? (
        <WordsStep props={props} />
      ) : shown.step === 'look' ? (
        <LookStep draft={draft} files={files} errors={errors} stepLabels={stepLabels} onGo={fix} />
      ) : (
        <DraftFields step={shown.step} props={props} />
      )}
      <Refusal words={message} />
      <p className="staff-buttons">
        {at > 0 && (
          <button type="button" className="staff-button" onClick={() => go(steps[at - 1] ?? 'where')}>
            Back
          </button>
        )}
        {shown.step === 'look' ? (
          <button
            type="button"
            className="staff-button staff-main"
            disabled={isBusy || errors === undefined || errors.length > 0}
            onClick={() => void saveCity()}
          >
            Save the city
          </button>
        ) : (
          <button type="button" className="staff-button staff-main" onClick={() => void goOn()}>
            Next
          </button>
        )}
        <button type="button" className="staff-button" onClick={startAnew}>
          Start anew
        </button>
      </p>
    </>
  );
}

/** The guide for a new city, in four steps. */
export function NewCityPage({ staff, like }: NewCityPageProps) {
  return (
    <ContentPage staff={staff} title="New city">
      {({ files, phones }) => <Guide staff={staff} like={like} files={files} phones={phones} />}
    </ContentPage>
  );
}
