import { box, disc, ink, outline, place, round, shape, type Point } from '../svg';
import { flat, mirrored, solid, strip } from './pieces';
import { bush, liveOak, tree } from './plants';
import { water } from './waterside';

const star = shape(
  Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const radius = index % 2 === 0 ? 17 : 7.5;
    return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
  }),
  'sheet',
);

/** The monument on the battleground: a tapering shaft of limestone, the star of Texas on top. */
const monument =
  solid(
    mirrored([
      [21, -40],
      [13, -238],
      [6, -252],
    ]),
    'paper',
    flat('M7 -40V-251L13 -238L21 -40Z', 'line'),
  ) +
  ink('M-13 -238H13M-7 -48V-226') +
  place(star, { y: -268 }) +
  solid('M-92 0V-34H92V0Z', 'sheet', flat('M70 0V-34H92V0Z', 'sage')) +
  solid('M-46 -34V-62H46V-34Z', 'sheet', flat('M28 -34V-62H46V-34Z', 'sage')) +
  ink('M-12 0V-22H12V0M-70 -10V-24M-50 -10V-24M50 -10V-24M70 -10V-24');

/** A crane of the container terminal, its boom over the water to the left. */
const crane =
  ink(
    'M8 0V-166M66 0V-166M8 -52H66M8 -94L66 -52M37 -166V-214M37 -214L-96 -164M37 -214L120 -164M-34 -160V-112',
  ) +
  box(-112, -160, 240, 12, 'sheet') +
  box(74, -172, 40, 20, 'sageDeep') +
  box(-54, -92, 40, 20, 'sage');

const containers = (fills: readonly string[]): string =>
  fills.map((fill, index) => box((index % 4) * 46, -Math.floor(index / 4) * 20, 46, 20, fill)).join('');

const ship =
  place(
    containers(['sheet', 'sage', 'paper', 'sageDeep', 'sage', 'paper', 'sheet', 'sage', 'paper', 'sheet']),
    { x: 70, y: -40 },
  ) +
  outline('M16 -40V-104H58V-40Z', 'sheet') +
  ink('M16 -88H58M28 -104V-118') +
  solid('M0 -40H292L274 -4H14Q2 -12 0 -40Z', 'sageDeep', flat('M2 -18H282L274 -4H14Z', 'sage'));

/** Columns and a sphere of a refinery. */
const refinery =
  ink('M54 -126H84V-30M26 -60H110') +
  solid('M0 0V-150Q14 -164 28 -150V0Z', 'sheet', flat('M19 0V-156L28 -150V0Z', 'sage')) +
  solid('M40 0V-112Q52 -124 64 -112V0Z', 'paper', flat('M56 0V-117L64 -112V0Z', 'line')) +
  ink('M0 -120H28M0 -84H28M40 -88H64M0 -48H28') +
  ink('M94 0L104 -20M146 0L136 -20') +
  disc(120, -40, 30, 'sheet') +
  ink('M90 -40H150');

/** One of the double diamonds of the cable-stayed bridge to Baytown. */
const pylon =
  ink('M0 -190L-78 -58M0 -166L-52 -58M0 -190L78 -58M0 -166L52 -58') +
  outline('M0 -204L10 -190L24 -52L6 0H-6L-24 -52L-10 -190ZM0 -150L-12 -54L0 -20L12 -54Z', 'sheet').replace(
    '<path ',
    '<path fill-rule="evenodd" ',
  );

/** East of Houston: the San Jacinto Monument, ships and cranes on the channel, a refinery, the bridge to Baytown. */
export const eastHouston = strip(
  water(-5, 344, 20),
  place(ship, { x: -20, y: -14 }),
  box(340, 0, 108, 26, 'paper'),
  place(crane, { x: 346, y: -26 }),
  place(tree(), { x: 560, scale: 0.85 }),
  place(bush(), { x: 604 }),
  place(monument, { x: 724 }),
  place(liveOak(), { x: 888, scale: 0.64 }),
  place(refinery, { x: 968 }),
  water(1160, 1445, 16),
  box(1140, -50, 310, 10, 'sheet'),
  outline('M1128 0V-50H1150V0Z', 'paper'),
  place(pylon, { x: 1228 }),
  place(pylon, { x: 1392 }),
);
