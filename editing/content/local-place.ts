/** The file of a page about a service has its city and its address in its path alone; the form has a field for each. */
const pathOfPage = /^local-services\/([^/]*)\/([^/]*)\.json$/;

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

export function withoutPlace(path: string, data: unknown): unknown {
  if (!pathOfPage.test(path) || typeof data !== 'object' || data === null) return data;
  const { city: _city, address: _address, ...others } = data as Record<string, unknown>;
  return others;
}

export const placeOf = ({ city, address }: Record<string, unknown>): string =>
  `local-services/${String(city)}/${String(address)}.json`;
