import { ink, outline, place } from '../svg';
import { block, bungalow, flat, solid, strip } from './pieces';
import { bush, liveOak, palm } from './plants';
import { sailboat, water } from './waterside';

/** A house of the beach on its stilts. */
const stiltHouse =
  ink('M14 0V-44M50 0V-44M86 0V-44M122 0V-44M14 -44L50 0M86 0L122 -44M150 0L122 -40') +
  solid('M8 -44V-92H128V-44Z', 'sheet', flat('M104 -44V-92H128V-44Z', 'sage')) +
  outline('M-6 -90L26 -126H110L142 -90Z', 'sageDeep') +
  ink('M-8 -44H144M-8 -44V-60H8M24 -82h20v18h-20zM58 -44V-80H78V-44M90 -82h20v18h-20z');

/** A heron in the shallows. */
const heron =
  ink('M-4 0V-34M8 0V-34M-12 -20') +
  outline('M-34 -34Q-30 -60 0 -60Q18 -58 20 -46Q8 -30 -34 -34Z', 'sageDeep') +
  ink('M14 -54Q34 -70 20 -86Q12 -98 24 -104') +
  outline('M22 -98Q22 -110 34 -108L56 -100L34 -98Q28 -94 22 -98Z', 'sheet');

/** Florida: a house on stilts between palms, a heron in the shallows, ranch houses under oaks. */
export const florida = strip(
  place(liveOak(true), { x: 110 }),
  place(bungalow(), { x: 218 }),
  place(palm(124, 8), { x: 398 }),
  place(bush(), { x: 446 }),
  place(palm(112, -10), { x: 556 }),
  place(palm(172, 10), { x: 606 }),
  place(stiltHouse, { x: 676, scale: 1.3 }),
  water(900, 1310, 20),
  outline('M872 0Q890 -24 940 -22Q970 -16 990 0Z', 'paper'),
  place(heron, { x: 930, y: -18 }),
  place(sailboat(), { x: 1056, y: -16, scale: 1.25 }),
  place(sailboat(), { x: 1180, y: -16, scale: 0.8 }),
  place(block({ width: 54, height: 132, columns: 2, rows: 6, fill: 'paper' }), { x: 1318 }),
  place(palm(96, 6), { x: 1408 }),
);
