import { daysLeft } from '../../shared/time/last-day';
import type { ContentFolder } from '../reading/content-folder';
import { type ContentError, quoteFound } from '../content-error';

/** Reports jobs of a day that is still to come. Takes today's date as YYYY-MM-DD. */
export function checkJobs(folder: ContentFolder, today: string): ContentError[] {
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
