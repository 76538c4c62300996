import { isOver } from '../../domain/last-day';
import { type FieldError, quoteFound } from '../content-error';
import type { ContentDocument } from '../types';

/** Coupons whose last day is over: visitors no longer see them, so that they are dead weight in the file. */
export function checkCoupons(document: ContentDocument, today: string): FieldError[] {
  if (document.kind !== 'site' || document.name !== 'coupons') return [];
  return document.data.items.flatMap(({ validUntil }, index) => {
    if (!isOver(validUntil, today)) return [];
    return [
      {
        path: ['items', index, 'validUntil'],
        found: `${quoteFound(validUntil)}, which is over: the coupon has expired`,
        expected: 'a day that is still to come',
        fix: 'set a later day, or take the whole coupon out of the file; pages no longer show it',
      },
    ];
  });
}
