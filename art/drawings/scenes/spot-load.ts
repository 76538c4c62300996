import type { Drawing } from '../drawing';
import { armchair, carton, chair, lamp, mattress, rolledCarpet } from '../kit/furniture';
import { truck } from '../kit/truck';
import { place } from '../svg';

/** The truck, loaded and closed, without a ground of its own. */
export const spotLoad: Drawing = {
  width: 600,
  height: 450,
  parts: ({ name }) => {
    const load = [
      place(mattress(136, 180), { x: 196, y: -236, turn: -4 }),
      place(rolledCarpet(230, 'sageDeep', 'inkSoft'), { x: 196, y: -270, turn: -118 }),
      place(lamp('paper'), { x: 162, y: -248 }),
      place(carton(96, 70), { x: 40, y: -290 }),
      place(chair(), { x: 398, y: -378, turn: 184 }),
      place(armchair('brick', 'timberDeep'), { x: 186, y: -290 }),
    ].join('');
    return place(truck({ name, load }), { x: 32, y: 446, scale: 0.9 });
  },
};
