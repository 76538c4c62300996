import type { Drawing } from '../drawing';
import { fridge, washer } from '../kit/appliances';
import { armchair, bag, carton, dresser, television } from '../kit/furniture';
import { truck } from '../kit/truck';
import { place } from '../svg';

/** What fills each quarter of the box, from the cab backwards; a quarter is 85 wide. */
const quarters = [
  place(fridge(), { x: 254, scale: 0.8 }) + place(carton(80, 28), { x: 256, y: -173 }),
  place(dresser(), { x: 172, scale: 0.57 }) +
    place(washer(), { x: 173, y: -68, scale: 0.86 }) +
    place(carton(56, 34, 'sageDeep', 'inkSoft'), { x: 182, y: -158 }),
  place(armchair(), { x: 88, scale: 0.62 }) +
    place(carton(70, 48), { x: 90, y: -70 }) +
    place(television(), { x: 88, y: -119, scale: 0.5 }),
  place(bag(), { x: 24, scale: 0.52 }) +
    place(bag('sageDeep'), { x: 62, scale: 0.52 }) +
    place(carton(76, 52, 'timber', 'timberDeep'), { x: 4, y: -50 }) +
    place(bag(), { x: 42, y: -103, scale: 0.7 }),
];

/** The truck with its side open, filled by so many quarters. */
const filled = (count: number): Drawing => ({
  width: 600,
  height: 332,
  parts: ({ name }) =>
    place(truck({ name, inside: quarters.slice(0, count).join('') }), { x: 18, y: 326, scale: 0.96 }),
});

export const loadQuarter = filled(1);
export const loadHalf = filled(2);
export const loadThreeQuarters = filled(3);
export const loadFull = filled(4);
