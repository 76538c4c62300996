/**
 * A page about a service in a city has its city and its address in the path of its file, local-services/<city>/<name>.json,
 * and not in the file. The form has a field for each, from which the path of a new page is made.
 */
const pathOfPage = /^local-services\/([^/]*)\/([^/]*)\.json$/;

const placeFields = ['city', 'address'] as const;

/** Takes a file as it was read, and gives its text with those fields for the form. Any other file stays as it is. */
export function withPlace(path: string, source: string): string {
  const [, city, address] = pathOfPage.exec(path) ?? [];
  if (city === undefined) return source;
  try {
    return JSON.stringify({ city, address, ...(JSON.parse(source) as object) }, null, 2);
  } catch {
    return source;
  }
}

/** Takes the data of a form for the file at a path, and gives it without those fields. */
export function withoutPlace(path: string, data: unknown): unknown {
  if (!pathOfPage.test(path) || typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).filter(([name]) => !placeFields.some((field) => field === name));
  return Object.fromEntries(entries);
}

/** Gives the path that a new page will have. */
export const placeOf = ({ city, address }: Record<string, unknown>): string =>
  `local-services/${String(city)}/${String(address)}.json`;
