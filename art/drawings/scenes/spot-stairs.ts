import { backdrop, type Drawing } from '../drawing';
import { crew, crewMember, poses } from '../kit/crew';
import { mattress, picture } from '../kit/furniture';
import { stairs } from '../kit/house';
import { disc, place } from '../svg';

const size = { width: 600, height: 450 };

/** Down the stairs with a mattress, one above and one below. */
export const spotStairs: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'sky'),
      place(stairs(9, 72, 34), { x: -20, y: 515 }),
      place(picture(), { x: 420, y: 160, scale: 1.2 }),
      place(crewMember(crew.will, poses.carry), { x: 92, y: 243, scale: 0.92 }),
      place(crewMember(crew.ana, poses.carry), { x: 462, y: 413, scale: 0.92, flip: true }),
      place(mattress(312, 62), { x: 138, y: 141, turn: 31 }),
      disc(138, 137, 10, 'timber'),
      disc(419, 309, 10, 'timber'),
    ].join(''),
};
