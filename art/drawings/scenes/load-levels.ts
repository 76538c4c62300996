import type { Drawing } from '../drawing';
import { fridge, washer } from '../kit/appliances';
import { armchair, bag, carton, dresser, television } from '../kit/furniture';
import { truck } from '../kit/truck';
import { place } from '../svg';

/**
 * What fills the box, a twelfth of it each, from the cab backwards and from the floor up; three of them fill a quarter,
 * which is 85 wide.
 */
const pieces = [
  place(fridge(), { x: 254, scale: 0.8 }),
  place(carton(46, 28), { x: 256, y: -173 }),
  place(carton(32, 20, 'sageDeep', 'inkSoft'), { x: 304, y: -173 }),
  place(dresser(), { x: 172, scale: 0.57 }),
  place(washer(), { x: 173, y: -68, scale: 0.86 }),
  place(carton(56, 34, 'sageDeep', 'inkSoft'), { x: 182, y: -158 }),
  place(armchair(), { x: 88, scale: 0.62 }),
  place(carton(70, 48), { x: 90, y: -70 }),
  place(television(), { x: 88, y: -119, scale: 0.5 }),
  place(bag(), { x: 24, scale: 0.52 }) + place(bag('sageDeep'), { x: 62, scale: 0.52 }),
  place(carton(76, 52, 'timber', 'timberDeep'), { x: 4, y: -50 }),
  place(bag(), { x: 42, y: -103, scale: 0.7 }),
];

/** The truck with its side open and something in it. */
const loaded = (inside: string): Drawing => ({
  width: 600,
  height: 332,
  parts: ({ name }) => place(truck({ name, inside }), { x: 18, y: 326, scale: 0.96 }),
});

const filled = (quarters: number): Drawing => loaded(pieces.slice(0, quarters * 3).join(''));

export const loadEmpty = filled(0);
export const loadQuarter = filled(1);
export const loadHalf = filled(2);
export const loadThreeQuarters = filled(3);
export const loadFull = filled(4);

/** The full truck with a number on each piece, by which styles show as many as are on it. */
export const loadInPieces = loaded(
  pieces.map((piece, index) => `<g data-piece="" style="--piece:${index + 1}">${piece}</g>`).join(''),
);
