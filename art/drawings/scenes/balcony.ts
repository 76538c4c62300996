import { backdrop, type Drawing } from '../drawing';
import { bag, bicycle, carton, chair, mattress, plant, television } from '../kit/furniture';
import { railing } from '../kit/house';
import { bucket, tyre } from '../kit/materials';
import { cityLine } from '../kit/office';
import { box, ink, patch, place } from '../svg';

const size = { width: 900, height: 600 };
const near = [120, 220, 160, 90, 260, 180, 130, 240, 200, 110, 170, 280, 150, 100];
const far = [160, 120, 250, 320, 200, 150, 290, 230, 180, 340, 260, 140, 220, 300, 190, 160];

const things = (): string =>
  [
    place(mattress(220, 190), { x: 640, y: 520, turn: -3 }),
    place(carton(110, 84), { x: 300, y: 506 }),
    place(carton(90, 66, 'sageDeep', 'inkSoft'), { x: 308, y: 422 }),
    place(carton(96, 90, 'brick', 'timberDeep'), { x: 424, y: 510 }),
    place(television(), { x: 416, y: 420 }),
    place(carton(104, 100), { x: 536, y: 508 }),
    place(bicycle('identity'), { x: 540, y: 552, scale: 1.2 }),
    place(tyre(), { x: 836, y: 560 }),
    place(bag(), { x: 330, y: 566, scale: 1.2 }),
    place(bag('ink'), { x: 438, y: 578, scale: 1.1 }),
    place(bucket('brick', 'timberDeep'), { x: 746, y: 582 }),
  ].join('');

function balcony(isFull: boolean): Drawing {
  return {
    ...size,
    parts: () =>
      [
        backdrop(size, isFull ? 'sage' : 'sky'),
        place(cityLine(900, far, isFull ? 'line' : 'sage'), { y: 470 }),
        place(cityLine(900, near), { y: 470 }),
        patch(0, 600, 900, 130, isFull ? 'line' : 'paper'),
        ink('M0 470H900'),
        place(railing(680), { x: 224, y: 472, scale: 1.1 }),
        // The glass door to the flat, and the balcony above
        box(-10, 520, 240, 520, 'paper'),
        box(24, 520, 172, 440, 'sheet', 3) + box(40, 508, 140, 416, isFull ? 'inkSoft' : 'sky'),
        ink('M56 300V340'),
        box(-10, 50, 920, 60, isFull ? 'inkSoft' : 'line'),
        isFull ? things() : '',
        // These things stay
        place(plant(), { x: 270, y: 540, scale: 1.2 }),
        isFull ? '' : place(chair(), { x: 560, y: 560, scale: 1.4, flip: true }),
      ].join(''),
  };
}

/** A condo's balcony nobody can step on to. */
export const beforeBalcony = balcony(true);

/** The same balcony with a chair, a plant and the city's air. */
export const afterBalcony = balcony(false);
