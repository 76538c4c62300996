import { box, ink, outline, place } from '../svg';
import { flat, house, panes, rowHouse, solid, strip } from './pieces';
import { bush, tree } from './plants';
import { water } from './waterside';

/** The farmhouse in which the telephone was invented: a low hipped roof, two chimneys, a veranda. */
const homestead =
  box(34, -116, 16, 32, 'paper') +
  box(170, -116, 16, 32, 'paper') +
  solid('M14 0V-92H206V0Z', 'sheet', flat('M174 0V-92H206V0Z', 'sage')) +
  outline('M2 -90L44 -128H176L218 -90Z', 'sageDeep') +
  ink(
    'M36 -80h16v20h-16zM72 -80h16v20h-16zM132 -80h16v20h-16zM168 -80h16v20h-16zM36 -34h16v22h-16zM72 -34h16v22h-16zM132 -34h16v22h-16zM168 -34h16v22h-16zM100 0V-34H120V0',
  ) +
  outline('M-4 -46L10 -58H210L224 -46Z', 'sage') +
  ink('M4 0V-46M62 0V-46M158 0V-46M216 0V-46');

/** A span of the bridge over the Grand: an arch with open columns under the road. */
const span =
  ink('M16 -74V-32M36 -74V-50M104 -74V-50M124 -74V-32') +
  outline('M0 -8Q18 -68 70 -68Q122 -68 140 -8V0H126Q112 -52 70 -52Q28 -52 14 0H0Z', 'sheet');

const bridge =
  [0, 140, 280].map((x) => place(span, { x })).join('') +
  [-10, 130, 270, 410]
    .map((x) => solid(`M${x} 0V-74H${x + 20}V0Z`, 'paper', flat(`M${x + 12} 0V-74H${x + 20}V0Z`, 'line')))
    .join('') +
  box(-30, -72, 480, 12, 'sheet') +
  ink(
    'M-30 -96H450M-10 -84V-96M36 -84V-96M82 -84V-96M130 -84V-96M176 -84V-96M224 -84V-96M270 -84V-96M318 -84V-96M364 -84V-96M410 -84V-96',
  );

/** The old Carnegie library: columns under a pediment, and a dome. */
const library =
  outline('M52 -104Q54 -142 86 -144Q118 -142 120 -104Z', 'sageDeep') +
  ink('M86 -144V-158') +
  solid('M0 0V-84H172V0Z', 'sheet', flat('M146 0V-84H172V0Z', 'sage')) +
  box(-5, -82, 182, 12, 'sheet') +
  outline('M42 -82L86 -108L130 -82Z', 'paper') +
  ink('M52 -12V-82M74 -12V-82M98 -12V-82M120 -12V-82') +
  panes({ x: 14, y: -62, columns: 2, rows: 1, size: [12, 28], step: [132, 0] }) +
  box(34, 0, 104, 12, 'paper');

const pole = ink('M0 0V-196M-20 -184H20M-14 -168H14');

/** Brantford: the Bell homestead, the arches of the Lorne Bridge, the old library, telephone wires along the street. */
export const brantford = strip(
  water(-5, 424, 16),
  place(bridge, { x: 0 }),
  place(tree(), { x: 492, scale: 0.95 }),
  place(pole, { x: 548 }),
  place(homestead, { x: 596, scale: 1.08 }),
  place(tree('sageDeep'), { x: 886 }),
  place(pole, { x: 950 }),
  ink('M-5 -160Q300 -150 546 -184Q740 -158 950 -184Q1140 -160 1336 -184Q1400 -176 1445 -174'),
  place(library, { x: 1000 }),
  place(bush(), { x: 1216 }),
  place(pole, { x: 1336 }),
  place(rowHouse('paper', 'sage'), { x: 1256, scale: 0.95 }),
  place(house(), { x: 1352 }),
);
