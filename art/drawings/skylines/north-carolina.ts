import { ink, outline, place, round } from '../svg';
import { barn, flat, mirrored, porchHouse, solid, strip } from './pieces';
import { bush, liveOak, tallPine, tree } from './plants';
import { sailboat, water } from './waterside';

/** Gives half the lighthouse's width at a height. */
const side = (y: number): number => round(25 - ((-22 - y) * 11) / 192);

/** A band that climbs around the tower to the right. */
const band = (y: number): string =>
  flat(`M${-side(y)} ${y}L${side(y - 34)} ${y - 34}V${y - 56}L${-side(y - 22)} ${y - 22}Z`, 'sageDeep');

/** The lighthouse of Cape Hatteras with its spiral bands. */
const lighthouse =
  ink('M0 -262V-276') +
  solid(
    mirrored([
      [25, -22],
      [14, -214],
    ]),
    'sheet',
    ...[-24, -68, -112, -156].map(band),
  ) +
  outline(
    mirrored([
      [21, -214],
      [21, -222],
    ]),
    'paper',
  ) +
  outline(
    mirrored([
      [12, -222],
      [12, -246],
    ]),
    'sky',
  ) +
  outline(
    mirrored([
      [16, -246],
      [0, -264],
    ]),
    'sageDeep',
  ) +
  outline(
    mirrored([
      [34, 0],
      [30, -24],
    ]),
    'paper',
  );

/** The keepers' house. */
const keepers =
  solid('M0 0V-50H112V0Z', 'sheet', flat('M90 0V-50H112V0Z', 'sage')) +
  outline('M-8 -48L14 -78H98L120 -48Z', 'sage') +
  ink('M34 -78V-94H46V-78M12 -38h16v18h-16zM84 -38h16v18h-16zM46 0V-28H64V0');

/** North Carolina: the Blue Ridge, the piedmont's barns and porches, the striped light of Cape Hatteras. */
export const northCarolina = strip(
  flat('M-5 0V-128Q60 -160 130 -130Q210 -96 280 -112Q360 -130 430 -84Q510 -40 600 0Z', 'sage'),
  flat('M-5 0V-78Q60 -104 130 -80Q220 -50 300 -66Q380 -74 450 -36Q480 -16 540 0Z', 'sageDeep'),
  place(barn(), { x: 70 }),
  place(tree(), { x: 226, scale: 0.9 }),
  ink('M276 -24H378M276 -11H378M288 0V-32M327 0V-32M366 0V-32'),
  place(porchHouse(), { x: 408 }),
  place(liveOak(), { x: 606, scale: 0.82 }),
  place(lighthouse, { x: 742 }),
  place(keepers, { x: 806 }),
  place(bush(), { x: 946 }),
  place(tallPine(), { x: 994, scale: 0.9 }),
  place(tallPine('sage'), { x: 1042, scale: 0.72 }),
  flat('M1060 0Q1110 -26 1180 -16V0Z', 'line'),
  ink('M1088 0L1084 -28M1098 0L1102 -34M1110 0L1120 -26'),
  water(1150, 1445, 20),
  place(sailboat(), { x: 1236, y: -16, scale: 0.8 }),
  place(sailboat(), { x: 1352, y: -16, scale: 1.15 }),
);
