import { useMemo } from 'react';
import { checkContent } from '../../../../src/content-model/checks/check-content';
import {
  checkDraft,
  type Known,
  measureDraft,
  notes,
  partsOfForm,
  regionsFor,
} from '../../../content/cities/check-draft';
import { cityFile, readCities } from '../../../content/cities/city-files';
import {
  type CityDraft,
  emptyQuestion,
  newDraft,
  planNewCity,
  textIn,
  withText,
} from '../../../content/cities/draft-city';
import { prepareSave } from '../../../content/prepare-save';
import { nameField } from '../../../content/schemas';
import type { StaffActions } from '../../../content/staff-actions';
import type { ContentFiles } from '../../../../src/content-model/types';
import { drawPage } from '../../../preview/draw-page';
import { Button } from '../button';
import { ContentPage, DrawnPage, type Loaded, Refusal, SavedNote, useForm } from './content-page';
import { Fields, focusField } from '../fields';
import { cityDraftKey, useStoredDraft } from '../stored-draft';
import { useLatest } from '../use-task';

type FormProps = {
  draft: CityDraft;
  known: Known;
  onChange: (draft: CityDraft, field?: string) => void;
  errorAt: (field: string) => string | undefined;
};

const newCity = cityFile('new');

function DraftFields({ fields, draft, known, onChange, errorAt }: FormProps & { fields: readonly string[] }) {
  return (
    <Fields
      file={newCity}
      fields={fields}
      textOf={(name) => textIn(draft, name)}
      onChange={(name, text) => onChange(withText(draft, name, text, known.files), name)}
      errorAt={errorAt}
      besides={(name) => ({
        note: notes[name]?.(draft, known),
        ...(name === 'badgeGroup' && { options: regionsFor(draft, known) }),
      })}
    />
  );
}

function Questions(props: FormProps) {
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
      <h3>Questions of this city alone (optional)</h3>
      <p>
        They are shown on its home or the page you choose, and first on its questions page. They can be added
        later, too.
      </p>
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

function Measure({ draft, known }: Pick<FormProps, 'draft' | 'known'>) {
  const measure = useLatest(() => measureDraft(known.files, draft), [known, draft]);
  return (
    <>
      <p>
        Write as you would tell it on the phone: the answer first, “you” and “we”, no hype, only what is true.
        A sentence that another city has too counts for neither.
      </p>
      <output className="staff-measure staff-note" aria-label="How much of it is its own">
        {measure}
      </output>
    </>
  );
}

async function draw(files: ContentFiles, draft: CityDraft) {
  const missing = Array.from(await checkDraft(files, draft), ([field, words]) => (
    <Button key={field} onClick={() => focusField(field)}>
      {nameField(newCity, field)}: {words}
    </Button>
  ));
  const { after } = await prepareSave(files, planNewCity(files, draft));
  const { content } = checkContent(after, { withLanguages: false });
  const page = content && (await drawPage({ path: cityFile(draft.slug), data: {} }, content));
  return { missing, page };
}

type NewCityPageProps = { staff: StaffActions; like: string | undefined };

function Form({ staff, like, files, phones }: NewCityPageProps & Loaded) {
  const known = useMemo(() => ({ files, phones, cities: readCities(files) }), [files, phones]);
  const likeCity = known.cities.find(({ slug }) => slug === like);
  const beginning = newDraft(likeCity);
  const { message, isBusy, saved, save, errors, refuse, forget } = useForm();
  const [draft, setDraft] = useStoredDraft(cityDraftKey(like), beginning, saved !== undefined);
  const send = async () => {
    refuse(await checkDraft(files, draft));
    return staff.save(files, planNewCity(files, draft), `Add the city ${draft.locationName}`);
  };
  const startOver = (): void => {
    if (window.confirm('Throw away what is typed here, and start over?')) setDraft(beginning);
  };
  if (saved)
    return <SavedNote title={`${draft.locationName} is saved`} saved={saved} path={cityFile(draft.slug)} />;
  const onChange: FormProps['onChange'] = (next, field) => {
    setDraft(next);
    forget(field);
  };
  const props = { draft, known, onChange, errorAt: (field: string) => errors.get(field) };
  return (
    <>
      <h1>New city</h1>
      {likeCity && (
        <p>
          Its country, province or state and time zone are those of {likeCity.locationName}. All else is its
          own.
        </p>
      )}
      <fieldset className="staff-form" disabled={isBusy}>
        {partsOfForm.map(({ title, fields }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            {title === 'Texts' && <Measure draft={draft} known={known} />}
            <DraftFields {...props} fields={fields} />
          </section>
        ))}
        <Questions {...props} />
        <Refusal words={message} />
        <p className="staff-buttons">
          <Button isMain aria-keyshortcuts="Control+S" onClick={() => void save(send)}>
            {isBusy ? 'Saving...' : 'Save the city'}
          </Button>
          <Button onClick={startOver}>Start over</Button>
        </p>
      </fieldset>
      <DrawnPage title="The home of the new city" draw={() => draw(files, draft)} values={[files, draft]} />
    </>
  );
}

export function NewCityPage({ staff, like }: NewCityPageProps) {
  return (
    <ContentPage staff={staff} title="New city">
      {(loaded) => <Form staff={staff} like={like} {...loaded} />}
    </ContentPage>
  );
}
