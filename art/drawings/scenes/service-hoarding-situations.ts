import { backdrop, type Drawing } from '../drawing';
import { crew, crewMember, poses } from '../kit/crew';
import { bag, carton, lamp, papers, television } from '../kit/furniture';
import { box, disc, ink, patch, pipe, place, tint } from '../svg';

const size = { width: 800, height: 600 };

type Piece = readonly [piece: string, height: number, shift?: number];

const brown = (width: number, height: number, shift = 0): Piece => [carton(width, height), height, shift];
const red = (width: number, height: number, shift = 0): Piece => [
  carton(width, height, 'brick', 'timberDeep'),
  height,
  shift,
];
const green = (width: number, height: number, shift = 0): Piece => [
  carton(width, height, 'sageDeep', 'inkSoft'),
  height,
  shift,
];
const pale = (width: number, height: number, shift = 0): Piece => [
  carton(width, height, 'paper', 'line'),
  height,
  shift,
];
const sheaves = (width: number, height: number, shift = 0): Piece => [papers(width, height), height, shift];

/** Stacks pieces on one another, the first on the ground. */
function stack(x: number, y: number, scale: number, pieces: readonly Piece[]): string {
  let top = y;
  return pieces
    .map(([piece, height, shift = 0]) => {
      const placed = place(piece, { x: x + shift * scale, y: top, scale });
      top -= height * scale;
      return placed;
    })
    .join('');
}

/** A room full to the ceiling, a narrow path, daylight at its end, and somebody who takes it calmly. */
export const serviceHoardingSituations: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'line'),
      patch(0, 600, 800, 160, 'timber'),
      tint('M210 600L344 440H476L610 600Z', 'identity'),
      ink('M0 440H800'),
      box(344, 440, 132, 330, 'sheet') + ink('M410 110V440'),
      stack(246, 464, 1, [
        brown(86, 64),
        sheaves(70, 64, 6),
        red(80, 90, 2),
        green(70, 60, 8),
        brown(64, 70, 10),
      ]),
      stack(494, 464, 1, [
        red(84, 80),
        brown(70, 56, 4),
        sheaves(64, 48, 4),
        pale(80, 80, -4),
        brown(70, 66, 4),
      ]),
      stack(112, 526, 1.25, [
        red(110, 90),
        brown(96, 76, 8),
        sheaves(84, 48, 10),
        pale(100, 90, 2),
        brown(84, 70, 10),
      ]),
      stack(566, 526, 1.25, [
        green(110, 80),
        sheaves(90, 48, 8),
        brown(104, 96),
        red(90, 80, 6),
        sheaves(80, 64, 8),
      ]),
      stack(-70, 616, 1.5, [brown(130, 100), green(110, 76, 8)]),
      place(lamp('paper'), { x: 40, y: 352, scale: 1.5 }),
      stack(680, 616, 1.5, [pale(130, 96), [television(), 92, 6]]),
      place(bag(), { x: 232, y: 580, scale: 1.3 }),
      place(crewMember(crew.ana, poses.write), { x: 404, y: 562, scale: 1.45 }),
      // Her board, and the hand that holds it
      place(box(-18, 0, 44, 56, 'brick', 3) + patch(-11, -7, 30, 38, 'sheet'), {
        x: 452,
        y: 388,
        turn: 14,
        scale: 1.3,
      }),
      disc(441, 356, 14, 'timber') + pipe('M441 356L456 338', 2, 'identity'),
    ].join(''),
};
