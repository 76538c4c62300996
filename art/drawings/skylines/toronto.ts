import { box, disc, ink, outline, place } from '../svg';
import { block, flat, mirrored, panes, rowHouse, solid, strip } from './pieces';
import { tree } from './plants';

const tower =
  ink('M0 -228V-290') +
  solid(
    mirrored([
      [4, -196],
      [3, -250],
    ]),
    'sheet',
  ) +
  solid(
    mirrored([
      [20, 0],
      [9, -60],
      [6, -190],
    ]),
    'sheet',
    flat('M3 0V-190H6L9 -60L20 0Z', 'sage'),
  ) +
  outline(
    mirrored([
      [10, -178],
      [26, -190],
      [26, -196],
      [18, -206],
      [8, -208],
    ]),
    'sheet',
  ) +
  ink('M-24 -193H24') +
  outline(
    mirrored([
      [7, -236],
      [7, -246],
    ]),
    'sheet',
  );

const dome =
  solid(
    'M0 0V-34Q8 -92 102 -92Q196 -92 204 -34V0Z',
    'sheet',
    flat('M150 -34Q150 -84 118 -91Q190 -90 204 -34V0H150Z', 'sage'),
  ) +
  ink('M0 -34H204M52 -34Q54 -84 92 -92M152 -34Q150 -84 112 -92') +
  panes({ x: 14, y: -24, columns: 10, rows: 1, size: [8, 12], step: [19, 0] });

const cityHall =
  solid('M0 0V-112Q24 -120 44 -108V0Z', 'paper', flat('M30 0V-114Q38 -112 44 -108V0Z', 'line')) +
  ink('M0 -92H44M0 -70H44M0 -48H44') +
  solid('M128 0V-150Q104 -160 82 -146V0Z', 'paper', flat('M112 0V-155Q122 -153 128 -150V0Z', 'line')) +
  ink('M82 -128H128M82 -106H128M82 -84H128M82 -62H128M82 -40H128') +
  outline('M42 -14Q44 -34 64 -36Q86 -34 88 -14Z', 'sheet') +
  box(26, 0, 78, 14, 'sheet');

/** A tower whose top is cut to a wedge. */
const scotiaPlaza =
  solid('M0 0V-186L18 -210H34V-196H52V0Z', 'sheet', flat('M38 0V-196H52V0Z', 'sage')) +
  panes({ x: 9, y: -178, columns: 2, rows: 8, size: [8, 11], step: [15, 21] });

const streetcar =
  ink('M120 -56L136 -72H108') +
  solid('M0 -10V-46Q0 -56 12 -56H222Q242 -54 246 -30V-10Z', 'sheet', flat('M0 -24H246V-10H0Z', 'sageDeep')) +
  ink(
    'M14 -46h34v14h-34zM58 -46h34v14h-34zM130 -46h34v14h-34zM174 -46h34v14h-34zM102 -10V-46H120V-10M218 -46Q236 -44 238 -32H218Z',
  ) +
  [34, 66, 158, 214].map((x) => disc(x, -8, 7, 'paper')).join('');

/** Toronto: the CN Tower and the dome, the financial district, City Hall, bay-and-gable houses and a streetcar. */
export const toronto = strip(
  place(rowHouse('sheet'), { x: 16 }),
  place(rowHouse('paper', 'sage'), { x: 72 }),
  place(rowHouse('sheet'), { x: 128 }),
  place(tree(), { x: 222, scale: 0.9 }),
  ink('M252 0V-72H540M528 0V-72'),
  place(streetcar, { x: 268, scale: 0.98 }),
  place(dome, { x: 548 }),
  place(tower, { x: 778 }),
  place(block({ width: 58, height: 168, columns: 3, rows: 8, fill: 'sage' }), { x: 838 }),
  place(scotiaPlaza, { x: 904 }),
  place(block({ width: 64, height: 132, columns: 3, rows: 6, fill: 'paper', roof: 'plant' }), { x: 966 }),
  place(tree(), { x: 1076, scale: 0.8 }),
  place(cityHall, { x: 1114 }),
  place(tree('sageDeep'), { x: 1288, scale: 0.95 }),
  place(rowHouse('paper', 'sage'), { x: 1332 }),
);
