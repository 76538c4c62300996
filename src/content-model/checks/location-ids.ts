import { readContentFiles } from '../reading/read-content';

/** Reads the location ids from the city files, even from files with errors, which the content check reports. */
export function readLocationIds(contentDir: string): string[] {
  const ids = readContentFiles(contentDir)
    .filter(({ path }) => path.startsWith('cities/'))
    .flatMap(({ source }) => /"locationId":\s*"(\d+)"/.exec(source)?.[1] ?? []);
  return [...new Set(ids)];
}
