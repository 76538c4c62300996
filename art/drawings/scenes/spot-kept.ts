import { backdrop, type Drawing } from '../drawing';
import { block, box, disc, ink, outline, patch, pipe, place, tint } from '../svg';

const size = { width: 600, height: 450 };

/** A picture of a house under a tree, in its frame. */
function photo(): string {
  return [
    box(0, 0, 170, 140, 'timberDeep', 4),
    box(16, -16, 138, 108, 'sky'),
    patch(18.5, -18.5, 133, 28, 'sage'),
    box(40, -44, 52, 36, 'paper') +
      outline('M32 -80L66 -108L100 -80Z', 'brick') +
      patch(58, -46, 16, 22, 'timberDeep'),
    pipe('M126 -44V-66', 3, 'timberDeep') + disc(126, -80, 17, 'sageDeep'),
  ].join('');
}

/** A key on its ring, hanging; the ring's top is at [0, 0]. */
function key(): string {
  return [
    `<circle cx="0" cy="20" r="20" fill="none"/>`,
    outline('M-9 96H9V164H30V180H9V190H26V206H-2L-9 198Z', 'identity'),
    disc(0, 68, 32, 'identity') + disc(0, 54, 9, 'paper'),
    tint('M14 92Q28 84 29 68Q34 84 20 96Z', 'identityDeep'),
  ].join('');
}

/** The crew sets aside a key and a picture, which it found in a box. */
export const spotKept: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'sage'),
      place(photo(), { x: 66, y: 298 }),
      block([-10, 460], [440, 160], ['timber', 'timberDeep'], { depth: 34 }),
      outline('M170 300H236V346H170Z', 'paper'),
      // A gloved hand comes in from the right
      pipe('M610 96L500 120', 46, 'skinDark') + pipe('M620 92L572 104', 62, 'sheet'),
      place(key(), { x: 416, y: 150 }),
      outline(
        'M520 84L470 78Q424 82 404 122Q394 150 410 158Q424 162 432 146L446 138Q430 166 446 174Q458 178 470 160L484 166Q520 164 534 144Z',
        'timber',
      ),
      ink('M446 138L462 122M470 160L484 142'),
    ].join(''),
};
