import { validDays } from './day';
import { rows } from './field';
import { slug, text, texts } from './parts';

export const coupons = (title: string) =>
  rows(title, 'coupon', {
    id: slug('Short name').describe(
      'By this name other texts show its amount: full-load for {coupon.full-load.amount}.',
    ),
    amount: text('Amount').describe('The large words of the coupon, such as $50 off.'),
    condition: text('Condition of the coupon').describe(
      'What it holds for, right under the amount: a full load or more.',
    ),
    terms: texts('Terms in full', 'sentence').describe('The small print of the coupon, a sentence each.'),
    ...validDays('the coupon'),
  }).meta({ summary: '{{fields.amount}} {{fields.condition}}' });
