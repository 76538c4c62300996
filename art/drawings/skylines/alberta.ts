import { ink, outline, place } from '../svg';
import { barn, car, flat, house, mirrored, solid, strip } from './pieces';
import { bush, spruce } from './plants';

/** A grain elevator: a tall crib under a cupola, a driveway shed at its side. */
const elevator =
  solid(
    mirrored([
      [50, 0],
      [50, -158],
      [28, -190],
      [28, -232],
      [0, -252],
    ]),
    'sheet',
    flat('M26 0V-234L28 -232V-190L50 -158V0Z', 'sage'),
  ) +
  ink(
    'M-50 -158H50M-28 -190H28M-8 -218h16v14h-16zM-8 -140h16v14h-16zM-12 0V-34H12V0M-36 -22V-140M-28 -22V-140M-36 -40H-28M-36 -60H-28M-36 -80H-28M-36 -100H-28M-36 -120H-28',
  ) +
  solid('M-112 0V-44L-81 -66L-50 -44V0Z', 'paper') +
  ink('M-98 0V-34H-64V0') +
  outline('M50 0V-72H96V-52L108 0Z', 'sageDeep');

/** Grain cars on the siding. */
const hopper =
  solid('M0 -14L12 -52H98L110 -14Z', 'paper', flat('M80 -14V-52H98L110 -14Z', 'line')) +
  ink('M36 -14V-52M60 -14V-52M84 -14V-52M-6 -14H116') +
  ['12', '30', '80', '98'].map((x) => `<circle cx="${x}" cy="-8" r="6" fill="{sheet}"/>`).join('');

const mountains = solid(
  'M-5 0V-64L48 -116L84 -84L150 -152L206 -96L248 -128L316 -60L348 -78L430 0Z',
  'sage',
  flat(
    'M48 -116L84 -84L70 -40L56 -62ZM150 -152L206 -96L186 -20L160 -76ZM248 -128L316 -60L290 0L262 -52ZM348 -78L430 0H366Z',
    'sageDeep',
  ),
  flat(
    'M48 -116L26 -95L40 -98L52 -86L62 -98H68ZM150 -152L118 -119L136 -122L150 -104L162 -120L182 -120ZM248 -128L226 -111L244 -110L254 -98L268 -108Z',
    'sheet',
  ),
);

const bale =
  solid(
    'M-20 -18a20 18 0 1 0 40 0a20 18 0 1 0 -40 0Z',
    'sheet',
    flat('M4 -1Q18 -6 20 -18Q18 -32 4 -35Q16 -18 4 -1Z', 'line'),
  ) + ink('M-8 -18a8 7 0 1 0 16 0a8 7 0 0 0 -12 -6');

/** Alberta: mountains far off, the elevator by the line, bales on the prairie. */
export const alberta = strip(
  mountains,
  place(spruce(), { x: 60, scale: 0.8 }),
  place(spruce('sage'), { x: 116, scale: 0.62 }),
  place(bale, { x: 484 }),
  place(bale, { x: 560, scale: 0.8 }),
  place(elevator, { x: 716 }),
  place(hopper, { x: 836 }),
  place(hopper, { x: 960 }),
  ink('M810 -2H1100'),
  place(car(), { x: 1146 }),
  place(barn(), { x: 1204 }),
  place(house('paper', 'sage'), { x: 1334, scale: 0.9 }),
  place(bush(), { x: 1320 }),
);
