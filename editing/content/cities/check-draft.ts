import type { ContentError } from '../../../src/content-model/content-error';
import type { City, ContentFile } from '../../../src/content-model/types';
import { prepareSave } from '../prepare-save';
import { cityFile, readCities } from './city-files';
import { type CityDraft, codesOf, planNewCity, textIn } from './draft-city';
import { redirectsIn } from './redirects';

/** The four steps of the guide. */
export const steps = ['where', 'whom', 'words', 'look'] as const;
export type Step = (typeof steps)[number];

/** The fields of the guide, each with the step that has it and what to do while it is empty. */
const fields: Record<string, { step: Step; wanted?: string }> = {
  name: { step: 'where', wanted: 'Write the name of the city.' },
  slug: { step: 'where', wanted: 'Write the address of the city.' },
  country: { step: 'where', wanted: 'Choose the country.' },
  group: { step: 'where', wanted: 'Choose the province or state.' },
  timeZone: { step: 'where', wanted: 'Choose the time zone.' },
  locationId: { step: 'where' },
  latitude: { step: 'where' },
  longitude: { step: 'where' },
  places: { step: 'whom' },
  codes: { step: 'whom' },
  'about.places': { step: 'words', wanted: 'Say which places you serve.' },
  'about.typical': { step: 'words', wanted: 'Say what people typically get rid of here.' },
  'about.access': { step: 'words', wanted: 'Say how the truck gets there.' },
};

const fieldNames: Record<string, string> = {
  locationName: 'name',
  badgeGroup: 'group',
  'position.latitude': 'latitude',
  'position.longitude': 'longitude',
  position: 'latitude',
  cities: 'places',
  postalPrefixes: 'codes',
};

/** Something that is wrong with a draft, at one of its fields. */
export type DraftError = { field: string; step: Step; words: string };

/** The step of the guide that has a field. */
export const stepOf = (field: string): Step => fields[field]?.step ?? 'words';

/** Gives the name of a draft's field from that of the file's field, as errors write it: `postalPrefixes[2]`. */
function draftField(field: string): string {
  const whole = field.replace(/\[\d+\]$/, '');
  return (
    fieldNames[whole] ?? (field in fields ? field : field.replace(/\[(\d+)\]/g, '.$1').replace('about.', ''))
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function inWords({ found, expected, fix }: ContentError): string {
  return `${capital(`found ${found}`)}; expected ${expected}.${fix === undefined ? '' : ` ${capital(fix)}.`}`;
}

/** The city that has a draft's address already. */
export const cityAt = (files: readonly ContentFile[], { slug }: CityDraft): string | undefined =>
  files.some(({ path }) => path === cityFile(slug))
    ? (readCities(files).find((city) => city.slug === slug)?.locationName ?? slug)
    : undefined;

/**
 * Gives what keeps a draft from being saved, one error for each field: what is still to write, an address that is taken,
 * and what the content check says.
 */
export async function checkDraft(files: readonly ContentFile[], draft: CityDraft): Promise<DraftError[]> {
  const errors = new Map<string, DraftError>();
  const add = (field: string, words: string): void => {
    if (!errors.has(field)) errors.set(field, { field, step: stepOf(field), words });
  };
  for (const [field, { wanted }] of Object.entries(fields))
    if (wanted !== undefined && textIn(draft, field).trim() === '') add(field, wanted);
  const owner = cityAt(files, draft);
  if (draft.slug !== '' && owner !== undefined)
    add('slug', `${owner} has this address already: choose another one.`);
  draft.questions.forEach(({ question, answer }, index) => {
    if (question.trim() === '') add(`questions.${index}.question`, 'Write the question, or remove it.');
    if (answer.trim() === '') add(`questions.${index}.answer`, 'Write the answer, or remove the question.');
  });
  // What is missing is said already, in fewer words.
  const isOther = ({ file }: ContentError): boolean => file === cityFile(draft.slug);
  const checked = errors.has('slug') ? [] : (await prepareSave([...files], planNewCity(files, draft))).errors;
  for (const error of checked.filter(isOther)) add(draftField(error.field), inWords(error));
  const order = Object.keys(fields);
  const rank = ({ field }: DraftError): number =>
    order.includes(field) ? order.indexOf(field) : order.length;
  return [...errors.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** Where the visitors of a draft's address are sent now, before the city is saved. */
export const redirectOf = (files: readonly ContentFile[], { slug }: CityDraft): string | undefined =>
  redirectsIn(files).find(({ from }) => from === slug)?.to;

/** Says which codes of a draft other cities have, and who finds which city by them. */
export function describeTakenCodes(cities: readonly City[], draft: CityDraft): string[] {
  return codesOf(draft).flatMap((code) => {
    const same = cities.filter(({ postalPrefixes = [] }) => postalPrefixes.includes(code));
    if (same.length > 0)
      return [`${code} is ${same.map(({ locationName }) => locationName).join(' and ')}’s already.`];
    return cities.flatMap(({ locationName, postalPrefixes = [] }) => {
      const wider = postalPrefixes.find((prefix) => code.startsWith(prefix));
      if (wider !== undefined)
        return [
          `${code} is a part of ${wider}, which is ${locationName}’s: visitors from there find this city first.`,
        ];
      const narrower = postalPrefixes.filter((prefix) => prefix.startsWith(code));
      return narrower.length === 0
        ? []
        : [
            `${narrower.join(', ')} of ${code} ${narrower.length === 1 ? 'is' : 'are'} ${locationName}’s, which visitors from there find first.`,
          ];
    });
  });
}

/** Says which other cities have the location of a draft, and so its phone. */
export function describeSharedLocation(
  cities: readonly City[],
  { locationId }: CityDraft,
): string | undefined {
  const id = locationId.trim();
  const sharing = cities.filter((city) => id !== '' && city.locationId === id);
  if (sharing.length === 0) return undefined;
  return `${sharing.map(({ locationName }) => locationName).join(' and ')} has this location too: both show the same phone.`;
}
