import { box, ink, outline, place } from '../svg';
import { block, flat, mirrored, panes, porchHouse, solid, strip } from './pieces';
import { liveOak, tree } from './plants';
import { archBridge, water } from './waterside';

/** The tower of the fair of 1968: a slim shaft, a round house of several floors, a mast. */
const tower =
  ink('M0 -246V-292') +
  solid(
    mirrored([
      [11, 0],
      [8, -190],
    ]),
    'sheet',
    flat('M2 0V-190H8L11 0Z', 'sage'),
  ) +
  ink('M-4 0V-190') +
  outline(
    mirrored([
      [14, -188],
      [38, -204],
      [38, -214],
    ]),
    'sheet',
  ) +
  outline(
    mirrored([
      [34, -214],
      [34, -226],
      [26, -234],
    ]),
    'sageDeep',
  ) +
  outline(
    mirrored([
      [18, -234],
      [14, -246],
    ]),
    'sheet',
  ) +
  outline('M-34 0V-10Q0 -26 34 -10V0Z', 'paper');

const bell = (x: number, y: number): string =>
  outline(
    `M${x - 13} ${y}V${y - 22}Q${x - 13} ${y - 36} ${x} ${y - 36}Q${x + 13} ${y - 36} ${x + 13} ${y - 22}V${y}Z`,
    'sky',
  ) +
  outline(
    `M${x - 8} ${y - 6}Q${x - 6} ${y - 22} ${x} ${y - 24}Q${x + 6} ${y - 22} ${x + 8} ${y - 6}Z`,
    'line',
  );

/** The front of Mission Espada: a plain stone wall that rises to three bells and a cross. */
const mission =
  solid('M158 0V-64H246V0Z', 'paper', flat('M222 0V-64H246V0Z', 'line')) +
  ink('M176 0V-24Q176 -40 192 -40Q208 -40 208 -24V0M208 0V-24Q208 -40 224 -40Q238 -40 238 -24V0') +
  solid(
    'M0 0V-112H26V-168H56V-180Q58 -216 82 -218Q106 -216 108 -180V-168H138V-112H164V0Z',
    'sheet',
    flat('M138 0V-112H164V0Z', 'sage'),
  ) +
  ink('M82 -218V-246M73 -236H91') +
  bell(82, -176) +
  bell(56, -122) +
  bell(108, -122) +
  outline('M58 0V-38Q54 -60 66 -62Q70 -74 82 -74Q94 -74 98 -62Q110 -60 106 -38V0Z', 'paper') +
  ink('M82 0V-44M16 -88h12M132 -30h12M22 -24h12M120 -92h12');

/** The eight-sided tower with the green roof. */
const octagon =
  ink('M0 -236V-254') +
  outline(
    mirrored([
      [16, -198],
      [0, -238],
    ]),
    'sageDeep',
  ) +
  solid(
    mirrored([
      [34, 0],
      [34, -120],
      [26, -128],
      [26, -166],
      [18, -174],
      [18, -198],
    ]),
    'paper',
    flat('M12 0V-198H18V-174L26 -166V-128L34 -120V0Z', 'line'),
  ) +
  ink('M-34 -120H34M-26 -166H26') +
  panes({ x: -25, y: -108, columns: 3, rows: 4, size: [7, 11], step: [13, 24] }) +
  panes({ x: -19, y: -156, columns: 2, rows: 1, size: [7, 14], step: [14, 0] });

const parasol =
  ink('M0 0V-44') + outline('M-26 -40Q-18 -60 0 -62Q18 -60 26 -40Z', 'sage') + box(-14, 0, 28, 14, 'sheet');

/** San Antonio: the tower, a mission's wall of bells, a footbridge over the river, cypress shade and parasols. */
export const sanantonio = strip(
  place(porchHouse(), { x: 22 }),
  place(liveOak(), { x: 246, scale: 0.95 }),
  place(octagon, { x: 392 }),
  place(block({ width: 54, height: 106, columns: 2, rows: 5 }), { x: 436 }),
  place(tree('sageDeep'), { x: 540, scale: 0.95 }),
  place(mission, { x: 600 }),
  place(tower, { x: 896 }),
  place(tree(), { x: 960, scale: 0.85 }),
  water(1000, 1240, 16),
  place(archBridge({ width: 196, height: 62, arches: 1, pier: 18, rise: 0.66, fill: 'paper' }), { x: 1022 }),
  place(parasol, { x: 1262 }),
  place(parasol, { x: 1326 }),
  place(tree('sageDeep'), { x: 1394, scale: 1.15 }),
);
