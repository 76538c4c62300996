import { box, ink, outline, place } from '../svg';
import { barn, block, flat, house, panes, shadeOf, solid, strip } from './pieces';
import { bush, spruce, tree } from './plants';
import { water } from './waterside';

/** The university's library, a cube of white concrete that is wider than its foot. */
const library =
  solid('M34 0V-44H166V0Z', 'paper', flat('M138 0V-44H166V0Z', 'line')) +
  ink('M58 0V-44M82 0V-44M106 0V-44M130 0V-44') +
  solid('M12 -44V-200H188V-44Z', 'sheet', flat('M156 -44V-200H188V-44Z', 'sage')) +
  panes({ x: 28, y: -186, columns: 7, rows: 6, size: [7, 16], step: [18, 23] }) +
  box(6, -44, 188, 10, 'sheet') +
  box(20, -200, 160, 8, 'sheet');

/** The physics institute: a dark box over a pool, with scattered windows. */
const institute =
  solid('M0 0V-84H214V0Z', 'sageDeep', flat('M0 0V-22H214V0Z', 'sheet')) +
  [
    [14, -72, 20],
    [46, -72, 12],
    [70, -72, 28],
    [112, -72, 12],
    [136, -72, 22],
    [172, -72, 14],
    [22, -46, 12],
    [44, -46, 26],
    [84, -46, 12],
    [108, -46, 20],
    [142, -46, 12],
    [168, -46, 28],
  ]
    .map(([x, y, w]) => flat(`M${x} ${y}h${w}v14h-${w}z`, 'sheet'))
    .join('') +
  ink('M0 -22H214');

/** A brick warehouse of the old distillery, lofts now. */
const barrelHouse =
  solid('M0 0V-96L52 -118L104 -96V0Z', 'paper', flat('M80 0V-106L104 -96V0Z', 'line')) +
  panes({ x: 14, y: -84, columns: 4, rows: 4, size: [8, 10], step: [17, 21] }) +
  outline('M40 0V-16Q52 -26 64 -16V0Z', 'sheet');

const silo = (height: number): string =>
  solid(
    `M0 0V-${height}Q18 -${height + 26} 36 -${height}V0Z`,
    'sheet',
    flat(`M25 0V-${height + 11}Q32 -${height + 7} 36 -${height}V0Z`, shadeOf('sheet')),
  ) + ink(`M0 -${height}H36M0 -${height - 28}H25M0 -${height - 56}H25`);

/** Waterloo: the library's cube and the physics institute, lofts and student flats, farms at the end of the street. */
export const waterloo = strip(
  place(silo(96), { x: 26 }),
  place(silo(72), { x: 66 }),
  place(barn(), { x: 110 }),
  ink('M232 -22H392M232 -10H392M244 0V-30M284 0V-30M324 0V-30M364 0V-30'),
  place(spruce(), { x: 426, scale: 0.8 }),
  place(barrelHouse, { x: 470 }),
  place(tree(), { x: 608, scale: 0.75 }),
  place(library, { x: 640 }),
  place(tree('sageDeep'), { x: 862, scale: 0.8 }),
  water(892, 1122, 12),
  place(institute, { x: 900, y: -12 }),
  place(block({ width: 62, height: 138, columns: 3, rows: 7, roof: 'plant' }), { x: 1150 }),
  place(block({ width: 54, height: 104, columns: 2, rows: 5, fill: 'paper' }), { x: 1218 }),
  place(bush(), { x: 1300 }),
  place(house('sheet', 'sage'), { x: 1334 }),
);
