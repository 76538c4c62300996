import { useMemo } from 'react';
import { checkContent } from '../../../../src/content-model/checks/check-content';
import { manyOf } from '../../../../src/content-model/reading/content-kinds';
import { screenField, type ScreenField } from '../../../config/field';
import { cityFile, readRegions } from '../../../content/cities/city-files';
import { type DraftError, type Known, measureDraft, notes } from '../../../content/cities/check-draft';
import type { CityDraft } from '../../../content/cities/draft-city';
import { emptyQuestion, planNewCity, textIn, withText } from '../../../content/cities/draft-city';
import { prepareSave } from '../../../content/prepare-save';
import { fieldIn, isOptional, nameField, type Schema } from '../../../content/schemas';
import { drawPage } from '../../../preview/draw-page';
import { Button } from '../button';
import { PageFrame } from '../page-frame';
import { useLatest } from '../use-task';
import { Field, focusField, type Option } from './field';

/** What each step of the guide gets. */
export type StepProps = {
  draft: CityDraft;
  known: Known;
  onChange: (draft: CityDraft) => void;
  errorAt: (field: string) => string | undefined;
};

const asked: Record<string, { rows: number; hint?: string }> = {
  cities: { rows: 8, hint: 'One on each line.' },
  postalPrefixes: { rows: 3, hint: 'With spaces between them.' },
  'about.places': { rows: 7 },
  'about.typical': { rows: 7 },
  'about.access': { rows: 7 },
};

/** Gives the field as the form of a city has it, and whether it may stay empty. */
function describe(field: string): ScreenField {
  const path: Schema[] = [];
  for (const step of field.split('.'))
    path.push(fieldIn(path.at(-1) ?? manyOf.cities.schema, step) as Schema);
  const schema = path.at(-1) as Schema;
  const isNeeded = !path.some(isOptional) && !schema.safeParse('').success;
  return { ...screenField(field, schema), required: isNeeded || field.startsWith('about.questions') };
}

const zonesHere = Intl.supportedValuesOf('timeZone').filter((zone) => /^(America|Pacific)\//.test(zone));

/** What a field is chosen from; those that fit the country and the province or state come first. */
function optionsOf(name: string, { draft, known }: StepProps): Option[] | undefined {
  const { country, badgeGroup } = draft;
  const { files, cities } = known;
  if (name === 'country' || name.endsWith('.page')) return describe(name).options;
  if (name === 'badgeGroup')
    return readRegions(files)
      .filter((region) => [region.country, ''].includes(country))
      .map(({ group, region }) => ({ value: group, label: region.name }));
  if (name !== 'timeZone') return undefined;
  const inGroup = cities.filter((city) => city.badgeGroup === badgeGroup);
  const inCountry = cities.filter((city) => city.country === country);
  const used = [...inGroup, ...inCountry].map(({ timeZone }) => timeZone);
  return [...new Set([...used, ...zonesHere])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
}

/** Fields of the guide: as the form of a city has them, with what is worth knowing about what is typed. */
export function DraftFields({ fields, props }: { fields: readonly string[]; props: StepProps }) {
  const { draft, known, onChange, errorAt } = props;
  return fields.map((name) => {
    const { label, hint, required } = describe(name);
    const options = optionsOf(name, props);
    return (
      <Field
        key={name}
        name={name}
        label={required ? label : `${label} (optional)`}
        hint={[hint, asked[name]?.hint].filter(Boolean).join(' ')}
        note={notes[name]?.(draft, known)}
        error={errorAt(name)}
        value={textIn(draft, name)}
        onChange={(text) => onChange(withText(draft, name, text, known.files))}
        rows={asked[name]?.rows ?? (/answer|more/.test(name) ? 4 : undefined)}
        options={options && [{ value: '', label: 'Choose one' }, ...options]}
      />
    );
  });
}

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

type LookStepProps = {
  props: StepProps;
  /** What keeps the city from being saved; undefined until it is checked. */
  errors: DraftError[] | undefined;
  onGo: (field: string) => void;
};

/** The document of the city's home as it will be saved; undefined where the content has errors. */
async function drawHome({ draft, known: { files } }: StepProps): Promise<string | undefined> {
  const { after } = await prepareSave(files, planNewCity(files, draft));
  const { content } = checkContent(after, { withLanguages: false });
  return content && drawPage({ path: cityFile(draft.slug), data: {} }, content);
}

/** The last step: the city's page, as wide as a phone or a desktop, and what is still to be put right. */
export function LookStep({ props, errors, onGo }: LookStepProps) {
  const { draft, known } = props;
  const home = useLatest(() => drawHome(props), [known, draft]);
  const measure = useMemo(() => measureDraft(known.files, draft), [known, draft]);
  return (
    <>
      <output>
        {errors === undefined && 'Checking it.'}
        {errors?.length === 0 && `The site can be built with it. ${measure}`}
        {errors && errors.length > 0 && 'Before it can be saved:'}
      </output>
      <ul className="staff-list">
        {errors?.map(({ field, words }) => (
          <li key={field}>
            <Button onClick={() => onGo(field)}>
              {nameField(cityFile('new'), field)}: {words}
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
