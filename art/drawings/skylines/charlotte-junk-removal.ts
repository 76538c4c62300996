import { ink, outline, place } from '../svg';
import { block, flat, mirrored, panes, porchHouse, solid, strip } from './pieces';
import { bush, liveOak, tree } from './plants';

/** The tallest tower: setbacks, and a crown of rods that rises to the middle. */
const crowned =
  ink('M-20 -206V-228M-13 -206V-246M-6 -206V-264M0 -206V-284M6 -206V-264M13 -206V-246M20 -206V-228') +
  solid(
    mirrored([
      [40, 0],
      [40, -128],
      [34, -128],
      [34, -176],
      [27, -176],
      [27, -208],
    ]),
    'sheet',
    flat('M16 0V-208H27V-176H34V-128H40V0Z', 'sage'),
  ) +
  ink('M-34 -128H34M-27 -176H27') +
  panes({ x: -28, y: -116, columns: 3, rows: 5, size: [7, 12], step: [14, 22] }) +
  panes({ x: -22, y: -166, columns: 3, rows: 2, size: [6, 10], step: [12, 18] });

/** A tower whose top is an open frame, like the handle of a bag. */
const handled =
  solid(
    'M0 0V-214L16 -240H62V0ZM12 -184H50V-228H22L12 -211Z',
    'sage',
    flat('M46 0V-184H50V-240H62V0Z', 'sageDeep'),
  ).replaceAll('<path ', '<path fill-rule="evenodd" ') +
  panes({ x: 8, y: -172, columns: 3, rows: 8, size: [6, 11], step: [12, 20], fill: 'sheet' });

/** A tower that is wider at its top than in the middle. */
const flared =
  ink('M0 -186V-198') +
  solid(
    mirrored([
      [26, 0],
      [26, -96],
      [36, -160],
      [36, -174],
      [14, -188],
    ]),
    'paper',
    flat('M12 0V-96L18 -160V-186L36 -174V-160L26 -96V0Z', 'line'),
  ) +
  ink('M-26 -96H26M-36 -160H36') +
  panes({ x: -18, y: -84, columns: 2, rows: 4, size: [8, 11], step: [14, 20] });

/** The light rail along South End. */
const train =
  outline('M0 -5V-40Q4 -50 14 -50H176Q188 -50 192 -40V-5Z', 'sheet') +
  flat('M3 -22H189V-11H3Z', 'sageDeep') +
  ink(
    'M18 -42h26v14h-26zM54 -42h26v14h-26zM112 -42h26v14h-26zM148 -42h26v14h-26zM90 -5V-42H102V-5M96 -50L110 -66H82',
  );

/** Charlotte: the crown of Uptown and its neighbours, the light rail, bungalows under big oaks. */
export const charlotte = strip(
  place(porchHouse(), { x: 26 }),
  place(liveOak(), { x: 256, scale: 1.1 }),
  place(porchHouse('paper', 'sage'), { x: 372 }),
  place(bush(), { x: 518 }),
  place(block({ width: 52, height: 110, columns: 2, rows: 5, fill: 'paper' }), { x: 556 }),
  place(handled, { x: 622 }),
  place(crowned, { x: 744 }),
  place(flared, { x: 842 }),
  place(block({ width: 56, height: 120, columns: 3, rows: 6, roof: 'plant' }), { x: 890 }),
  ink('M958 0V-66H1206M1200 0V-66'),
  place(train, { x: 984 }),
  place(tree(), { x: 1240, scale: 0.8 }),
  place(porchHouse('sheet', 'sage'), { x: 1270 }),
  place(tree('sageDeep'), { x: 1420, scale: 0.9 }),
);
