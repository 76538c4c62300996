import type { ContentFile } from '../../../src/content-model/types';
import type { Change } from '../prepare-save';

/** Where the visitors of a city that is gone, or has another address, are sent: a slug, or `/`. */
export type Redirect = { from: string; to: string };

export const redirectsFile = 'site/redirects.json';

/** Reads the redirects of cities; none where the file is missing or cannot be read. */
export function readRedirects(files: readonly ContentFile[]): Redirect[] {
  const source = files.find(({ path }) => path === redirectsFile)?.source ?? '{}';
  try {
    const { cities = [] } = JSON.parse(source) as { cities?: Redirect[] };
    return cities;
  } catch {
    return [];
  }
}

/** Gives the change that the file of redirects needs, in a list; none where it says the same already. */
export function changeRedirects(
  files: readonly ContentFile[],
  change: (redirects: Redirect[]) => Redirect[],
): Change[] {
  const before = readRedirects(files);
  const cities = change(before);
  if (JSON.stringify(cities) === JSON.stringify(before)) return [];
  return [{ path: redirectsFile, source: JSON.stringify({ cities }, null, 2) }];
}

/** Sends the visitors of one address, and of all that led there, to another one, which itself is redirected no longer. */
export const redirected = (redirects: Redirect[], from: string, to: string): Redirect[] => [
  ...redirects
    .filter((each) => each.from !== to && each.from !== from)
    .map((each) => (each.to === from ? { ...each, to } : each)),
  { from, to },
];

/** Ends the redirect of an address. */
export const notRedirected = (redirects: Redirect[], from: string): Redirect[] =>
  redirects.filter((each) => each.from !== from);
