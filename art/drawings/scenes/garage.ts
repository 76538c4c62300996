import { backdrop, type Drawing } from '../drawing';
import { bag, bicycle, carton, lamp, mattress, sofa, television } from '../kit/furniture';
import { shelf, wallLamp, windowPane } from '../kit/house';
import { broom, ladder, paintCan, tyre } from '../kit/materials';
import { box, disc, ink, outline, patch, place } from '../svg';

const size = { width: 900, height: 600 };

const things = (): string =>
  [
    place(ladder(230), { x: 392, y: 462, turn: 6 }),
    [0, 52, 104]
      .map((x) => place(paintCan(x === 52 ? 'identity' : 'brick'), { x: 536 + x, y: 238 }))
      .join(''),
    place(carton(84, 50), { x: 560, y: 314 }),
    place(mattress(200, 250), { x: 412, y: 470 }),
    place(carton(110, 76), { x: 190, y: 478 }),
    place(carton(100, 66, 'sageDeep', 'inkSoft'), { x: 196, y: 402 }),
    place(carton(96, 90), { x: 626, y: 490 }),
    place(carton(80, 60, 'sageDeep', 'inkSoft'), { x: 632, y: 400 }),
    place(sofa(), { x: 268, y: 520, scale: 1.15 }),
    place(television(), { x: 330, y: 442 }),
    place(lamp(), { x: 596, y: 530, scale: 1.1, turn: 6 }),
    place(tyre(), { x: 168, y: 556 }),
    place(tyre(), { x: 226, y: 570 }),
    place(bag(), { x: 668, y: 566, scale: 1.1 }),
    place(bag('ink'), { x: 740, y: 574 }),
    place(carton(), { x: 480, y: 578 }),
  ].join('');

function garage(isFull: boolean): Drawing {
  const [back, side, floor] = isFull ? ['line', 'inkSoft', 'inkSoft'] : ['paper', 'line', 'line'];
  return {
    ...size,
    parts: () =>
      [
        backdrop(size, isFull ? 'sage' : 'sky'),
        patch(0, 600, 900, 60, isFull ? 'line' : 'paper'),
        ink('M0 540H110M790 540H900'),
        box(110, 540, 680, 410, side),
        outline('M110 540L200 460H700L790 540Z', floor),
        box(200, 460, 500, 290, back),
        place(windowPane(110, 80, 'sky'), { x: 396, y: 270 }),
        place(shelf(176), { x: 516, y: 458 }),
        // The bicycle on its hook, which stays
        disc(313, 224, 6, 'ink') + place(bicycle('brick'), { x: 360, y: 436, scale: 1.12, turn: -90 }),
        isFull ? things() : place(broom(), { x: 486, y: 476, turn: 9 }),
        // The door, rolled up
        box(110, 190, 680, 60, 'sheet') + ink('M110 160H790M110 175H790'),
        box(96, 130, 708, 22, 'timber', 2),
        place(wallLamp(), { x: 40, y: 250, scale: 1.2 }),
        place(wallLamp(), { x: 824, y: 250, scale: 1.2 }),
      ].join(''),
  };
}

/** A garage in which no car has stood for years. */
export const beforeGarage = garage(true);

/** The same garage, swept, its bicycle still on the hook. */
export const afterGarage = garage(false);
