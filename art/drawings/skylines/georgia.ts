import { box, ink, outline, place } from '../svg';
import { barn, flat, house, mirrored, panes, porchHouse, solid, strip } from './pieces';
import { bush, liveOak, tallPine } from './plants';

/** The courthouse of a county seat: columns, a clock, a cupola. */
const courthouse =
  ink('M0 -236V-256') +
  solid(
    mirrored([
      [46, -92],
      [46, -150],
    ]),
    'sheet',
    flat('M34 -92V-150H46V-92Z', 'sage'),
  ) +
  outline('M-22 -206Q-20 -232 0 -238Q20 -232 22 -206Z', 'sageDeep') +
  solid(
    mirrored([
      [26, -150],
      [26, -206],
    ]),
    'sheet',
    flat('M18 -150V-206H26V-150Z', 'sage'),
  ) +
  '<circle cx="0" cy="-180" r="13" fill="{paper}"/>' +
  ink('M0 -180V-187M0 -180H6M-32 -206H32') +
  solid(
    mirrored([
      [122, 0],
      [122, -92],
    ]),
    'paper',
    flat('M98 0V-92H122V0Z', 'line'),
  ) +
  box(-128, -88, 256, 12, 'sheet') +
  panes({ x: -108, y: -72, columns: 3, rows: 2, size: [12, 22], step: [20, 36] }) +
  panes({ x: 56, y: -72, columns: 2, rows: 2, size: [12, 22], step: [22, 36] }) +
  solid(
    mirrored([
      [48, 0],
      [48, -94],
    ]),
    'sheet',
  ) +
  outline('M-56 -92L0 -130L56 -92Z', 'sheet') +
  ink('M-36 -12V-90M-12 -12V-90M12 -12V-90M36 -12V-90') +
  box(-56, 0, 112, 12, 'paper');

const peachTree =
  ink('M0 0V-22M0 -22L-14 -34M0 -22L14 -34') +
  outline('M-24 -28Q-40 -36 -32 -52Q-24 -68 0 -66Q26 -68 32 -52Q38 -36 24 -28Q0 -20 -24 -28Z', 'sage') +
  ['-16 -46', '2 -54', '16 -40', '-2 -36']
    .map((at) => `<circle cx="${at.replace(' ', '" cy="')}" r="4" fill="{sheet}" stroke="none"/>`)
    .join('');

/** Georgia: a county courthouse on its square, rows of peach trees, pines and porches. */
export const georgia = strip(
  place(tallPine(), { x: 40 }),
  place(tallPine('sage'), { x: 92, scale: 0.78 }),
  place(barn(), { x: 130 }),
  place(peachTree, { x: 290 }),
  place(peachTree, { x: 366 }),
  place(peachTree, { x: 442 }),
  place(liveOak(), { x: 548, scale: 0.74 }),
  place(courthouse, { x: 748 }),
  place(bush(), { x: 904 }),
  place(liveOak(), { x: 1000, scale: 0.82 }),
  place(house(), { x: 1094 }),
  place(porchHouse('paper', 'sage'), { x: 1196 }),
  place(tallPine('sage'), { x: 1350, scale: 0.82 }),
  place(tallPine(), { x: 1402, scale: 0.96 }),
);
