import { citySubRoutes } from '../../../src/shared/site/routes';
import { checkContent } from '../../../src/content-model/checks/check-content';
import { parseOnce } from '../../../src/content-model/reading/parse-file';
import type { Badges, City, ContentFile } from '../../../src/content-model/types';

export const cityFile = (slug: string): string => `cities/${slug}.json`;
export const localFolder = (slug: string): string => `local-services/${slug}/`;

/** The slug of the city whose file is at a path; undefined for any other file. */
export const slugOfFile = (path: string): string | undefined => /^cities\/([^/.]+)\.json$/.exec(path)?.[1];

const inOrder = <Each>(some: Each[], nameOf: (each: Each) => string): Each[] =>
  some.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'));

const draftsIn = (files: readonly ContentFile[], folder: string) =>
  files.flatMap((file) => (file.path.startsWith(folder) ? (parseOnce(file).draft ?? []) : []));

/** Reads the cities of the content by name, those with errors left out. */
export const readCities = (files: readonly ContentFile[]): City[] =>
  inOrder(
    draftsIn(files, 'cities/').flatMap((draft) => (draft.kind === 'cities' ? [draft.data] : [])),
    ({ locationName }) => locationName,
  );

/** Reads the provinces and states by name, those with errors left out. */
export const readRegions = (files: readonly ContentFile[]): Badges[] =>
  inOrder(
    draftsIn(files, 'badges/').flatMap((draft) => (draft.kind === 'badges' ? [draft.data] : [])),
    ({ region }) => region.name,
  );

/** Counts the pages of a city: the eight, and those of its services that have enough text of their own to get one. */
export function countPages(files: readonly ContentFile[], slug: string): number {
  const { content } = checkContent(files, { withLanguages: false });
  const ofServices = content
    ? content.localServices.filter(({ city }) => city === slug)
    : files.filter(({ path }) => path.startsWith(localFolder(slug)));
  return citySubRoutes.length + ofServices.length;
}
