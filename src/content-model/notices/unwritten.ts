import { listTexts } from '../checks/texts-with-paths';
import { formatFieldPath } from '../content-error';
import type { Content } from '../types';

/** Stands at the beginning of a text that nobody has written yet. */
const unwrittenMark = 'NOT WRITTEN YET';

/** Gives a text that stands where somebody has yet to write one; `about` says what. */
export const toBeWritten = (about: string): string => `${unwrittenMark}: ${about}`;

/** Lists the texts that nobody has written yet, one line for each field. No site may be published with one of them. */
export function listUnwritten({ files }: Content): string[] {
  return files.documents.flatMap(({ path, data }) =>
    listTexts(data)
      .filter(({ text }) => text.includes(unwrittenMark))
      // The body of a markdown file is a field only here.
      .map(({ path: field }) => `${path} ${formatFieldPath(field).replace(/^html$/, 'body')}`),
  );
}
