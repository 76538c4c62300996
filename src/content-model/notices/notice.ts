import { type FieldPath, formatFieldPath } from '../content-error';
import { listTexts } from '../reading/walk';
import type { City, Content, ContentDocument } from '../types';

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

/** Gives what is said of a text; made for each file, with the city to whose pages alone the file belongs. */
export type TextRule = (
  document: ContentDocument,
  city?: City,
) => (text: string, path: FieldPath) => string[];

/** Gives what rules say of all texts. */
export const noticesOfTexts = (
  { files, cities }: Pick<Content, 'files' | 'cities'>,
  rules: readonly TextRule[],
): Notice[] =>
  files.documents.flatMap((document) => {
    const { kind, name, path: file, data } = document;
    const isOfCity = kind === 'cities' || kind === 'local-services';
    const city = isOfCity ? cities.find(({ slug }) => slug === name.split('/')[0]) : undefined;
    const ofFile = rules.map((rule) => rule(document, city));
    return listTexts(data).flatMap(({ path, text }) =>
      ofFile.flatMap((say) => say(text, path).map((said) => noticeAt(file, textField(path), said))),
    );
  });
