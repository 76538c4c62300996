import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesOf, rulesOfPage, type HostingRule } from '../../shared/site/hosting-redirects';
import { offerPath } from '../../shared/site/routes';
import type { Site } from '../types';
import { isRunning } from './campaigns';
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

/**
 * Reads the redirects of the content as hosting rules, also those of campaigns in the cities that do not have their page
 * today. Gives none for a file with an error, which the content check reports.
 */
export function readRedirects(contentDir: string): HostingRule[] {
  const { cities: moved = [], pages = [] } = readSiteDocument(contentDir, 'redirects') ?? {};
  const files = readContentFiles(contentDir);
  const cities = files.flatMap(({ path: file }) => /^cities\/(.+)\.json$/.exec(file)?.[1] ?? []);
  const offers = files
    .filter(({ path: file }) => file.startsWith('campaigns/'))
    .flatMap(({ path: file, source }) => {
      const { document } = parseContentFile(file, source);
      if (document?.kind !== 'campaigns') return [];
      const { slug, cities: chosen = cities } = document.data;
      const without = isRunning(document.data) ? cities.filter((city) => !chosen.includes(city)) : cities;
      return rulesOfPage({ from: offerPath('/:city', slug), to: '/:city' }, without);
    });
  return [...pages.flatMap((page) => rulesOfPage(page, cities)), ...offers, ...moved.flatMap(rulesOf)];
}

/** Reads the location ids from the city files, even from files with errors, which the content check reports. */
export function readLocationIds(contentDir: string): string[] {
  const ids = readContentFiles(contentDir)
    .filter(({ path: file }) => file.startsWith('cities/'))
    .flatMap(({ source }) => /"locationId":\s*"(\d+)"/.exec(source)?.[1] ?? []);
  return [...new Set(ids)];
}
