import { backdrop, type Drawing } from '../drawing';
import { broom } from '../kit/materials';
import { ink, outline, patch, place, tint } from '../svg';

const size = { width: 600, height: 450 };

/** A corner of a room with nothing left in it but a broom and the light of one window. */
export const spotSwept: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'paper'),
      patch(0, 450, 180, 450, 'sage'),
      outline('M-10 430L180 320H610V460H-10Z', 'timber'),
      ink('M180 0V320'),
      // Its light on the wall and on the floor
      tint(
        'M240 50H306L336 148H270ZM320 50H386L416 148H350ZM274 162H340L368 252H302ZM354 162H420L448 252H382Z',
        'identity',
      ),
      ink('M180 300H610M180 300L-10 410'),
      place(broom(), { x: 500, y: 376, scale: 1.35, turn: 10 }),
    ].join(''),
};
