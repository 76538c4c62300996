import { valueAt } from '../../../src/content-model/reading/check-shape';
import type { Group } from '../../../src/content-model/reading/walk';
import { joinWords } from '../../../src/content-model/schema/parts';
import type { City, ContentFiles } from '../../../src/content-model/types';
import type { Change } from '../prepare-save';
import { changeRedirects, cityFile, readCities, readRegions } from './city-files';

export const emptyQuestion = { question: '', answer: '', more: '', page: '' };

/** A new city as somebody types it: every value is a text, and a list has a line or a word for each item. */
export type CityDraft = ReturnType<typeof newDraft>;

/** Like another city, it keeps what two cities may share. */
export const newDraft = (like?: City) => ({
  slug: '',
  locationId: '',
  locationName: '',
  badgeGroup: like?.badgeGroup ?? '',
  country: String(like?.country ?? ''),
  timeZone: like?.timeZone ?? '',
  position: { latitude: '', longitude: '' },
  cities: '',
  postalPrefixes: '',
  about: { places: '', typical: '', access: '', questions: [] as (typeof emptyQuestion)[] },
});

export const textIn = (draft: CityDraft, field: string): string => String(valueAt(draft, field.split('.')));

export function withText(draft: CityDraft, field: string, text: string, files: ContentFiles): CityDraft {
  const next = structuredClone(draft);
  const steps = field.split('.');
  const last = steps.pop() as string;
  (valueAt(next, steps) as Group)[last] = text;
  if (field === 'locationName' && draft.slug === joinWords(draft.locationName)) next.slug = joinWords(text);
  if (field === 'country') Object.assign(next, { badgeGroup: '', timeZone: '' });
  if (field === 'badgeGroup') {
    next.country = readRegions(files).find(({ group }) => group === text)?.country ?? draft.country;
    next.timeZone ||= readCities(files).find(({ badgeGroup }) => badgeGroup === text)?.timeZone ?? '';
  }
  return next;
}

const itemsIn = (text: string, between: RegExp): string[] => [
  ...new Set(text.split(between).flatMap((item) => item.trim() || [])),
];

export const codesOf = ({ postalPrefixes }: CityDraft): string[] =>
  itemsIn(postalPrefixes.toUpperCase(), /[\s,;]+/);

/** Reads a number as people write it, also with a comma; a text that is none stays, so that the checks report it. */
const numberOr = (text: string): unknown => (text.trim() && Number(text.replace(',', '.'))) || text;

export function cityOf(draft: CityDraft): Record<string, unknown> {
  const { latitude, longitude } = draft.position;
  return {
    ...draft,
    position: latitude + longitude && { latitude: numberOr(latitude), longitude: numberOr(longitude) },
    cities: itemsIn(draft.cities, /[\n,;]+/),
    postalPrefixes: codesOf(draft),
  };
}

export function planNewCity(files: ContentFiles, draft: CityDraft): Change[] {
  const file = { path: cityFile(draft.slug || 'new'), source: JSON.stringify(cityOf(draft), null, 2) };
  return [file, ...changeRedirects(files, (known) => known.filter(({ from }) => from !== draft.slug))];
}
