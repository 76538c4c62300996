import { backdrop, type Drawing } from '../drawing';
import { crew, crewMember, poses } from '../kit/crew';
import { lamp, picture, sofa } from '../kit/furniture';
import { windowPane } from '../kit/house';
import { box, disc, ink, patch, place } from '../svg';

const size = { width: 800, height: 600 };

/** Two of the crew carry a sofa out of a living room. */
export const serviceFurniture: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'sky'),
      patch(0, 600, 800, 112, 'timber'),
      ink('M0 488H800'),
      place(windowPane(170, 190), { x: 120, y: 226 }),
      place(picture(), { x: 360, y: 190, scale: 1.3 }),
      // The way out
      box(616, 488, 164, 396, 'timberDeep') + box(634, 488, 128, 378, 'sheet'),
      place(lamp(), { x: 62, y: 510, scale: 1.3 }),
      place(crewMember(crew.ana, poses.carry), { x: 176, y: 566, scale: 1.4 }),
      place(crewMember(crew.will, poses.carry), { x: 656, y: 566, scale: 1.4, flip: true }),
      place(sofa(), { x: 224, y: 436, scale: 1.46, turn: -2 }),
      // Fingers round its lower edge
      disc(248, 414, 14, 'timber'),
      disc(576, 402, 14, 'timber'),
    ].join(''),
};
