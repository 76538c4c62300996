import { backdrop, type Drawing } from '../drawing';
import { chair, plant, sofa, table } from '../kit/furniture';
import { windowPane } from '../kit/house';
import { box, disc, ink, outline, patch, pipe, place } from '../svg';

const size = { width: 600, height: 450 };

/** Somebody at home, sitting and telephoning; facing right, seated at [0, -66]. */
function caller(): string {
  return [
    pipe('M4 -140L40 -104L72 -100', 13, 'skinLight') + pipe('M4 -140L34 -110', 19, 'brick'),
    outline('M44 -12H66Q86 -8 84 2H44Z', 'brick'),
    pipe('M0 -66H54V-18', 22, 'inkSoft'),
    outline('M-20 -152Q2 -166 22 -152L24 -54H-24Z', 'brick'),
    pipe('M2 -156V-168', 12, 'skinLight'),
    outline('M-24 -196Q-44 -196 -42 -176Q-36 -160 -22 -168Z', 'line'),
    disc(4, -190, 24, 'skinLight'),
    outline('M-20 -176Q-30 -220 6 -218Q30 -216 29 -198Q10 -192 -2 -206Q-4 -186 -12 -172Z', 'line'),
    `<circle cx="18" cy="-190" r="2.600" fill="{ink}" stroke="none"/>` + ink('M12 -178Q18 -174 24 -178'),
    place(box(-5, 0, 11, 32, 'ink', 3), { x: -6, y: -172, turn: -12 }),
    pipe('M-6 -142L20 -116L-8 -172', 13, 'skinLight') + pipe('M-6 -142L14 -122', 19, 'brick'),
    disc(-8, -174, 10, 'skinLight'),
  ].join('');
}

/** A call from the kitchen table about the old sofa across the room. */
export const spotPhone: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'paper'),
      patch(0, 450, 600, 96, 'line'),
      ink('M0 354H600'),
      place(windowPane(110, 120, 'sky'), { x: 78, y: 160 }),
      place(sofa('sageDeep', 'inkSoft'), { x: 16, y: 384, scale: 1.08 }),
      place(chair('timber', 'timberDeep'), { x: 554, y: 430, scale: 1.35, flip: true }),
      place(caller(), { x: 486, y: 432, scale: 1.35, flip: true }),
      place(table(170), { x: 300, y: 434, scale: 1.2 }),
      place(plant(), { x: 344, y: 318, scale: 0.8 }),
    ].join(''),
};
