import { box, disc, ink, outline, place } from '../svg';
import { flat, house, mirrored, panes, solid, strip } from './pieces';
import { bush, spruce, tree } from './plants';
import { water } from './waterside';

const tower = (isLit: boolean): string =>
  solid(
    mirrored([
      [22, 0],
      [20, -176],
    ]),
    'sheet',
    isLit ? '' : flat('M10 0V-176H20L22 0Z', 'sage'),
  ) +
  outline('M-23 -172V-194H-15V-184H-5V-190H5V-184H15V-194H23V-172Z', 'sheet') +
  ink('M-22 -112H22M-22 -60H22M-8 -122V-158Q-4 -166 -1 -158V-122M3 -122V-158Q7 -166 10 -158V-122M0 -74V-98');

/** The twin-towered front of the Basilica of Our Lady, its rose window in the gable between. */
const basilica =
  solid('M-40 0V-110L0 -156L40 -110V0Z', 'sheet') +
  disc(0, -92, 22, 'paper') +
  disc(0, -92, 8, 'sageDeep') +
  ink('M0 -114V-102M0 -82V-70M-22 -92H-10M10 -92H22') +
  ink('M0 -156V-176M-6 -169H6') +
  place(tower(true), { x: -52 }) +
  place(tower(false), { x: 52 }) +
  outline('M-18 0V-34L0 -58L18 -34V0Z', 'paper') +
  ink('M-8 0V-22Q0 -34 8 -22V0M-59 0V-22Q-52 -36 -45 -22V0M45 0V-22Q52 -36 59 -22V0');

const apse =
  solid('M0 0V-56L20 -84H120L140 -56V0Z', 'sheet', flat('M116 0V-56H140V0Z', 'sage')) +
  outline('M-2 -54L20 -96H118L142 -54Z', 'sageDeep') +
  ink('M30 -14V-36M54 -14V-36M78 -14V-36M102 -14V-36');

/** The covered bridge of lattice over the Speed. */
const coveredBridge =
  solid('M0 -30V-76H190V-30Z', 'paper') +
  ink(
    'M24 -38L50 -68M50 -38L24 -68M64 -38L90 -68M90 -38L64 -68M104 -38L130 -68M130 -38L104 -68M144 -38L170 -68M170 -38L144 -68',
  ) +
  outline('M-12 -74L6 -100H184L202 -74Z', 'sageDeep') +
  box(-8, -22, 206, 10, 'sheet') +
  outline('M-6 0V-22H16V0Z', 'sheet') +
  outline('M174 0V-22H196V0Z', 'sheet');

/** A limestone block of shops downtown. */
const shops =
  solid('M0 0V-92H160V0Z', 'paper', flat('M136 0V-92H160V0Z', 'line')) +
  outline('M-4 -92L8 -118H152L164 -92Z', 'sage') +
  outline('M28 -92V-108L38 -118L48 -108V-92ZM106 -92V-108L116 -118L126 -108V-92Z', 'sheet') +
  panes({ x: 14, y: -80, columns: 6, rows: 2, size: [10, 14], step: [20, 25] }) +
  ink('M0 -30H160M12 0V-22H50V0M62 0V-24H78V0M90 0V-22H128V0');

/** Guelph: the Basilica on its hill, the covered bridge, limestone shops. */
export const guelph = strip(
  place(spruce(), { x: 34, scale: 0.8 }),
  place(house(), { x: 68 }),
  place(tree(), { x: 196, scale: 0.8 }),
  water(226, 436, 16),
  place(coveredBridge, { x: 236 }),
  solid(
    'M440 0Q500 -10 560 -50Q600 -78 660 -80H840Q890 -76 930 -50Q980 -12 1050 0Z',
    'sage',
    flat('M850 -80Q890 -76 930 -50Q980 -12 1050 0H930Q880 -40 850 -80Z', 'sageDeep'),
  ),
  ink('M690 -80L676 0M750 -80L764 0M687 -62H753M683 -42H757M680 -22H760'),
  place(apse, { x: 748, y: -80, scale: 0.8 }),
  place(basilica, { x: 720, y: -80 }),
  place(tree(), { x: 612, y: -76, scale: 0.62 }),
  place(tree('sheet'), { x: 548, y: -46, scale: 0.55 }),
  place(tree('sheet'), { x: 912, y: -64, scale: 0.55 }),
  place(shops, { x: 1060 }),
  place(bush(), { x: 1260 }),
  place(house('paper', 'sage'), { x: 1296 }),
  place(tree(), { x: 1410, scale: 0.7 }),
);
