import { box, ink, outline, place } from '../svg';
import { flat, porchHouse, solid, strip } from './pieces';
import { bush, liveOak } from './plants';

/** A wind pump on its trestle. */
const windPump = (() => {
  const blades = Array.from({ length: 12 }, (_, index) =>
    place(outline('M-4 -16L-8 -44H8L4 -16Z', index % 2 ? 'sage' : 'sheet'), { turn: index * 30 }),
  ).join('');
  return (
    ink(
      'M-40 0L-7 -206M40 0L7 -206M-33 -46H33M-25 -92H25M-17 -138H17M-33 -46L25 -92M33 -46L-25 -92M-25 -92L17 -138M25 -92L-17 -138M0 -206V-60',
    ) +
    place(
      outline('M6 -4H58V-24L96 -18V18L58 12V4H6Z', 'sageDeep') + blades + '<circle r="9" fill="{paper}"/>',
      { y: -220 },
    )
  );
})();

const tank =
  solid('M0 0V-26H116V0Z', 'paper', flat('M92 0V-26H116V0Z', 'line')) + box(-5, -24, 126, 9, 'sky');

/** The town's water tower. */
const waterTower =
  ink('M-34 0L-24 -112M34 0L24 -112M-30 -52H30M-30 -52L26 -92M30 -52L-26 -92M0 0V-112') +
  solid(
    'M-38 -112V-150H38V-112Q0 -88 -38 -112Z',
    'sheet',
    flat('M16 -104V-150H38V-112Q28 -105 16 -104Z', 'sage'),
  ) +
  outline('M-44 -150L0 -178L44 -150Z', 'sageDeep');

/** A limestone house with a tin roof and a long porch. */
const stoneHouse =
  box(140, -64, 16, 38, 'paper') +
  solid('M10 0V-58H170V0Z', 'paper', flat('M142 0V-58H170V0Z', 'line')) +
  outline('M2 -56L36 -92H144L178 -56Z', 'sage') +
  outline('M-8 -38L10 -56H170L188 -38Z', 'sageDeep') +
  ink('M0 0V-38M44 0V-38M90 0V-38M136 0V-38M180 0V-38M58 0V-28H76V0M16 -28h18v16h-18zM104 -28h18v16h-18z');

const gate =
  ink('M0 0V-96M120 0V-96M-14 -84H134M60 -84V-70') +
  box(-8, -92, 136, 8, 'sheet') +
  ink('M8 -12H112M8 -32H112M8 -52H112M8 -52L112 -12');

const mesa =
  flat('M-5 0V-74H90L104 -96H236L254 -60Q330 -46 380 -20L430 0Z', 'sage') +
  flat('M166 -96H236L254 -60Q330 -46 380 -20L430 0H260Q230 -50 190 -58Z', 'sageDeep');

/** Texas: a wind pump and its tank, a limestone house under live oaks, mesas, a small town's water tower. */
export const texas = strip(
  mesa,
  place(bush('sheet'), { x: 90 }),
  place(waterTower, { x: 230 }),
  place(porchHouse('sheet', 'sage'), { x: 300 }),
  place(bush(), { x: 452 }),
  place(tank, { x: 528 }),
  place(windPump, { x: 694 }),
  place(stoneHouse, { x: 764 }),
  place(liveOak(), { x: 1052, scale: 1.12 }),
  place(gate, { x: 1182 }),
  ink('M1302 -24H1445M1302 -44H1445M1340 0V-54M1400 0V-54'),
);
