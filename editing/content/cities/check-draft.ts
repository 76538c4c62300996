import { checkContent } from '../../../src/content-model/checks/check-content';
import { measureHomes } from '../../../src/content-model/checks/own-words';
import { wantedShare } from '../../../src/content-model/own-text';
import type { City, ContentFiles } from '../../../src/content-model/types';
import { findFieldErrors } from '../prepare-save';
import { cityFile, readCities, readRegions, redirectsIn } from './city-files';
import { type CityDraft, cityOf, codesOf, planNewCity } from './draft-city';

const place = 'locationName slug country badgeGroup timeZone locationId position.latitude position.longitude';

export const partsOfForm: { title: string; fields: string[] }[] = [
  { title: 'Location', fields: place.split(' ') },
  { title: 'Area served', fields: ['cities', 'postalPrefixes'] },
  { title: 'Texts', fields: ['about.places', 'about.typical', 'about.access'] },
];

const order = partsOfForm.flatMap(({ fields }) => fields);

function takenWords(files: ContentFiles, { slug }: CityDraft): string | undefined {
  if (!files.some(({ path }) => path === cityFile(slug))) return undefined;
  const owner = readCities(files).find((city) => city.slug === slug)?.locationName ?? slug;
  return `${owner} has this address already: choose another one.`;
}

export async function checkDraft(files: ContentFiles, draft: CityDraft): Promise<Map<string, string>> {
  const { places, typical, access } = draft.about;
  const about = { ...draft.about, places: places || '-', typical: typical || '-', access: access || '-' };
  const taken = takenWords(files, draft);
  // A city is compared with other files once nothing is missing, and where it is comes before its words.
  const found = new Map([
    ...(await findFieldErrors(files, planNewCity(files, { ...draft, about }), order)),
    ...(await findFieldErrors(files, planNewCity(files, draft), order)),
    ...(taken === undefined ? [] : [['slug', taken] as const]),
  ]);
  const rank = (field: string): number => (order.includes(field) ? order.indexOf(field) : order.length);
  return new Map([...found].toSorted(([a], [b]) => rank(a) - rank(b)));
}

export type Known = {
  files: ContentFiles;
  cities: readonly City[];
  phones: Record<string, string> | undefined;
};

function slugNote(draft: CityDraft, { files }: Known): string {
  const to = redirectsIn(files).find(({ from }) => from === draft.slug)?.to;
  if (to === undefined) return takenWords(files, draft) ?? '';
  const target = to === '/' ? 'the landing page' : `/${to}`;
  return `Visitors of /${draft.slug} are sent to ${target} now, because a city had this address before. Saving this city ends that.`;
}

function locationNote({ locationId }: CityDraft, { cities, phones }: Known): string {
  const id = locationId.trim();
  const main = 'the page shows the main number of the brand';
  if (id === '') return `Empty: ${main}.`;
  const sharing = cities.filter((city) => city.locationId === id).map(({ locationName }) => locationName);
  const phone = phones?.[id];
  const unknown = phones
    ? `No location known here has this number: until there is one, ${main}.`
    : `Whether this location exists cannot be seen from here. If it does not, ${main}.`;
  return [
    phone === undefined ? unknown : `Its phone is ${phone}.`,
    ...sharing.map((name) => `${name} has this location too: both show the same phone.`),
  ].join(' ');
}

function codesNote(draft: CityDraft, { cities }: Known): string {
  const overlapping = codesOf(draft).flatMap((code) =>
    cities.flatMap(({ locationName, postalPrefixes = [] }) =>
      postalPrefixes
        .filter((other) => other.startsWith(code) || code.startsWith(other))
        .map((other) => `${code}: ${locationName} has ${other}.`),
    ),
  );
  if (overlapping.length === 0) return '';
  return [...overlapping, 'Visitors are shown the city with the longer code first.'].join('\n');
}

export const notes: Record<string, (draft: CityDraft, known: Known) => string> = {
  slug: slugNote,
  locationId: locationNote,
  postalPrefixes: codesNote,
};

export const regionsFor = ({ country }: CityDraft, { files }: Known) =>
  readRegions(files)
    .filter((region) => [region.country, ''].includes(country))
    .map(({ group, region }) => ({ value: group, label: region.name }));

export function measureDraft(files: ContentFiles, draft: CityDraft): string {
  const { content } = checkContent(files, { withLanguages: false });
  if (!content) return 'How much of it is its own can be said once the other files are without errors.';
  const city = { ...cityOf(draft), position: undefined } as unknown as City;
  const drafted = { ...content, cities: [...content.cities, city] };
  const { own, all, shared } = measureHomes(drafted).at(-1)!;
  const whole = measureHomes(drafted, true).at(-1)!;
  if (all === 0) return 'Nothing is written yet.';
  // Each further word of its own is also one more word on the page.
  const missing = Math.ceil((wantedShare * (all + shared) - own) / (1 - wantedShare));
  if (whole.closest)
    return `${whole.all - whole.own} of these words are also in the texts of ${whole.closest.locationName}: say it in your own words, about what is true only here.`;
  if (missing <= 0) return 'That is enough text of its own.';
  return `It needs about ${missing} more words that only this city can say.`;
}
