import { findClosestName } from '../schema/closest-name';
import type { ContentFolder } from '../reading/content-folder';
import { type ContentError, quoteFound, wholeFile } from '../content-error';
import { listLocalFiles } from './check-local-services';
import { listRedirects } from './check-redirects';
import { citySlugs } from './city-slugs';
import { meantOr } from './meant-or';
import { type NamedBy, reportMissing } from './missing-files';

/**
 * Reports the jobs, the pages about a service and the redirects that are of a city which is not there: one error for each
 * such city.
 */
export function checkCitiesNamed(folder: ContentFolder): ContentError[] {
  const slugs = citySlugs(folder);
  // A folder without any city is reported as such.
  if (slugs.length === 0) return [];
  return reportMissing(
    [
      ...namesOfJobs(folder, slugs),
      ...namesOfPages(folder, slugs),
      ...namesOfRedirects(folder, slugs),
    ].filter(({ missing }) => !slugs.includes(missing)),
    (city) => `cities/${city}.json`,
    (city) => findClosestName(city, slugs),
  );
}

function namesOfJobs(folder: ContentFolder, slugs: readonly string[]): NamedBy[] {
  return folder.all('jobs').map(({ path, data: { city } }) => {
    const expected = 'the slug of a city: the name of its file in cities/, without .json';
    const wanted = meantOr(city, slugs, expected, 'write one, or take the job out');
    const error = folder.error(path, { path: ['city'], found: quoteFound(city), ...wanted });
    return { missing: city, path, error };
  });
}

function namesOfPages(folder: ContentFolder, slugs: readonly string[]): NamedBy[] {
  return listLocalFiles(folder).map(({ path, city }) => {
    const expected = 'a folder with the slug of a city: the name of its file in cities/, without .json';
    const wanted = meantOr(city, slugs, expected, 'rename the folder, or take it out');
    const found = `a file in the folder ${quoteFound(city)}`;
    return { missing: city, path, error: { file: path, field: wholeFile, found, ...wanted } };
  });
}

function namesOfRedirects(folder: ContentFolder, slugs: readonly string[]): NamedBy[] {
  return listRedirects(folder).flatMap(({ path, field, to }) => {
    if (to === '/') return [];
    const expected = 'the slug of a city, or "/" for the page on which visitors choose one';
    const wanted = meantOr(to, slugs, expected, 'write one of the two, or take the redirect out');
    const error = folder.error(path, { path: [...field, 'to'], found: quoteFound(to), ...wanted });
    return { missing: to, path, error };
  });
}
