import { findClosestName } from '../schema/closest-name';
import type { ContentFolder } from '../reading/content-folder';
import { type ContentError, quoteFound, wholeFile } from '../content-error';
import { isName } from './file-names';
import { reportMissing } from './missing-files';

/** Reports the jobs and the pages about a service that are of a city which is not there: one error for each such city. */
export function checkCitiesNamed(folder: ContentFolder): ContentError[] {
  const files = folder.paths.flatMap((path) => /^cities\/(.+)\.json$/.exec(path)?.[1] ?? []);
  // A folder without any city is reported as such.
  if (files.length === 0) return [];
  // So is a file whose name is not its slug.
  const slugs = [...new Set([...files.filter(isName), ...folder.all('cities').map(({ data }) => data.slug)])];
  const meantBy = (city: string): string | undefined => findClosestName(city, slugs);
  return reportMissing(
    [...namesOfJobs(folder, meantBy), ...namesOfPages(folder, meantBy)].filter(
      ({ missing }) => !slugs.includes(missing),
    ),
    (city) => `cities/${city}.json`,
    meantBy,
  );
}

type Named = { missing: string; path: string; error: ContentError };
type FindMeant = (city: string) => string | undefined;

const meantOr = (meant: string | undefined, expected: string, fix: string) =>
  meant ? { expected: `${expected}; did you mean "${meant}"?` } : { expected, fix };

function namesOfJobs(folder: ContentFolder, meantBy: FindMeant): Named[] {
  return folder.all('jobs').map(({ path, data: { city } }) => {
    const expected = 'the slug of a city: the name of its file in cities/, without .json';
    const wanted = meantOr(meantBy(city), expected, 'write one, or take the job out');
    const error = folder.error(path, { path: ['city'], found: quoteFound(city), ...wanted });
    return { missing: city, path, error };
  });
}

function namesOfPages({ paths }: ContentFolder, meantBy: FindMeant): Named[] {
  return paths.flatMap((path) => {
    const [, city] = /^local-services\/([^/]+)\/[^/]+\.json$/.exec(path) ?? [];
    if (city === undefined) return [];
    const expected = 'a folder with the slug of a city: the name of its file in cities/, without .json';
    const wanted = meantOr(meantBy(city), expected, 'rename the folder, or take it out');
    const found = `a file in the folder ${quoteFound(city)}`;
    return [{ missing: city, path, error: { file: path, field: wholeFile, found, ...wanted } }];
  });
}
