import { ink, outline, place, round } from '../svg';
import { block, flat, house, solid, strip } from './pieces';
import { bush, spruce, tree } from './plants';
import { sailboat, water } from './waterside';

/** One quill of the sculpture: a blade on a stalk, `angle` from upright. */
const quill = (angle: number, length: number): string =>
  place(
    ink(`M0 -40V-${round(length - 30)}`) +
      outline(`M0 -${length}L6 -${length - 26}L0 -${length - 40}L-6 -${length - 26}Z`, 'sheet'),
    {
      turn: angle,
    },
  );

const quills = [20, 36, 52, 68]
  .flatMap((angle, index) => [quill(angle, 196 - index * 6), quill(-angle, 196 - index * 6)])
  .join('');

/** The steel bird on the shore: two wings spread over three legs, its quills and antennae up in the wind. */
const bird =
  place(quills, { y: -46 }) +
  ink('M-3 -160Q-24 -206 -10 -248M3 -160Q24 -206 10 -248') +
  outline('M0 -92Q-50 -160 -128 -134Q-92 -84 -34 -62L0 -44Z', 'sage') +
  outline('M0 -92Q50 -160 128 -134Q92 -84 34 -62L0 -44Z', 'sageDeep') +
  outline('M-20 -62Q-18 -132 0 -176Q18 -132 20 -62L0 -40Z', 'sheet') +
  outline('M-16 -62L-58 0H-40L-2 -46Z', 'sage') +
  outline('M16 -62L58 0H40L2 -46Z', 'sageDeep') +
  outline('M-7 -50V0H7V-50Z', 'sheet');

/** Barrie: the bird on the shore of Kempenfelt Bay, sails, and the town on its slope. */
export const barrie = strip(
  flat('M-5 0V-40Q120 -74 300 -58Q420 -48 520 -20V0Z', 'sage'),
  water(-5, 590, 26),
  place(sailboat(), { x: 96, y: -22 }),
  place(sailboat(), { x: 258, y: -22, scale: 1.25 }),
  place(sailboat('sheet'), { x: 432, y: -22, scale: 0.8 }),
  outline('M584 0V-30H606L630 0Z', 'paper'),
  place(bird, { x: 730 }),
  place(tree(), { x: 892, scale: 0.8 }),
  solid('M920 0Q1000 -10 1060 -44Q1120 -66 1200 -66H1445V0Z', 'sage'),
  place(block({ width: 58, height: 150, columns: 2, rows: 7, roof: 'plant' }), { x: 946 }),
  place(block({ width: 52, height: 104, columns: 2, rows: 5, fill: 'paper' }), { x: 1016 }),
  place(spruce(), { x: 1092, y: -52, scale: 0.6 }),
  place(house(), { x: 1130, y: -64, scale: 0.72 }),
  place(house('paper', 'sage'), { x: 1240, y: -66, scale: 0.72 }),
  place(tree(), { x: 1334, y: -66, scale: 0.62 }),
  place(house('sheet', 'sage'), { x: 1366, y: -66, scale: 0.72 }),
  place(bush('sageDeep'), { x: 1180 }),
  place(tree('sageDeep'), { x: 1276, scale: 0.6 }),
  place(bush('sageDeep'), { x: 1376 }),
);
