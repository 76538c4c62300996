import { backdrop, type Drawing } from '../drawing';
import { waterHeater } from '../kit/appliances';
import {
  armchair,
  bag,
  bicycle,
  carton,
  dresser,
  guitar,
  lamp,
  papers,
  rolledCarpet,
  television,
} from '../kit/furniture';
import { stairs, windowPane } from '../kit/house';
import { box, ink, patch, place, tint } from '../svg';

const size = { width: 900, height: 600 };

const behind = (): string =>
  [
    place(carton(110, 80), { x: 30, y: 470, scale: 1.2 }),
    place(carton(90, 70, 'sageDeep', 'inkSoft'), { x: 44, y: 374, scale: 1.2 }),
    place(dresser(), { x: 170, y: 474, scale: 1.2 }),
    place(television(), { x: 190, y: 332, scale: 1.1 }),
    place(lamp(), { x: 366, y: 480, scale: 1.3, turn: -7 }),
    place(carton(96, 76), { x: 520, y: 474, scale: 1.2 }),
    place(papers(76, 64), { x: 532, y: 382, scale: 1.2 }),
  ].join('');

const before = (): string =>
  [
    place(carton(76, 54, 'brick', 'timberDeep'), { x: 412, y: 440, scale: 1.2 }),
    place(guitar(), { x: 352, y: 548, scale: 1.2, turn: -14 }),
    place(bicycle('sheet'), { x: 60, y: 560, scale: 1.2 }),
    place(bag(), { x: 300, y: 572, scale: 1.2 }),
    place(rolledCarpet(220, 'sageDeep', 'inkSoft'), { x: 396, y: 582, scale: 1.1, turn: -3 }),
    place(bag('ink'), { x: 668, y: 572, scale: 1.2 }),
    place(carton(), { x: 716, y: 580, scale: 1.1 }),
  ].join('');

function basement(isFull: boolean): Drawing {
  return {
    ...size,
    parts: () =>
      [
        backdrop(size, isFull ? 'sageDeep' : 'sage'),
        patch(0, 600, 900, 160, isFull ? 'inkSoft' : 'line'),
        isFull ? '' : tint('M210 600L150 452H330L470 600Z', 'paper'),
        ink('M0 440H900'),
        // Joists and the boards above them
        patch(0, 40, 900, 40, 'timberDeep') + ink('M0 40H900'),
        [60, 210, 360, 510, 660, 810].map((x) => box(x, 62, 34, 64, 'timber')).join(''),
        place(windowPane(190, 90, isFull ? 'sky' : 'sheet'), { x: 96, y: 190 }),
        isFull ? behind() : '',
        place(waterHeater(315), { x: 590, y: 456, scale: 1.25 }),
        place(stairs(9, 32, 44), { x: 1004, y: 472, flip: true }),
        ink('M730 320L900 86M730 320V426'),
        // The armchair stays
        place(armchair('brick', 'timberDeep'), { x: 390, y: 500, scale: 1.3 }),
        isFull ? before() : '',
      ].join(''),
  };
}

/** A basement that has taken in everything for years. */
export const beforeBasement = basement(true);

/** The same basement, empty but for the armchair. */
export const afterBasement = basement(false);
