import { box, ink, outline, place } from '../svg';
import { block, bungalow, car, flat, house, porchHouse, rowHouse, solid, strip } from './pieces';
import { bush, canopy, spruce, tree } from './plants';

/** A water tower on four legs, 230 high. */
const waterTower =
  ink('M-30 0L-20 -150M30 0L20 -150M-25 -74L21 -136M25 -74L-21 -136M-27 -56H27') +
  box(-4, -44, 8, 106, 'sheet') +
  solid(
    'M-44 -160V-206Q-42 -230 0 -236Q42 -230 44 -206V-160Q24 -146 0 -146Q-24 -146 -44 -160Z',
    'sheet',
    flat('M22 -150V-233Q42 -228 44 -206V-160Q34 -152 22 -150Z', 'sage'),
  ) +
  ink('M-44 -190H44M0 -236V-250');

/** Shops at the street, with awnings and rooms above. */
const shops =
  solid('M0 0V-96H132V0Z', 'paper', flat('M106 0V-96H132V0Z', 'line')) +
  box(-5, -96, 142, 10, 'sheet') +
  ink(
    'M16 -78h16v22h-16zM48 -78h16v22h-16zM80 -78h16v22h-16zM10 0V-30H52V0M66 0V-34H84V0M94 -10v-20h28v20z',
  ) +
  outline('M4 -30L10 -46H54L60 -30Z', 'sageDeep') +
  outline('M88 -30L92 -46H124L128 -30Z', 'sage');

/** No particular city: a street of houses, shops, a low block of flats, a water tower over the trees. */
export const general = strip(
  place(canopy([80, 66, 90, 72, 84, 70, 88, 76, 82], 22), { x: 250 }),
  place(spruce(), { x: 40, scale: 0.8 }),
  place(bungalow(), { x: 76 }),
  place(tree(), { x: 252, scale: 0.9 }),
  place(house('paper', 'sage'), { x: 296 }),
  place(bush(), { x: 408 }),
  place(waterTower, { x: 492 }),
  place(house(), { x: 560 }),
  place(rowHouse(), { x: 668 }),
  place(rowHouse('paper', 'sage'), { x: 724 }),
  place(shops, { x: 794 }),
  place(car('sheet'), { x: 894 }),
  place(block({ width: 62, height: 152, columns: 3, rows: 7, roof: 'plant' }), { x: 946 }),
  place(block({ width: 56, height: 114, columns: 2, rows: 5, fill: 'paper' }), { x: 1012 }),
  place(tree('sageDeep'), { x: 1108, scale: 0.85 }),
  place(porchHouse(), { x: 1142 }),
  place(tree(), { x: 1296, scale: 0.75 }),
  place(house('sheet', 'sage'), { x: 1330 }),
);
