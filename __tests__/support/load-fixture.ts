import type { LoadItem } from '../../src/features/load/rules/load';
import type { LoadWords } from '../../src/features/load/rules/complete-load';
import { site } from './content-fixture-site';

const { load } = site;
export const things: LoadItem[] = load.groups.flatMap(({ items }) => items);

export const said: LoadWords = {
  items: things,
  truck: load.truckCubicFeet,
  words: { ...load, ...load.message, language: 'en' },
  coupons: [
    { coupon: 'some-off', from: 'half' },
    { coupon: 'more-off', from: 'full' },
  ],
};
