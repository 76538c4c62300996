import { citySubRoutes } from '../../../src/shared/site/routes';
import { checkContent } from '../../../src/content-model/checks/check-content';
import { parseOnce } from '../../../src/content-model/reading/parse-file';
import type { Badges, City, ContentFiles } from '../../../src/content-model/types';
import type { CityRedirect } from '../../../src/shared/site/hosting-redirects';
import { readFields } from '../format-content';
import type { Change } from '../prepare-save';

export const cityFile = (slug: string): string => `cities/${slug}.json`;
export const localFolder = (slug: string): string => `local-services/${slug}/`;

export const slugOfFile = (path: string): string | undefined => /^cities\/([^/.]+)\.json$/.exec(path)?.[1];

const draftsIn = (files: ContentFiles, folder: string) =>
  files.flatMap((file) => (file.path.startsWith(folder) ? (parseOnce(file).document ?? []) : []));

export const readCities = (files: ContentFiles): City[] =>
  draftsIn(files, 'cities/')
    .flatMap((document) => (document.kind === 'cities' ? [document.data] : []))
    .toSorted((a, b) => a.locationName.localeCompare(b.locationName, 'en'));

export const readRegions = (files: ContentFiles): Badges[] =>
  draftsIn(files, 'badges/')
    .flatMap((document) => (document.kind === 'badges' ? [document.data] : []))
    .toSorted((a, b) => a.region.name.localeCompare(b.region.name, 'en'));

export function countPages(files: ContentFiles, slug: string): number {
  const { content } = checkContent(files, { withLanguages: false });
  const ofServices = content
    ? content.localServices.filter(({ city }) => city === slug)
    : files.filter(({ path }) => path.startsWith(localFolder(slug)));
  return citySubRoutes.length + ofServices.length;
}

export const redirectsFile = 'site/redirects.json';

const readRedirects = (files: ContentFiles): { cities?: CityRedirect[] } =>
  readFields(files.find(({ path }) => path === redirectsFile)) ?? {};

export const redirectsIn = (files: ContentFiles): CityRedirect[] => readRedirects(files).cities ?? [];

export function changeRedirects(
  files: ContentFiles,
  change: (redirects: CityRedirect[]) => CityRedirect[],
): Change[] {
  const before = redirectsIn(files);
  const cities = change(before);
  if (JSON.stringify(cities) === JSON.stringify(before)) return [];
  return [{ path: redirectsFile, source: JSON.stringify({ ...readRedirects(files), cities }, null, 2) }];
}

/** Sends the visitors of one address, and of all that led there, to another one, which itself is redirected no longer. */
export const redirected = (redirects: CityRedirect[], from: string, to: string): CityRedirect[] => [
  ...redirects
    .filter((each) => each.from !== to && each.from !== from)
    .map((each) => (each.to === from ? { ...each, to } : each)),
  { from, to },
];
