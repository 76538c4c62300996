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
import { Fields, focusField } from '../fields';
import { Form, type Refuse, SavedNote } from '../form';
import { cityDraftKey, useStoredDraft } from '../stored-draft';
import { useLatest } from '../use-task';
import { ContentPage, DrawnPage, type Loaded } from './content-page';

type FormProps = { draft: CityDraft; known: Known; onChange: (draft: CityDraft) => void };

const newCity = cityFile('new');

function DraftFields({ fields, draft, known, onChange }: FormProps & { fields: readonly string[] }) {
  return (
    <Fields
      file={newCity}
      fields={fields}
      textOf={(name) => textIn(draft, name)}
      onChange={(name, text) => onChange(withText(draft, name, text, known.files))}
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

function NewCityForm({ staff, like, files, phones }: NewCityPageProps & Loaded) {
  const known = useMemo(() => ({ files, phones, cities: readCities(files) }), [files, phones]);
  const likeCity = known.cities.find(({ slug }) => slug === like);
  const beginning = newDraft(likeCity);
  const [draft, setDraft] = useStoredDraft(cityDraftKey(like), beginning);
  const send = async (refuse: Refuse) => {
    refuse(await checkDraft(files, draft));
    const { locationName: name, slug } = draft;
    const saved = await staff.save(files, planNewCity(files, draft), `Add the city ${name}`);
    setDraft(beginning);
    return <SavedNote title={`${name} is saved`} saved={saved} path={cityFile(slug)} />;
  };
  const startOver = (): void => {
    if (window.confirm('Throw away what is typed here, and start over?')) setDraft(beginning);
  };
  const props = { draft, known, onChange: setDraft };
  return (
    <Form
      title="New city"
      send={send}
      button="Save the city"
      keys="Control+S"
      others={<Button onClick={startOver}>Start over</Button>}
      below={
        <DrawnPage title="The home of the new city" draw={() => draw(files, draft)} values={[files, draft]} />
      }
    >
      {likeCity && (
        <p>
          Its country, province or state and time zone are those of {likeCity.locationName}. All else is its
          own.
        </p>
      )}
      {partsOfForm.map(({ title, fields }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {title === 'Texts' && <Measure draft={draft} known={known} />}
          <DraftFields {...props} fields={fields} />
        </section>
      ))}
      <Questions {...props} />
    </Form>
  );
}

export function NewCityPage({ staff, like }: NewCityPageProps) {
  return (
    <ContentPage staff={staff} title="New city">
      {(loaded) => <NewCityForm staff={staff} like={like} {...loaded} />}
    </ContentPage>
  );
}
