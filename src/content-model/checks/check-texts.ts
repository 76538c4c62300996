import { checkBodyLinks } from './body-links';
import { findFieldLine } from '../reading/field-lines';
import { findMarkup } from './markup';
import { findHidden, findTooLong } from './unfit-texts';
import type { ReadFile } from '../reading/parse-file';
import { listTextsWithPaths } from './texts-with-paths';
import { findPlaceholderErrors } from './placeholders';
import { type ContentError, formatFieldPath } from '../content-error';

type Known = {
  /** The slugs of all cities. */
  slugs: readonly string[];
  /** The addresses of all pictures; without them no picture is checked. */
  pictures?: readonly string[];
};

/** Checks the texts of every file that can be read: their characters and length, placeholders, markup and links. */
export function checkTexts(files: readonly ReadFile[], known: Known): ContentError[] {
  return files.flatMap((file) => {
    const errors = listTextsWithPaths(file).flatMap((textAtPath) => {
      const { path, line: ownLine } = textAtPath;
      const tooLong = findTooLong(textAtPath);
      const ofText =
        tooLong.length > 0
          ? tooLong
          : [...findHidden(textAtPath), ...findPlaceholderErrors(textAtPath), ...findMarkup(textAtPath)];
      if (ofText.length === 0) return [];
      const line = ownLine ?? findFieldLine(file.source, path);
      const position = { file: file.path, ...(line && { line }), field: formatFieldPath(path) };
      return ofText.map((error) => ({ ...position, ...error }));
    });
    return [...errors, ...checkBodyLinks(file, known)];
  });
}
