import type { LoadItem } from '../../src/features/load/rules/load';
import type { LoadWords } from '../../src/features/load/rules/complete-load';

export const things: LoadItem[] = [
  { id: 'settle', name: 'settle', plural: 'settles', cubicFeet: 40, search: ['divan'] },
  { id: 'sack', name: 'sack', plural: 'sacks', cubicFeet: 5 },
  { id: 'cinder', name: 'cinder', plural: 'cinders', cubicFeet: 2, isHeavy: true },
];

/** A truck that holds 120, so that a twelfth of it is 10. */
export const said: LoadWords = {
  items: things,
  truck: 120,
  words: {
    shares: Array.from({ length: 12 }, (_, index) => `${index + 1} twelfths`),
    trucks: ['a truck and a half', 'two trucks'],
    beyond: 'many trucks',
    sentence: 'On it {things}, {share}.',
    shareOnly: 'It is {share}.',
    more: '{count} others',
    language: 'en',
  },
  coupons: [
    { coupon: 'some-off', from: 'half' },
    { coupon: 'more-off', from: 'full' },
  ],
};
