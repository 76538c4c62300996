import { box, disc, ink, outline, place } from '../svg';
import { block, flat, house, mirrored, shadeOf, solid, strip } from './pieces';
import { bush, spruce, tree } from './plants';
import { water } from './waterside';

/** The observation tower above the gorge, with its round top house. */
const tower =
  ink('M0 -176V-190') +
  solid(
    mirrored([
      [13, 0],
      [6, -40],
      [6, -140],
    ]),
    'sheet',
    flat('M2 0V-140H6V-40L13 0Z', 'sage'),
  ) +
  outline(
    mirrored([
      [8, -136],
      [28, -148],
      [28, -156],
      [20, -166],
      [10, -176],
    ]),
    'sheet',
  ) +
  ink('M-26 -152H26M-18 -165H18');

/** The crest of the falls bends away from us; the water drops in ribbons into its own mist. */
const falls =
  flat('M0 0V-92Q14 -116 90 -118H240Q316 -116 330 -92V0Z', 'sheet') +
  flat('M250 0V-117Q318 -115 330 -92V0Z', 'sage') +
  flat('M0 -92V-104L28 -126H302L330 -104V-92Q316 -116 240 -118H90Q14 -116 0 -92Z', 'sky') +
  ink('M0 -104L28 -126H302L330 -104M0 -92Q14 -116 90 -118H240Q316 -116 330 -92') +
  ink(
    'M16 -94V-30M40 -104V-58M66 -106V-40M96 -108V-66M126 -108V-84M196 -108V-78M226 -108V-58M258 -106V-44M288 -104V-60M312 -94V-30',
  ) +
  outline(
    'M22 0Q2 -22 30 -32Q44 -52 74 -42Q92 -72 122 -64Q140 -86 170 -74Q202 -80 212 -58Q240 -62 254 -42Q286 -50 298 -30Q324 -22 308 0Z',
    'sheet',
  );

const cliff =
  solid(
    'M0 0V-104H150L158 -70L148 -44L160 0Z',
    'sage',
    flat('M122 0V-104H150L158 -70L148 -44L160 0Z', 'sageDeep'),
  ) + ink('M24 -84V-58M52 -88V-70M84 -82V-48M40 -40V-20M102 -34V-18');

const boat =
  outline('M-30 -34V-48H18V-34Z', 'sheet') +
  ink('M-24 -48V-60H12V-48M-40 -34H34') +
  outline('M-46 -34H44Q40 -12 30 -10H-36Q-44 -20 -46 -34Z', 'paper');

/** The steel arch below the falls. */
const archBridge =
  ink('M-4 -58Q110 -136 224 -58M-4 -38Q110 -120 224 -38') +
  ink('M26 -106V-78M68 -106V-92M152 -106V-92M194 -106V-78') +
  box(-60, -104, 340, 9, 'sheet');

const vines = [0, 1, 2, 3, 4]
  .map((row) => place(ink('M0 0V-30') + disc(0, -30, 12, row % 2 ? 'sage' : 'sageDeep'), { x: row * 34 }))
  .join('');

const winery =
  solid('M0 0V-48L60 -84L120 -48V0Z', 'sheet', flat('M94 0V-64L120 -48V0Z', shadeOf('sheet'))) +
  outline('M-8 -44L60 -88L128 -44L122 -36L60 -76L-2 -36Z', 'sageDeep') +
  outline('M44 0V-26Q60 -42 76 -26V0Z', 'paper') +
  disc(60, -58, 6, 'paper');

/** Niagara: the Horseshoe Falls and the tower above them, the arch over the gorge, vineyards. */
export const niagara = strip(
  place(archBridge, { x: 152 }),
  place(cliff, { x: -8 }),
  place(house(), { x: 20, y: -104, scale: 0.72 }),
  place(spruce(), { x: 112, y: -104, scale: 0.55 }),
  place(cliff, { x: 524, flip: true }),
  place(tree(), { x: 404, y: -104, scale: 0.62 }),
  place(tree('sageDeep'), { x: 464, y: -104, scale: 0.78 }),
  place(falls, { x: 522 }),
  place(cliff, { x: 850 }),
  place(block({ width: 40, height: 62, columns: 2, rows: 4, fill: 'paper' }), { x: 858, y: -104 }),
  place(tower, { x: 922, y: -104 }),
  place(block({ width: 44, height: 92, columns: 2, rows: 5 }), { x: 944, y: -104 }),
  water(152, 372, 16),
  water(522, 850, 16),
  place(boat, { x: 640, y: -4 }),
  place(vines, { x: 1052 }),
  place(winery, { x: 1232 }),
  place(bush(), { x: 1394 }),
);
