import { box, disc, ink, outline, place, round } from '../svg';
import { block, bungalow, flat, mirrored, panes, solid, strip } from './pieces';
import { bush, liveOak, palm } from './plants';
import { water } from './waterside';

/** The fountain of Lake Eola: a ribbed dome on its dish, one tall jet and a ring of low ones. */
const fountain =
  ink(
    'M0 -90V-150M-10 -96Q-14 -140 -34 -148M10 -96Q14 -140 34 -148M-34 -88Q-42 -116 -62 -110M34 -88Q42 -116 62 -110',
  ) +
  ink('M-88 -18Q-104 -64 -128 -36M88 -18Q104 -64 128 -36M-66 -18Q-84 -74 -104 -64M66 -18Q84 -74 104 -64') +
  outline('M-58 -58Q-48 -94 0 -96Q48 -94 58 -58Z', 'sageDeep') +
  ink('M-28 -58Q-22 -84 0 -96Q22 -84 28 -58') +
  outline('M-70 -58H70L48 -40H-48Z', 'sheet') +
  outline('M-40 -40H40L52 -18H-52Z', 'sage') +
  box(-92, -8, 184, 12, 'sheet', 4);

/** A pedal boat in the shape of a swan. */
const swan =
  outline(
    'M-34 -18Q-40 -40 -20 -44Q6 -46 20 -30Q20 -48 8 -56Q-2 -66 8 -76Q20 -84 28 -72L40 -66L28 -62Q38 -40 34 -18Q28 -2 14 2H-18Q-32 -4 -34 -18Z',
    'sheet',
  ) +
  ink('M-22 -22Q-8 -12 10 -22') +
  ink('M16 -70h1');

/** The observation wheel. */
const wheel = (() => {
  const angles = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);
  const at = (angle: number, radius: number): string =>
    `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  const spokes = angles
    .slice(0, 6)
    .map((angle) => `M${at(angle, 92)}L${at(angle + Math.PI, 92)}`)
    .join('');
  const pods = angles.map((angle) => disc(104 * Math.cos(angle), 104 * Math.sin(angle), 7, 'sage')).join('');
  return (
    ink('M-48 0L0 -126L48 0') +
    place(
      `<circle r="94" fill="none"/>${pods}<path d="${spokes}" fill="none" stroke="{sageDeep}" stroke-width="3"/>` +
        disc(0, 0, 10, 'sheet'),
      {
        y: -126,
      },
    ) +
    ink('M-48 0L-4 -116M48 0L4 -116') +
    box(-66, 0, 132, 14, 'sheet')
  );
})();

/** Downtown's tallest, with green pyramids on its corners. */
const cornered =
  ink('M0 -212V-228') +
  outline(
    mirrored([
      [20, -180],
      [0, -214],
    ]),
    'sageDeep',
  ) +
  solid(
    mirrored([
      [36, 0],
      [36, -160],
      [20, -166],
      [20, -180],
    ]),
    'sheet',
    flat('M16 0V-180H20V-160H36V0Z', 'sage'),
  ) +
  outline('M-38 -158L-28 -182L-18 -158ZM18 -158L28 -182L38 -158Z', 'sageDeep') +
  panes({ x: -26, y: -146, columns: 3, rows: 6, size: [7, 11], step: [14, 22] });

/** Orlando and the lakes north of it: the fountain of Lake Eola, oaks hung with moss, the wheel. */
export const orlandoNorth = strip(
  place(bungalow(), { x: 8 }),
  place(liveOak(true), { x: 236, scale: 1.05 }),
  place(palm(136, -6), { x: 384 }),
  place(block({ width: 50, height: 112, columns: 2, rows: 5, fill: 'paper' }), { x: 420 }),
  place(cornered, { x: 524 }),
  water(574, 934, 20),
  place(fountain, { x: 724, y: -8 }),
  place(swan, { x: 876, y: -8, scale: 0.8 }),
  place(bush(), { x: 960 }),
  place(wheel, { x: 1090 }),
  place(liveOak(true), { x: 1332, scale: 1.05 }),
);
