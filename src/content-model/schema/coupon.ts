import { validDays } from './day';
import { rows } from './field';
import { slug, text, texts } from './parts';

export const coupons = (title: string, hint: string) =>
  rows(title, hint, 'coupon', {
    id: slug('Short name', 'By it other texts show its amount: full-load for {coupon.full-load.amount}.'),
    amount: text('Amount', 'The large words of the coupon, such as $50 off.'),
    condition: text('Condition of the coupon', 'What it holds for, under the amount: a full load or more.'),
    terms: texts('Terms in full', 'The small print of the coupon, a sentence each.', 'sentence'),
    ...validDays('the coupon'),
  }).meta({ summary: '{{fields.amount}} {{fields.condition}}' });
