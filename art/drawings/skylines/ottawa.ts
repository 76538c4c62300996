import { ink, outline, place } from '../svg';
import { flat, house, mirrored, panes, solid, strip } from './pieces';
import { archBridge, canoe, water } from './waterside';
import { bush, tree } from './plants';

const peaceTower =
  ink('M0 -268V-291') +
  outline(
    mirrored([
      [21, -206],
      [8, -262],
      [4, -270],
    ]),
    'sageDeep',
  ) +
  solid(
    mirrored([
      [20, 0],
      [20, -206],
    ]),
    'sheet',
    flat('M9 0V-206H20V0Z', 'sage'),
  ) +
  ink('M-26 -206H26M-24 -206V-218M24 -206V-218M-10 -130V-166M0 -130V-166M10 -130V-166') +
  '<circle cx="0" cy="-187" r="11" fill="{paper}"/>' +
  ink('M0 -187V-193M0 -187H5') +
  outline('M-11 0V-26Q-10 -42 0 -46Q10 -42 11 -26V0Z', 'paper');

/** Half of Centre Block, from the tower outwards; the light falls on the left one. */
const centreWing = (isLit: boolean): string =>
  outline('M0 0V-66H150V0Z', 'sheet') +
  outline('M0 -66L8 -92H104L112 -66Z', 'sageDeep') +
  solid('M106 0V-72H154V0Z', 'sheet', isLit ? '' : flat('M140 0V-72H154V0Z', 'sage')) +
  ink('M122 -104V-114M138 -104V-114') +
  outline('M104 -72L118 -104H142L156 -72Z', 'sageDeep') +
  panes({ x: 30, y: -54, columns: 4, rows: 2, size: [9, 16], step: [18, 26] }) +
  panes({ x: 118, y: -54, columns: 2, rows: 2, size: [7, 16], step: [12, 26] });

/** East Block with its tower; West Block is much the same the other way round. */
const sideBlock = (isLit: boolean): string =>
  solid('M0 0V-48H110V0Z', 'paper', isLit ? '' : flat('M92 0V-48H110V0Z', 'line')) +
  outline('M0 -48L10 -70H100L110 -48Z', 'sage') +
  solid('M14 0V-92H40V0Z', 'paper') +
  outline('M10 -92L20 -128H34L44 -92Z', 'sageDeep') +
  panes({ x: 52, y: -36, columns: 3, rows: 1, size: [9, 18], step: [17, 0] });

/** Château Laurier: steep copper roofs over plain stone. */
const chateau =
  solid('M0 0V-98H196V0Z', 'sheet', flat('M160 0V-98H196V0Z', 'sage')) +
  outline('M0 -98L14 -132H182L196 -98Z', 'sageDeep') +
  outline('M44 -100V-118L58 -140L72 -118V-100Z', 'sheet') +
  outline('M122 -100V-118L136 -140L150 -118V-100Z', 'sheet') +
  solid('M-10 0V-112H24V0Z', 'sheet') +
  outline('M-14 -112L7 -168L28 -112Z', 'sageDeep') +
  solid('M172 0V-112H206V0Z', 'sheet', flat('M194 0V-112H206V0Z', 'sage')) +
  outline('M168 -112L189 -168L210 -112Z', 'sageDeep') +
  panes({ x: 38, y: -84, columns: 7, rows: 3, size: [9, 13], step: [18, 25] });

/** Ottawa from the front of Parliament: the Peace Tower, the East and West Blocks, the canal under its bridge, Château Laurier. */
export const ottawa = strip(
  place(house(), { x: 20 }),
  place(house('paper', 'sage'), { x: 110 }),
  place(tree(), { x: 240, scale: 0.95 }),
  place(tree('sageDeep'), { x: 306, scale: 0.7 }),
  place(sideBlock(true), { x: 470, flip: true }),
  place(bush(), { x: 512 }),
  place(centreWing(false), { x: 720 }),
  place(centreWing(true), { x: 720, flip: true }),
  place(peaceTower, { x: 720 }),
  place(tree(), { x: 916, scale: 0.7 }),
  place(sideBlock(false), { x: 950 }),
  water(1066, 1188, 18),
  place(archBridge({ width: 124, height: 52, arches: 1, pier: 12, rise: 0.6 }), { x: 1065 }),
  place(canoe(), { x: 1127, y: -4, scale: 0.55 }),
  place(chateau, { x: 1212 }),
);
