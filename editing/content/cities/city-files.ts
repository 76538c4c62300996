import { citySubRoutes } from '../../../src/shared/site/routes';
import { checkContent } from '../../../src/content-model/checks/check-content';
import { parseOnce } from '../../../src/content-model/reading/parse-file';
import type { Badges, City, ContentFile } from '../../../src/content-model/types';

export const cityFile = (slug: string): string => `cities/${slug}.json`;
export const localFolder = (slug: string): string => `local-services/${slug}/`;

/** The slug of the city whose file is at a path; undefined for any other file. */
export const slugOfFile = (path: string): string | undefined => /^cities\/([^/]+)\.json$/.exec(path)?.[1];

/** Reads the cities of the content by name, those with errors left out. */
export function readCities(files: readonly ContentFile[]): City[] {
  return files
    .flatMap((file) => {
      const draft = slugOfFile(file.path) === undefined ? undefined : parseOnce(file).draft;
      return draft?.kind === 'cities' ? [draft.data] : [];
    })
    .toSorted((a, b) => a.locationName.localeCompare(b.locationName, 'en'));
}

/** Reads the provinces and states by name, those with errors left out. */
export function readRegions(files: readonly ContentFile[]): Badges[] {
  return files
    .flatMap((file) => {
      const draft = file.path.startsWith('badges/') ? parseOnce(file).draft : undefined;
      return draft?.kind === 'badges' ? [draft.data] : [];
    })
    .toSorted((a, b) => a.region.name.localeCompare(b.region.name, 'en'));
}

/** Counts the pages of a city: the eight, and those of its services that have enough text of their own to get one. */
export function countPages(files: readonly ContentFile[], slug: string): number {
  const { content } = checkContent(files);
  const ofServices = content
    ? content.localServices.filter(({ city }) => city === slug)
    : files.filter(({ path }) => path.startsWith(localFolder(slug)));
  return citySubRoutes.length + ofServices.length;
}
