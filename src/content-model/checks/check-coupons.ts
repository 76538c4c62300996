import { isOver } from '../../domain/last-day';
import { type FieldError, quoteFound } from '../content-error';
import type { ContentDocument } from '../types';

/** Reports coupons whose last day is over: pages no longer show them, so they should leave the file. */
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
