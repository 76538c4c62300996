import { daysLeft } from '../../domain/last-day';
import { findClosestName } from '../schema/closest-name';
import type { ContentFolder } from '../reading/content-folder';
import { type ContentError, quoteFound } from '../content-error';
import { isName } from './file-names';
import { reportMissing } from './missing-files';

/** Reports jobs in a city that is not there, and jobs of a day that is still to come. Takes today's date as YYYY-MM-DD. */
export function checkJobs(folder: ContentFolder, today: string): ContentError[] {
  return [...checkCities(folder), ...checkDates(folder, today)];
}

function checkCities(folder: ContentFolder): ContentError[] {
  const files = folder.paths.flatMap((path) => /^cities\/(.+)\.json$/.exec(path)?.[1] ?? []);
  // A folder without any city is reported as such.
  if (files.length === 0) return [];
  // So is a file whose name is not its slug.
  const slugs = [...new Set([...files.filter(isName), ...folder.all('cities').map(({ data }) => data.slug)])];
  return reportMissing(
    folder
      .all('jobs')
      .filter(({ data }) => !slugs.includes(data.city))
      .map(({ path, data: { city } }) => {
        const meant = findClosestName(city, slugs);
        const expected = 'the slug of a city: the name of its file in cities/, without .json';
        const reported = meant
          ? { expected: `${expected}; did you mean "${meant}"?` }
          : { expected, fix: 'write one, or take the job out' };
        const error = folder.error(path, { path: ['city'], found: quoteFound(city), ...reported });
        return { missing: city, path, error };
      }),
    (city) => `cities/${city}.json`,
    (city) => findClosestName(city, slugs),
  );
}

function checkDates(folder: ContentFolder, today: string): ContentError[] {
  return (
    folder
      .all('jobs')
      // `today` is the date where the day ends last: elsewhere the next one may have begun.
      .filter(({ data }) => daysLeft(data.date, today) > 1)
      .map(({ path, data: { date } }) =>
        folder.error(path, {
          path: ['date'],
          found: `${quoteFound(date)}, which is still to come`,
          expected: 'the day on which the job was done',
        }),
      )
  );
}
