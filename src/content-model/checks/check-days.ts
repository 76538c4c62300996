import { type FieldError, quoteFound } from '../content-error';
import type { ContentDocument } from '../types';
import { listDated } from '../valid-days';

/**
 * Reports what ends before it begins. A last day that is over is no error: no day may hold up a push
 * (docs/decisions/0065).
 */
export function checkDays(document: ContentDocument): FieldError[] {
  return listDated(document).flatMap(({ path, days: { validFrom, validUntil } }) => {
    if (validFrom === undefined || validUntil === undefined || validFrom <= validUntil) return [];
    return [
      {
        path: [...path, 'validUntil'],
        found: `${quoteFound(validUntil)}, which is before the first day, ${quoteFound(validFrom)}`,
        expected: 'a last day that is not before the first one',
        fix: 'set a later "validUntil", or an earlier "validFrom"',
      },
    ];
  });
}
