import { type FieldPath, formatFieldPath } from '../content-error';

/** Something about the content that is allowed and worth a look. */
export type Notice = {
  words: string;
  /** The same without its file and field, for the editing screen, which has other words for them. */
  plain?: string;
  /** The file to look at, relative to the content folder; none where a notice is about many. */
  file?: string;
  /** The field in it, as error messages write it: `items[2].validUntil`. */
  field?: string;
};

/** The words alone, as the content check prints them. */
export const wordsOf = (notices: readonly Notice[]): string[] => notices.map(({ words }) => words);

/** Writes the field of a text as notices name it: what a markdown file has as HTML by now is its body. */
export const textField = (path: FieldPath): string => (path[0] === 'html' ? 'body' : formatFieldPath(path));
