import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CityRedirect } from '../../shared/site/hosting-redirects';
import type { Site } from '../types';
import { parseContentFile } from './parse-file';
import { readContentFiles } from './read-content';

/** Reads one file of the site's content alone; gives nothing for one with an error, which the content check reports. */
export function readSiteDocument<Name extends keyof Site>(
  contentDir: string,
  name: Name,
): Site[Name] | undefined {
  const file = `site/${name}.json`;
  const whole = path.join(contentDir, file);
  if (!existsSync(whole)) return undefined;
  const { document } = parseContentFile(file, readFileSync(whole, 'utf8'));
  return document?.kind === 'site' ? (document.data as Site[Name]) : undefined;
}

/** Reads the redirects of the content alone; gives none for a file with an error, which the content check reports. */
export function readRedirects(contentDir: string): CityRedirect[] {
  return readSiteDocument(contentDir, 'redirects')?.cities ?? [];
}

/** Reads the location ids from the city files, even from files with errors, which the content check reports. */
export function readLocationIds(contentDir: string): string[] {
  const ids = readContentFiles(contentDir)
    .filter(({ path: file }) => file.startsWith('cities/'))
    .flatMap(({ source }) => /"locationId":\s*"(\d+)"/.exec(source)?.[1] ?? []);
  return [...new Set(ids)];
}
