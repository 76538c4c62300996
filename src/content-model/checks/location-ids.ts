import { readContentFiles } from '../reading/read-content';

/** The locations that the city files name; what is wrong with such a file is reported by its check. */
export function readLocationIds(contentDir: string): string[] {
  const ids = readContentFiles(contentDir)
    .filter(({ path }) => path.startsWith('cities/'))
    .flatMap(({ source }) => /"locationId":\s*"(\d+)"/.exec(source)?.[1] ?? []);
  return [...new Set(ids)];
}
