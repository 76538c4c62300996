import type { CityRedirect } from '../../../src/shared/site/hosting-redirects';
import type { ContentFile } from '../../../src/content-model/types';
import { readFields } from '../format-content';
import type { Change } from '../prepare-save';

export const redirectsFile = 'site/redirects.json';

const readFile = (files: readonly ContentFile[]): { cities?: CityRedirect[] } =>
  readFields(files.find(({ path }) => path === redirectsFile)) ?? {};

/** Reads the redirects of cities; none where the file is missing or cannot be read. */
export const redirectsIn = (files: readonly ContentFile[]): CityRedirect[] => readFile(files).cities ?? [];

/** Gives the change that the file of redirects needs, in a list; none where it says the same already. */
export function changeRedirects(
  files: readonly ContentFile[],
  change: (redirects: CityRedirect[]) => CityRedirect[],
): Change[] {
  const before = redirectsIn(files);
  const cities = change(before);
  if (JSON.stringify(cities) === JSON.stringify(before)) return [];
  return [{ path: redirectsFile, source: JSON.stringify({ ...readFile(files), cities }, null, 2) }];
}

/** Sends the visitors of one address, and of all that led there, to another one, which itself is redirected no longer. */
export const redirected = (redirects: CityRedirect[], from: string, to: string): CityRedirect[] => [
  ...redirects
    .filter((each) => each.from !== to && each.from !== from)
    .map((each) => (each.to === from ? { ...each, to } : each)),
  { from, to },
];
