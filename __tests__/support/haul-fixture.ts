import type { HaulItem } from '../../src/features/haul/rules/haul';
import type { HaulWords } from '../../src/features/haul/rules/complete-haul';
import { site } from './content-fixture-site';

const { haul } = site;
export const things: HaulItem[] = haul.groups.flatMap(({ items }) => items);

export const said: HaulWords = {
  items: things,
  truck: haul.truckCubicFeet,
  words: { ...haul, ...haul.message, language: 'en' },
  coupons: [
    { coupon: 'some-off', from: 'half' },
    { coupon: 'more-off', from: 'full' },
  ],
};
