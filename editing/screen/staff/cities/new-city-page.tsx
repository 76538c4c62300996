import { useEffect, useRef, useState } from 'react';
import type { City, ContentFile } from '../../../../src/content-model/types';
import { checkDraft, type DraftError, type Step, steps } from '../../../content/cities/check-draft';
import { cityFile, readCities } from '../../../content/cities/city-files';
import { type CityDraft, newDraft, planNewCity } from '../../../content/cities/draft-city';
import type { Saved } from '../../../content/repository';
import type { StaffActions } from '../../../content/staff-actions';
import { holdPage } from '../held-page';
import { firstPage } from '../place';
import { focusField } from './field';
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft';
import { LookStep } from './look-step';
import { SavedNote } from './saved-note';
import type { StepProps } from './step-props';
import { useContent } from './use-content';
import { WhereStep } from './where-step';
import { WhomStep } from './whom-step';
import { WordsStep } from './words-step';

const stepLabels: Record<Step, string> = { where: 'Where', whom: 'Whom', words: 'Words', look: 'Look' };

type NewCityPageProps = {
  staff: StaffActions;
  /** The slug of a city that it begins like. */
  like: string | undefined;
};

type GuideProps = NewCityPageProps & {
  files: ContentFile[];
  phones: Record<string, string> | undefined;
};

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
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [saved, setSaved] = useState<Saved>();
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
  const change = (next: CityDraft): void => {
    setMessage('');
    setDraft(next);
  };
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
  const mend = ({ step, field }: DraftError): void => {
    setAsked([field]);
    go(step, field);
  };
  const save = async (): Promise<void> => {
    setIsBusy(true);
    await staff.save(files, planNewCity(files, draft), `Add the city ${draft.name}`).then(
      (done) => {
        forgetDraft(like);
        setSaved(done);
      },
      (error: Error) => setMessage(error.message),
    );
    setIsBusy(false);
  };
  const startAnew = (): void => {
    if (!window.confirm('Throw away what is typed here, and start anew?')) return;
    setDraft(beginning);
    setAsked([]);
    go('where');
  };

  if (saved) return <SavedNote title={`${draft.name} is saved`} saved={saved} path={cityFile(draft.slug)} />;
  const errorAt: StepProps['errorAt'] = (field) =>
    asked.includes(field) ? errors?.find((error) => error.field === field)?.words : undefined;
  const props = { draft, files, cities, onChange: change, errorAt };
  return (
    <>
      <h1>New city</h1>
      {likeCity && (
        <p>
          Its country, province or state and time zone are those of {likeCity.locationName}. All else is its
          own.
        </p>
      )}
      <nav aria-label="Steps" className="city-steps">
        <ol>
          {steps.map((step) => (
            <li key={step}>
              <button
                type="button"
                aria-current={step === shown.step ? 'step' : undefined}
                onClick={() => go(step)}
              >
                {stepLabels[step]}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <h2 ref={heading} tabIndex={-1}>
        Step {at + 1} of {steps.length}: {stepLabels[shown.step]}
      </h2>
      {shown.step === 'where' && <WhereStep {...props} phones={phones} />}
      {shown.step === 'whom' && <WhomStep {...props} />}
      {shown.step === 'words' && <WordsStep {...props} />}
      {shown.step === 'look' && (
        <LookStep draft={draft} files={files} errors={errors} stepLabels={stepLabels} onGo={mend} />
      )}
      <div role="alert">{message !== '' && <p className="staff-note city-lines">{message}</p>}</div>
      <p className="staff-buttons city-ways">
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
            onClick={() => void save()}
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
  const { files, phones, error } = useContent(staff);
  if (files) return <Guide staff={staff} like={like} files={files} phones={phones} />;
  return (
    <>
      <h1>New city</h1>
      <div role="alert">{error !== undefined && <p className="staff-note">{error}</p>}</div>
      {error === undefined && <p>Reading the content.</p>}
      <a href={firstPage}>First page</a>
    </>
  );
}
