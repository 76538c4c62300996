import { backdrop, type Drawing } from '../drawing';
import { armchair, bag, carton, chair, dresser } from '../kit/furniture';
import { houseFront } from '../kit/house';
import { tree } from '../kit/street';
import { truck } from '../kit/truck';
import { ink, patch, place, tint } from '../svg';

const size = { width: 800, height: 600 };

/** A house is emptied: its things stand in line from the open door to the truck's ramp. */
export const servicePropertyCleanOuts: Drawing = {
  ...size,
  parts: ({ name }) =>
    [
      backdrop(size, 'sky'),
      place(tree(250), { x: 560, y: 434, scale: 1.1 }),
      patch(0, 600, 800, 168, 'sage'),
      ink('M0 432H800'),
      tint('M206 440H302L350 522H170Z', 'paper'),
      patch(0, 600, 800, 80, 'paper'),
      ink('M0 520H170L206 440M302 440L350 520H800'),
      place(houseFront(), { x: 26, y: 436, scale: 1.16 }),
      place(dresser(), { x: 70, y: 556 }),
      place(bag(), { x: 56, y: 578 }),
      place(armchair(), { x: 300, y: 560 }),
      place(chair(), { x: 414, y: 570, scale: 0.9 }),
      place(truck({ name, tailgate: -111 }), { x: 634, y: 572, scale: 0.9 }),
      place(carton(76, 60), { x: 500, y: 572, scale: 0.9 }),
    ].join(''),
};
