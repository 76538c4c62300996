import type { ReactNode } from 'react';
import type { City, ContentFile, Country } from '../../../../src/content-model/types';
import {
  cityAt,
  describeSharedLocation,
  describeTakenCodes,
  redirectOf,
  type Step,
  stepOf,
} from '../../../content/cities/check-draft';
import { readRegions } from '../../../content/cities/city-files';
import { type CityDraft, textIn, withText } from '../../../content/cities/draft-city';
import { listTimeZones } from '../../../content/cities/time-zones';
import { ChoiceField, type OptionGroup, TextField } from './field';

/** What each step of the guide gets. */
export type StepProps = {
  draft: CityDraft;
  files: readonly ContentFile[];
  /** The cities that are there. */
  cities: readonly City[];
  /** The phones of the known locations; undefined where none can be known. */
  phones: Record<string, string> | undefined;
  onChange: (draft: CityDraft) => void;
  /** What is wrong at a field of the draft. */
  errorAt: (field: string) => string | undefined;
};

/** A field of the guide: a choice where it has groups, a larger box where it has rows. */
type DraftField = {
  name: string;
  label: string | ((props: StepProps) => string);
  hint?: ReactNode;
  rows?: number;
  /** Said while nothing is chosen. */
  empty?: string;
  groups?: (props: StepProps) => OptionGroup[];
  /** What is worth knowing about what is typed, and refuses nothing. */
  note?: (props: StepProps) => string | undefined;
};

const countries = [
  { value: 'CA', text: 'Canada' },
  { value: 'US', text: 'United States' },
];
const asOption = (zone: string) => ({ value: zone, text: zone.replaceAll('_', ' ') });

/** Says what the page will show with a location; refuses none, because its record may come later. */
function locationNote({ draft, cities, phones }: StepProps): string {
  const id = draft.locationId.trim();
  const main = 'the page shows the main number of the brand';
  if (id === '') return `Empty: ${main}.`;
  const phone = phones?.[id];
  const known =
    phones === undefined
      ? `Whether this location exists cannot be seen from here. If it does not, ${main}.`
      : phone === undefined
        ? `No location known here has this number: until there is one, ${main}.`
        : `Its phone is ${phone}.`;
  return [known, describeSharedLocation(cities, draft)].filter(Boolean).join(' ');
}

function slugNote({ draft, files }: StepProps): string | undefined {
  const owner = draft.slug === '' ? undefined : cityAt(files, draft);
  if (owner !== undefined) return `${owner} has this address already.`;
  const to = draft.slug === '' ? undefined : redirectOf(files, draft);
  if (to === undefined) return undefined;
  const target = to === '/' ? 'the landing page' : `/${to}`;
  return `Visitors of /${draft.slug} are sent to ${target} now, because a city had this address before. Saving this city ends that.`;
}

const regionGroups = ({ files, draft }: StepProps): OptionGroup[] =>
  countries.map(({ value, text }) => ({
    label: text,
    options: readRegions(files)
      .filter(({ country }) => country === value && [country, ''].includes(draft.country))
      .map(({ group, region }) => ({ value: group, text: region.name })),
  }));

function zoneGroups({ draft, cities }: StepProps): OptionGroup[] {
  const zones = listTimeZones((draft.country || undefined) as Country | undefined, draft.group, cities);
  return [
    { label: 'Of this country', options: zones.near.map(asOption) },
    { label: 'Others', options: zones.far.map(asOption) },
  ];
}

const fields: DraftField[] = [
  { name: 'name', label: 'Name', hint: 'As visitors read it.' },
  {
    name: 'slug',
    label: 'Address',
    hint: 'It comes from the name: “st-johns” is shown at /st-johns. To change it later is one more page, with redirects.',
    note: slugNote,
  },
  {
    name: 'country',
    label: 'Country',
    empty: 'Choose the country',
    groups: () => [{ label: 'Countries', options: countries }],
  },
  {
    name: 'group',
    label: 'Province or state',
    hint: (
      <>
        Its teams and its reviews are shown. Is it not in the list? Add it under “Team badges” first:{' '}
        <a href="#/collections/badges">Team badges</a>.
      </>
    ),
    empty: 'Choose the province or state',
    groups: regionGroups,
  },
  {
    name: 'timeZone',
    label: 'Time zone',
    hint: 'Whose clock its days and time slots are in.',
    empty: 'Choose the time zone',
    groups: zoneGroups,
  },
  {
    name: 'locationId',
    label: 'Location number (optional)',
    hint: 'The number of its location in the database, where its phone comes from.',
    note: locationNote,
  },
  {
    name: 'latitude',
    label: 'Latitude (optional)',
    hint: 'Of the middle of its area on the map, such as 43.65. By it, visitors are shown the cities near them; without it, nobody knows how far the next city is.',
  },
  {
    name: 'longitude',
    label: 'Longitude (optional)',
    hint: 'Such as -79.38: it begins with a minus.',
  },
  {
    name: 'places',
    label: 'Places it serves (optional)',
    hint: 'One on each line: towns, suburbs, neighbourhoods. Visitors find the city by them.',
    rows: 8,
  },
  {
    name: 'codes',
    label: ({ draft }) => `How its ${draft.country === 'US' ? 'zip' : 'postal'} codes begin (optional)`,
    hint: 'With spaces between them, such as M, L5 or 303. Visitors find the city by them; of two cities, the one with the longer beginning.',
    rows: 3,
    note: ({ draft, cities }) => describeTakenCodes(cities, draft).join('\n') || undefined,
  },
  {
    name: 'about.places',
    label: 'Which places you serve',
    hint: 'What the parts of this city are like and where it ends, in a few sentences, as a dispatcher from here would tell it.',
    rows: 7,
  },
  {
    name: 'about.typical',
    label: 'What people get rid of here',
    hint: 'What its homes, weather, seasons and moving days leave behind. Only what is true, and true of this city.',
    rows: 7,
  },
  {
    name: 'about.access',
    label: 'How the truck gets there',
    hint: 'Parking, lanes, elevators, gates, permits: what a customer here should know before the day.',
    rows: 7,
  },
];

/** The fields of a question, each under its name in the question. */
const questionFields: DraftField[] = [
  { name: 'question', label: 'Question', hint: 'As a customer here would ask it.' },
  { name: 'answer', label: 'Answer', hint: 'At most 60 words, the answer first.', rows: 4 },
  {
    name: 'more',
    label: 'More (optional)',
    hint: 'What goes beyond the answer, shown after a press on “More”.',
    rows: 3,
  },
];

type FieldProps = { props: StepProps; field: DraftField };

function Field({ props, field: { name, label, hint, rows, empty, groups, note } }: FieldProps) {
  const { draft, files, cities, onChange, errorAt } = props;
  const error = errorAt(name);
  const shared = {
    name,
    label: typeof label === 'string' ? label : label(props),
    hint,
    note: error === undefined ? note?.(props) : undefined,
    error,
    value: textIn(draft, name),
    onChange: (text: string) => onChange(withText(draft, name, { text, files, cities })),
  };
  return groups ? (
    <ChoiceField {...shared} groups={groups(props)} {...(empty !== undefined && { empty })} />
  ) : (
    <TextField {...shared} {...(rows !== undefined && { rows })} />
  );
}

/** The fields of one step. */
export function DraftFields({ step, props }: { step: Step; props: StepProps }) {
  return fields
    .filter(({ name }) => stepOf(name) === step)
    .map((field) => <Field key={field.name} props={props} field={field} />);
}

/** The fields of one question of a draft. */
export function QuestionFields({ index, props }: { index: number; props: StepProps }) {
  return questionFields.map((field) => {
    const name = `questions.${index}.${field.name}`;
    return <Field key={name} props={props} field={{ ...field, name }} />;
  });
}
