import { listTexts } from '../reading/walk';
import type { Content } from '../types';
import { type Notice, textField, wordsOf } from './notice';

/** Stands at the beginning of a text that nobody has written yet. */
const unwrittenMark = 'NOT WRITTEN YET';

/** Gives a text that stands where somebody has yet to write one; `about` says what. */
export const toBeWritten = (about: string): string => `${unwrittenMark}: ${about}`;

/** Lists the texts that nobody has written yet, one line for each field. No site may be published with one of them. */
export const listUnwritten = (content: Content): string[] => wordsOf(findUnwritten(content));

/** Gives the same texts, each with its file and field. */
export function findUnwritten({ files }: Content): Notice[] {
  return files.documents.flatMap(({ path: file, data }) =>
    listTexts(data)
      .filter(({ text }) => text.includes(unwrittenMark))
      .map(({ path }) => textField(path))
      .map((field) => ({ words: `${file} ${field}`, plain: 'nobody has written this yet', file, field })),
  );
}
