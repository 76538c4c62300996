import { manyOf } from '../../../../src/content-model/reading/content-kinds';
import type { ScreenField } from '../../../config/field';
import { screenField } from '../../../config/field';
import { fieldIn } from '../../../config/field-place';
import { type Known, notes } from '../../../content/cities/check-draft';
import { readRegions } from '../../../content/cities/city-files';
import { type CityDraft, textIn, withText } from '../../../content/cities/draft-city';
import { isOptional, type Schema } from '../../../content/schemas';
import { Field, type Option } from './field';

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
