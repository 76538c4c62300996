import { box, ink, outline, place } from '../svg';
import { block, bungalow, flat, mirrored, shadeOf, solid, strip } from './pieces';
import { bush, palm } from './plants';
import { sailboat, water, yacht } from './waterside';

/** The left half of the drawbridge: its leaf raised, the bridge tender's house behind it. */
const half =
  solid('M-126 0V-50H-14V0Z', 'sheet', flat('M-34 0V-50H-14V0Z', 'sage')) +
  outline('M-96 0V-16Q-96 -34 -74 -34Q-52 -34 -52 -16V0Z', 'paper') +
  ink('M-126 -64H-64M-118 -50V-64M-96 -50V-64M-74 -50V-64') +
  place(outline('M0 -6H112V6L0 14Z', 'sageDeep') + ink('M10 -6V-20H106V-6M34 -6V-20M58 -6V-20M82 -6V-20'), {
    x: -22,
    y: -50,
    turn: -56,
  });

const tender =
  solid('M-60 -50V-94H-28V-50Z', 'sheet', flat('M-40 -50V-94H-28V-50Z', shadeOf('sheet'))) +
  outline('M-68 -92L-44 -112L-20 -92Z', 'sageDeep') +
  ink('M-54 -84h20v14h-20z');

/** The iron lighthouse at the inlet: a stair in a tube, eight legs, a lantern. */
const lighthouse =
  ink(
    'M-30 0L-10 -148M30 0L10 -148M-26 -32H26M-21 -68H21M-16 -104H16M-26 -32L21 -68M26 -32L-21 -68M-21 -68L16 -104M21 -68L-16 -104',
  ) +
  outline(
    mirrored([
      [6, 0],
      [6, -150],
    ]),
    'sheet',
  ) +
  box(-18, -148, 36, 8, 'sheet') +
  outline(
    mirrored([
      [11, -156],
      [11, -178],
    ]),
    'sheet',
  ) +
  outline(
    mirrored([
      [15, -178],
      [0, -194],
    ]),
    'sageDeep',
  );

/** Fort Lauderdale: a drawbridge up for a boat, yachts and houses on the canals, palms, the light at Hillsboro Inlet. */
export const fortLauderdale = strip(
  place(bungalow(), { x: 16 }),
  place(palm(120, 8), { x: 188 }),
  place(block({ width: 56, height: 148, columns: 2, rows: 7, fill: 'paper' }), { x: 262 }),
  place(block({ width: 50, height: 184, columns: 2, rows: 9, roof: 'plant' }), { x: 330 }),
  place(palm(146, 8), { x: 414 }),
  place(bush(), { x: 464 }),
  water(504, 1156, 18),
  place(half, { x: 640 }),
  place(tender, { x: 616 }),
  place(half, { x: 834, flip: true }),
  place(sailboat(), { x: 737, y: -14, scale: 1.5 }),
  place(yacht(), { x: 974, y: -12 }),
  box(1154, 0, 22, 24, 'paper'),
  place(bungalow('paper'), { x: 1180 }),
  place(palm(128, -8), { x: 1326 }),
  place(lighthouse, { x: 1400 }),
);
