import { box, ink, outline, place } from '../svg';
import { flat, mirrored, solid, strip } from './pieces';
import { bush, spruce, tree } from './plants';
import { sailboat, water } from './waterside';

/** A parish church with its silver steeple. */
const church =
  ink('M0 -262V-288M-8 -278H8') +
  outline(
    mirrored([
      [12, -196],
      [0, -264],
    ]),
    'sage',
  ) +
  solid(
    mirrored([
      [14, -172],
      [14, -196],
    ]),
    'sheet',
    flat('M6 -172V-196H14V-172Z', 'line'),
  ) +
  outline(
    mirrored([
      [24, -148],
      [17, -172],
    ]),
    'sage',
  ) +
  solid(
    mirrored([
      [24, -112],
      [24, -148],
    ]),
    'sheet',
    flat('M12 -112V-148H24V-112Z', 'line'),
  ) +
  ink('M-8 -120V-134Q0 -142 8 -134V-120') +
  solid(
    mirrored([
      [62, 0],
      [62, -72],
      [0, -128],
    ]),
    'paper',
    flat('M40 0V-92L62 -72V0Z', 'line'),
  ) +
  outline('M-70 -66L0 -130L70 -66L62 -58L0 -114L-62 -58Z', 'sageDeep') +
  '<circle cx="0" cy="-74" r="12" fill="{sky}"/>' +
  ink('M-46 -20V-40Q-38 -50 -30 -40V-20ZM30 -20V-40Q38 -50 46 -40V-20Z') +
  outline('M-14 0V-34Q0 -50 14 -34V0Z', 'sheet');

/** A country house whose roof curves out over the gallery. */
const farmhouse = (fill: string, roof: string): string =>
  box(16, -66, 12, 34, 'paper') +
  box(112, -66, 12, 34, 'paper') +
  solid('M10 0V-40H130V0Z', fill, flat('M108 0V-40H130V0Z', fill === 'sheet' ? 'sage' : 'line')) +
  outline('M-10 -30Q14 -40 24 -84H116Q126 -40 150 -30Z', roof) +
  outline('M38 -46V-60L47 -72L56 -60V-46ZM84 -46V-60L93 -72L102 -60V-46Z', 'sheet') +
  ink('M-2 0V-30M142 0V-30M26 -24h18v14h-18zM96 -24h18v14h-18zM60 0V-26H80V0M-10 -8H48M92 -8H150');

/** A sugar shack with its steam hood, and a maple with a pail. */
const sugarShack =
  solid('M0 0V-40L48 -70L96 -40V0Z', 'paper', flat('M74 0V-54L96 -40V0Z', 'line')) +
  outline('M-8 -36L48 -74L104 -36L98 -28L48 -60L-2 -28Z', 'sage') +
  outline('M34 -66V-82L48 -92L62 -82V-66L48 -74Z', 'sheet') +
  ink('M40 0V-26H58V0M14 -24h14v12h-14z');

/** Québec: a parish on the river, its silver steeple, houses with curving eaves, the sugar bush. */
export const quebec = strip(
  flat('M-5 0V-56Q80 -110 190 -92Q320 -70 420 -36Q520 -20 600 0Z', 'sage'),
  water(-5, 330, 18),
  place(sailboat(), { x: 120, y: -14 }),
  place(spruce(), { x: 356, scale: 0.7 }),
  place(farmhouse('sheet', 'sageDeep'), { x: 396 }),
  place(tree(), { x: 590, scale: 0.95 }),
  place(church, { x: 714 }),
  place(tree('sageDeep'), { x: 820, scale: 0.75 }),
  place(farmhouse('paper', 'sage'), { x: 868 }),
  place(bush(), { x: 1044 }),
  place(spruce(), { x: 1092 }),
  place(tree(), { x: 1160 }),
  place(sugarShack, { x: 1206 }),
  place(tree('sageDeep'), { x: 1352, scale: 1.1 }),
  place(tree(), { x: 1414, scale: 0.8 }),
);
