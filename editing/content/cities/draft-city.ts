import { joinWords } from '../../../src/content-model/schema/parts';
import type { City, ContentFile, Country } from '../../../src/content-model/types';
import type { Change } from '../prepare-save';
import { cityFile, readRegions } from './city-files';
import { changeRedirects, notRedirected } from './redirects';

type Question = { question: string; answer: string; more: string };

/** A new city as somebody types it: every field is a text, and lists have a line or a word for each item. */
export type CityDraft = {
  name: string;
  slug: string;
  /** Whether somebody has written the slug: it then no longer follows the name. */
  isSlugOwn: boolean;
  country: string;
  group: string;
  timeZone: string;
  locationId: string;
  latitude: string;
  longitude: string;
  places: string;
  codes: string;
  about: { places: string; typical: string; access: string };
  questions: Question[];
};

export const emptyQuestion: Question = { question: '', answer: '', more: '' };

/** Gives an empty draft; like another city, it keeps what two cities may share: country, province or state, time zone. */
export function newDraft(like?: City): CityDraft {
  return {
    name: '',
    slug: '',
    isSlugOwn: false,
    country: like?.country ?? '',
    group: like?.badgeGroup ?? '',
    timeZone: like?.timeZone ?? '',
    locationId: '',
    latitude: '',
    longitude: '',
    places: '',
    codes: '',
    about: { places: '', typical: '', access: '' },
    questions: [],
  };
}

/** The text in a field of a draft, such as `about.places` or `questions.0.answer`. */
export const textIn = (draft: CityDraft, field: string): string =>
  String(field.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], draft));

function withValue(at: unknown, [step, ...deeper]: string[], text: string): unknown {
  if (step === undefined) return text;
  const copy = (Array.isArray(at) ? [...(at as unknown[])] : { ...(at as object) }) as Record<
    string,
    unknown
  >;
  copy[step] = withValue(copy[step], deeper, text);
  return copy;
}

type Written = { text: string; files: readonly ContentFile[]; cities: readonly City[] };

/** The draft with another text in a field, and with what follows from it. */
export function withText(draft: CityDraft, field: string, { text, files, cities }: Written): CityDraft {
  const next = withValue(draft, field.split('.'), text) as CityDraft;
  if (field === 'name') return withName(draft, text);
  if (field === 'slug') return { ...next, isSlugOwn: true };
  if (field === 'country' && text !== draft.country) return { ...next, group: '', timeZone: '' };
  if (field !== 'group') return next;
  const region = readRegions(files).find(({ group }) => group === text);
  const zone = cities.find(({ badgeGroup }) => badgeGroup === text)?.timeZone ?? '';
  return { ...next, country: region?.country ?? draft.country, timeZone: draft.timeZone || zone };
}

/** The draft with another name; the slug follows it until somebody has written one. */
export const withName = (draft: CityDraft, name: string): CityDraft => ({
  ...draft,
  name,
  slug: draft.isSlugOwn ? draft.slug : joinWords(name),
});

const linesOf = (text: string): string[] => text.split(/[\n,;]+/).flatMap((line) => line.trim() || []);

/** The codes of a draft, each once, in capitals. */
export const codesOf = ({ codes }: Pick<CityDraft, 'codes'>): string[] => [
  ...new Set(
    codes
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];

/** Reads a number as people write it, also with a comma; a text that is none stays, so that the checks report it. */
function numberOr(text: string): unknown {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? text : number;
}

/** Gives the data of a draft in the form of a city's file. */
export function cityOf(draft: CityDraft): Record<string, unknown> {
  const { name, slug, country, group, timeZone, locationId, latitude, longitude, about } = draft;
  const hasPosition = latitude.trim() !== '' || longitude.trim() !== '';
  return {
    slug,
    locationId: locationId.trim(),
    locationName: name,
    badgeGroup: group,
    country: country as Country,
    ...(hasPosition && { position: { latitude: numberOr(latitude), longitude: numberOr(longitude) } }),
    timeZone,
    cities: linesOf(draft.places),
    postalPrefixes: codesOf(draft),
    about: { ...about, questions: draft.questions },
  };
}

/** Plans how a new city is saved: its file, without the redirect of a city that had its address before. */
export function planNewCity(files: readonly ContentFile[], draft: CityDraft): Change[] {
  const file = { path: cityFile(draft.slug), source: JSON.stringify(cityOf(draft), null, 2) };
  return [file, ...changeRedirects(files, (known) => notRedirected(known, draft.slug))];
}
