import { z } from 'zod';
import { validDays } from './day';
import { slug, text, texts } from './parts';

/** A coupon of the brand, or of one city. */
export const coupon = z.strictObject({
  id: slug,
  amount: text,
  condition: text,
  terms: texts,
  ...validDays,
});
