import { box, ink, outline, place } from '../svg';
import { block, flat, mirrored, panes, porchHouse, solid, strip } from './pieces';
import { canopy, tallPine } from './plants';

/** The tallest: set back twice, then an open pyramid of steel and its needle. */
const plaza =
  ink('M0 -264V-292') +
  outline(
    mirrored([
      [22, -214],
      [0, -270],
    ]),
    'paper',
  ) +
  ink('M-16 -230H16M-10 -246H10') +
  solid(
    mirrored([
      [32, 0],
      [32, -188],
      [27, -188],
      [27, -202],
      [22, -202],
      [22, -214],
    ]),
    'sheet',
    flat('M15 0V-214H22V-202H27V-188H32V0Z', 'sage'),
  ) +
  panes({ x: -22, y: -180, columns: 3, rows: 9, size: [6, 11], step: [12, 19] });

/** The hotel that is a cylinder of glass, a drum on its head and a lift on its side. */
const cylinder =
  ink('M0 -184V-204') +
  outline('M24 0V-150H32V0Z', 'paper') +
  solid(
    mirrored([
      [24, 0],
      [24, -162],
    ]),
    'sage',
    flat('M12 0V-162H24V0Z', 'sageDeep'),
  ) +
  ink('M-10 0V-162M4 0V-162') +
  box(-27, -160, 54, 18, 'sheet') +
  outline(
    mirrored([
      [16, -178],
      [12, -186],
    ]),
    'sheet',
  );

/** Two crowned lanterns on one tower. */
const twinCrowns =
  solid('M0 0V-164H64V0Z', 'paper', flat('M50 0V-164H64V0Z', 'line')) +
  outline('M4 -164V-186L16 -202L28 -186V-164Z', 'sheet') +
  outline('M36 -164V-186L48 -202L60 -186V-164Z', 'sheet') +
  ink('M4 -186H28M36 -186H60') +
  panes({ x: 8, y: -150, columns: 3, rows: 7, size: [7, 11], step: [14, 20] });

/** A copper pyramid over Midtown. */
const pyramidTop =
  ink('M0 -196V-212') +
  outline(
    mirrored([
      [24, -142],
      [0, -200],
    ]),
    'sageDeep',
  ) +
  solid(
    mirrored([
      [27, 0],
      [27, -142],
    ]),
    'sheet',
    flat('M13 0V-142H27V0Z', 'sage'),
  ) +
  outline('M-8 -140V-152L0 -164L8 -152V-140Z', 'sheet') +
  panes({ x: -19, y: -130, columns: 2, rows: 6, size: [8, 11], step: [15, 20] });

/** A tower that goes up in stairs. */
const stairs =
  solid('M0 0V-74H14V-96H28V-118H42V-140H74V0Z', 'sage', flat('M58 0V-140H74V0Z', 'sageDeep')) +
  panes({ x: 22, y: -84, columns: 2, rows: 3, size: [8, 10], step: [17, 20], fill: 'sheet' });

/** Atlanta: the towers of Downtown and Midtown over the crowns of its trees. */
export const atlanta = strip(
  place(tallPine(), { x: 60, scale: 0.85 }),
  place(pyramidTop, { x: 270 }),
  place(block({ width: 50, height: 112, columns: 2, rows: 5, fill: 'paper' }), { x: 330 }),
  place(stairs, { x: 506 }),
  place(twinCrowns, { x: 606 }),
  place(plaza, { x: 742 }),
  place(cylinder, { x: 842 }),
  place(block({ width: 54, height: 104, columns: 2, rows: 5, roof: 'plant' }), { x: 904 }),
  place(block({ width: 46, height: 134, columns: 2, rows: 6, fill: 'paper' }), { x: 1084 }),
  place(canopy([46, 60, 50, 56], 22), { x: 410 }),
  place(canopy([52, 60, 48, 62, 50], 22, 'sageDeep'), { x: 930 }),
  place(canopy([44, 58, 50], 18), { x: 232 }),
  place(porchHouse(), { x: 100 }),
  place(canopy([44, 40], 16, 'sageDeep'), { x: 664 }),
  place(porchHouse('paper', 'sage'), { x: 1218 }),
  place(tallPine('sage'), { x: 1362, scale: 0.75 }),
  place(tallPine(), { x: 1400 }),
);
