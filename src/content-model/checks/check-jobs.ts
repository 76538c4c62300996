import { daysLeft } from '../../domain/last-day';
import { findClosestName } from '../schema/closest-name';
import type { ContentFolder } from '../reading/content-folder';
import { type ContentError, quoteFound } from '../content-error';

/** Reports jobs in a city that is not there, and jobs of a day that is still to come. Takes today's date as YYYY-MM-DD. */
export function checkJobs(folder: ContentFolder, today: string): ContentError[] {
  return [...checkCities(folder), ...checkDates(folder, today)];
}

function checkCities(folder: ContentFolder): ContentError[] {
  const slugs = folder.paths.flatMap((path) => /^cities\/(.+)\.json$/.exec(path)?.[1] ?? []);
  // A folder without any city is reported as such.
  if (slugs.length === 0) return [];
  return folder
    .all('jobs')
    .filter(({ data }) => !slugs.includes(data.city))
    .map(({ path, data: { city } }) => {
      const meant = findClosestName(city, slugs);
      const expected = 'the slug of a city: the name of its file in cities/, without .json';
      const reported = { path: ['city'], found: quoteFound(city) };
      if (meant)
        return folder.error(path, { ...reported, expected: `${expected}; did you mean "${meant}"?` });
      return folder.error(path, { ...reported, expected, fix: 'write one, or take the job out' });
    });
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
