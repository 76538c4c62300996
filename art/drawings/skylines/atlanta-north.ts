import { box, ink, outline, place } from '../svg';
import { block, flat, house, mirrored, panes, solid, strip } from './pieces';
import { bush, canopy, tallPine, tree } from './plants';

const shaft = (height: number): string =>
  solid(
    mirrored([
      [40, 0],
      [40, -height + 24],
      [34, -height],
    ]),
    'sky',
    flat(`M20 0V${-height}H34L40 ${-height + 24}V0Z`, 'sage'),
    panes({ x: -30, y: -height + 18, columns: 4, rows: 8, size: [6, 12], step: [12, 21], fill: 'sheet' }),
  );

/** The King: the tower with the square crown. */
const king =
  shaft(198) +
  ink('M0 -262V-276') +
  box(-36, -196, 72, 12, 'sheet') +
  outline('M-30 -208V-240H-20V-218H-5V-240H5V-218H20V-240H30V-208Z', 'sheet') +
  outline('M-34 -238H34V-248H22V-262H-22V-248H-34Z', 'sheet');

/** The Queen: the tower with the round crown. */
const queen =
  shaft(206) +
  ink('M0 -268V-288') +
  box(-36, -204, 72, 12, 'sheet') +
  outline('M-34 -216Q-34 -270 0 -270Q34 -270 34 -216H24Q24 -258 0 -258Q-24 -258 -24 -216Z', 'sheet') +
  outline('M-14 -216Q-14 -240 0 -268Q14 -240 14 -216H5V-236H-5V-216Z', 'sheet');

/** An office block of the park, in long bands. */
const offices =
  solid('M0 0V-74H130V0Z', 'sheet', flat('M108 0V-74H130V0Z', 'sage')) +
  flat('M10 -62H98V-52H10ZM10 -42H98V-32H10ZM10 -22H98V-12H10Z', 'sageDeep');

/** The north of Atlanta: the King and the Queen of Sandy Springs above tall pines and quiet streets. */
export const atlantaNorth = strip(
  place(tallPine(), { x: 54 }),
  place(tallPine('sage'), { x: 108, scale: 0.8 }),
  place(house(), { x: 142 }),
  place(tree(), { x: 270, scale: 0.9 }),
  place(house('paper', 'sage'), { x: 320 }),
  place(tallPine(), { x: 446, scale: 0.94 }),
  place(offices, { x: 484 }),
  place(king, { x: 672 }),
  place(bush(), { x: 738 }),
  place(queen, { x: 804 }),
  place(tree('sageDeep'), { x: 886, scale: 0.8 }),
  place(tallPine(), { x: 940 }),
  place(canopy([40, 52, 44], 18), { x: 984 }),
  place(tree(), { x: 1150, scale: 0.85 }),
  place(block({ width: 58, height: 96, columns: 3, rows: 5, fill: 'paper' }), { x: 1184 }),
  place(tallPine('sage'), { x: 1280, scale: 0.86 }),
  place(house('sheet', 'sageDeep'), { x: 1310 }),
  place(tallPine(), { x: 1418 }),
);
