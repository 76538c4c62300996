import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesOf, rulesOfPage, withLanguages, type HostingRule } from '../../shared/site/hosting-redirects';
import { baseLanguage, languagesOf } from '../../shared/site/languages';
import type { Site } from '../types';
import { addressOfFile, nextOf } from './page-addresses';
import { parseContentFile } from './parse-file';
import { readContentFiles } from './read-content';
import { isLeftOut } from './samples';
import { originalsOf } from './translation-names';

/** Reads one file of the site's content alone; gives nothing for one with an error, which the content check reports. */
export function readSiteDocument<Name extends keyof Site>(
  contentDir: string,
  name: Name,
): Site[Name] | undefined {
  const file = `site/${name}.json`;
  const whole = path.join(contentDir, file);
  if (!existsSync(whole)) return undefined;
  const { document, errors } = parseContentFile(file, readFileSync(whole, 'utf8'));
  return errors.length > 0 ? undefined : (document?.data as Site[Name] | undefined);
}

/** Reads the redirects of the content as hosting rules, also of entries whose page is not there today or in each city. */
export function readRedirects(contentDir: string): HostingRule[] {
  const { cities: moved = [], pages = [] } = readSiteDocument(contentDir, 'redirects') ?? {};
  const files = originalsOf(readContentFiles(contentDir));
  const cities = files.flatMap(({ path: file }) => /^cities\/(.+)\.json$/.exec(file)?.[1] ?? []);
  const pagesOfFiles = files.flatMap(({ path: file, source }) => {
    const from = addressOfFile(file);
    const document = from && parseContentFile(file, source).document;
    return document ? [{ from, document }] : [];
  });
  // A city's main language has addresses of its own too, for pages without a city, unless it is English.
  const languages = pagesOfFiles.flatMap(({ document }) =>
    document.kind === 'cities'
      ? languagesOf(document.data).filter((language, index) => index > 0 || language !== baseLanguage)
      : [],
  );
  const notToday = pagesOfFiles.flatMap(({ from, document }) => {
    const { cities: chosen = cities, source, medium } = document.kind === 'campaigns' ? document.data : {};
    const without = isLeftOut(document) ? cities : cities.filter((city) => !chosen.includes(city));
    return without.length === 0 ? [] : rulesOfPage({ from, to: nextOf(from), source, medium }, without, 302);
  });
  const rules = [
    ...pages.flatMap((page) => rulesOfPage(page, cities)),
    ...notToday,
    ...moved.flatMap(rulesOf),
  ];
  return withLanguages(rules, [...new Set(languages)]);
}

/** Reads the location ids from the city files, even from files with errors, which the content check reports. */
export function readLocationIds(contentDir: string): string[] {
  const ids = readContentFiles(contentDir)
    .filter(({ path: file }) => file.startsWith('cities/'))
    .flatMap(({ source }) => /"locationId":\s*"(\d+)"/.exec(source)?.[1] ?? []);
  return [...new Set(ids)];
}
