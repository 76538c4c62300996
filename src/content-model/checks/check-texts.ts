import { checkBodyLinks } from './body-links';
import { findFieldLine } from '../reading/field-lines';
import { findFigureErrors, listFigures } from './figures';
import { findMarkup } from './markup';
import type { ReadFile } from '../reading/parse-file';
import { listPlacedTexts } from './placed-texts';
import { findPlaceholderErrors } from './placeholders';
import { type ContentError, formatFieldPath } from '../content-error';
import type { Site } from '../types';

type Known = {
  site: Partial<Pick<Site, 'claims' | 'coupons'>>;
  /** Of all cities. */
  slugs: readonly string[];
  /** Addresses of all pictures; without them none is looked for. */
  pictures?: readonly string[];
};

/** Checks the texts of files that could be read, right or wrong: what they name, state and lead to. */
export function checkTexts(files: readonly ReadFile[], known: Known): ContentError[] {
  const figures = listFigures(known.site);
  return files.flatMap((file) => {
    const errors = listPlacedTexts(file).flatMap((placed) => {
      const { path, line: ownLine } = placed;
      const ofText = [
        ...findPlaceholderErrors(placed),
        ...findMarkup(placed),
        ...findFigureErrors(placed, figures),
      ];
      if (ofText.length === 0) return [];
      const line = ownLine ?? findFieldLine(file.source, path);
      const place = { file: file.path, ...(line && { line }), field: formatFieldPath(path) };
      return ofText.map((error) => ({ ...place, ...error }));
    });
    return [...errors, ...checkBodyLinks(file, known)];
  });
}
