import { box, ink, outline, place } from '../svg';
import { barn, flat, solid, strip } from './pieces';
import { bush, spruce, tree, windsweptPine } from './plants';
import { canoe, sailboat, water } from './waterside';

/** A cottage on the bedrock, with a little smoke above its chimney. */
const cottage =
  box(96, -62, 14, 34, 'paper') +
  solid('M8 0V-44L66 -82L124 -44V0Z', 'sheet', flat('M100 0V-60L124 -44V0Z', 'sage')) +
  outline('M-6 -40L66 -92L138 -40L132 -32L66 -80L0 -32Z', 'sageDeep') +
  ink('M52 0V-30H74V0M22 -30h18v16h-18zM88 -30h20v16h-20zM56 -60h20v12h-20z');

const rock = (width: number, height: number): string =>
  solid(
    `M0 0Q6 ${-height} 40 ${-height}Q${width / 2} ${-height - 10} ${width - 50} ${-height + 2}Q${width - 10} ${-height + 6} ${width} 0Z`,
    'paper',
    flat(
      `M${width - 90} 0Q${width - 70} ${-height / 2} ${width - 50} ${-height + 2}Q${width - 10} ${-height + 6} ${width} 0Z`,
      'line',
    ),
  );

const dock = ink('M12 0V-20M52 0V-20M92 0V-20') + box(0, -18, 106, 8, 'sheet');

const silo =
  solid('M0 0V-104Q17 -130 34 -104V0Z', 'sheet', flat('M23 0V-117L34 -104V0Z', 'sage')) +
  ink('M0 -104H34M0 -72H23M0 -40H23');

/** Ontario: a lake among wind-combed pines, a cottage on the rock, a barn down the road. */
export const ontario = strip(
  flat('M-5 0V-38Q120 -60 240 -42Q380 -24 470 -36Q560 -50 640 -30V0Z', 'sage'),
  place(spruce(), { x: 40 }),
  place(spruce('sage'), { x: 88, scale: 0.72 }),
  place(spruce(), { x: 142, scale: 0.86 }),
  water(180, 640, 20),
  place(sailboat(), { x: 320, y: -16 }),
  place(canoe(), { x: 480, y: -16 }),
  place(rock(450, 40), { x: 590 }),
  place(dock, { x: 536 }),
  place(windsweptPine(), { x: 668, y: -36, scale: 1.55 }),
  place(cottage, { x: 768, y: -42, scale: 1.1 }),
  place(windsweptPine('sage'), { x: 952, y: -36 }),
  place(spruce(), { x: 1066, scale: 0.8 }),
  ink('M1112 -24H1194M1112 -11H1194M1122 0V-32M1152 0V-32M1182 0V-32'),
  place(barn(), { x: 1200 }),
  place(silo, { x: 1316 }),
  place(tree(), { x: 1398, scale: 0.95 }),
  place(bush(), { x: 1082 }),
);
