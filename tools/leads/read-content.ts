import { InvalidContentError } from '../../src/content-model/content-error';
import { contentDir } from '../../src/content-model/reading/content-dir';
import { ofKind } from '../../src/content-model/reading/content-folder';
import { parseContentFile } from '../../src/content-model/reading/parse-file';
import { readContentFiles } from '../../src/content-model/reading/read-content';
import type { Content, Site } from '../../src/content-model/types';

/** What requests are joined with. */
export type LeadsContent = Pick<Content, 'cities' | 'site'>;

/** Reads the cities and the site's settings alone: a broken question keeps nobody from the leads, and memory is saved. */
export function readLeadsContent(): LeadsContent {
  const files = readContentFiles(contentDir()).filter(({ path }) => /^(cities|site)\//.test(path));
  const parsed = files.map(({ path, source }) => parseContentFile(path, source));
  const errors = parsed.flatMap((file) => file.errors);
  if (errors.length > 0) throw new InvalidContentError(errors, contentDir());
  const documents = parsed.flatMap(({ document }) => document ?? []);
  const site = ofKind(documents, 'site').map(({ name, data }) => [name, data]);
  return {
    cities: ofKind(documents, 'cities')
      .map(({ data }) => data)
      .toSorted((one, other) => one.locationName.localeCompare(other.locationName, 'en')),
    site: Object.fromEntries(site) as Site,
  };
}
