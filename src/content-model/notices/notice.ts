import { type FieldPath, formatFieldPath } from '../content-error';
import { listTexts } from '../reading/walk';
import type { ContentDocument } from '../types';

export type Notice = {
  words: string;
  /** The same without its file and field, for the editing screen, which has other words for them. */
  plain?: string;
  /** Relative to the content folder; none where a notice is about many. */
  file?: string;
  /** The field in it, as error messages write it: `items[2].validUntil`. */
  field?: string;
  /** Whether its file is not saved yet. */
  isNew?: boolean;
};

export const noticeAt = (file: string, field: string, plain: string): Notice => {
  return { words: `${file}, ${field} ${plain}`, plain, file, field };
};

/** The words alone, as the content check prints them. */
export const wordsOf = (notices: readonly Notice[]): string[] => notices.map(({ words }) => words);

export const percent = (part: number): string => `${Math.floor(part * 100)}%`;

/** What a markdown file has as HTML by now is its body. */
export const textField = (path: FieldPath): string => (path[0] === 'html' ? 'body' : formatFieldPath(path));

/** Lists the texts of a file, each with its file and field. */
export const textsIn = ({ path: file, data }: ContentDocument) =>
  listTexts(data).map(({ path, text }) => ({ path, text, file, field: textField(path) }));

const namesShown = 10;

/** Writes one line with the kind of notice and the first ten names; it leads to the first of them. */
export function noticeOfMany(what: string, found: Notice[]): Notice[] {
  if (found.length === 0) return [];
  const rest = found.length - namesShown;
  const names = wordsOf(found.slice(0, namesShown)).join(', ');
  return [{ ...found[0], words: `${what}: ${names}${rest > 0 ? ` and ${rest} more` : ''}` }];
}
