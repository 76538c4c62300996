import { box, disc, ink, outline, place } from '../svg';
import { flat, house, mirrored, panes, rowHouse, solid, strip } from './pieces';
import { bush, tree } from './plants';
import { archBridge, water } from './waterside';

/** The clock tower of the city hall of 1924, which stands in Victoria Park now. */
const clockTower =
  ink('M0 -246V-262') +
  outline('M-22 -196Q-22 -232 0 -236Q22 -232 22 -196Z', 'sageDeep') +
  box(-5, -234, 10, 12, 'sheet') +
  solid(
    mirrored([
      [24, -134],
      [24, -196],
    ]),
    'sheet',
    flat('M12 -134V-196H24V-134Z', 'sage'),
  ) +
  ink('M-14 -140V-184M0 -140V-184M14 -140V-184M-30 -196H30') +
  solid(
    mirrored([
      [40, 0],
      [36, -134],
    ]),
    'sheet',
    flat('M18 0V-134H36L40 0Z', 'sage'),
  ) +
  box(-44, -130, 88, 10, 'sheet') +
  disc(0, -98, 21, 'paper') +
  ink('M0 -98V-110M0 -98L8 -94M-36 -62H36') +
  outline('M-14 0V-28Q-14 -44 0 -44Q14 -44 14 -28V0Z', 'paper');

/** A brick factory that holds lofts and offices now, with its chimney. */
const factory =
  solid(
    mirrored([
      [12, 0],
      [8, -168],
    ]),
    'paper',
    flat('M2 0V-168H8L12 0Z', 'line'),
  ).replace(/^/, '<g transform="translate(206 0)">') +
  '</g>' +
  box(194, -164, 24, 10, 'paper') +
  solid('M0 0V-104H186V0Z', 'sage', flat('M160 0V-104H186V0Z', 'sageDeep')) +
  box(-5, -102, 196, 10, 'sage') +
  panes({ x: 14, y: -88, columns: 6, rows: 3, size: [14, 18], step: [24, 29], fill: 'sheet' });

const pavilion =
  ink('M12 0V-40M44 0V-40M92 0V-40M124 0V-40M12 -16H124') +
  outline('M-8 -38L34 -66H102L144 -38Z', 'sage') +
  outline('M50 -66L68 -84L86 -66Z', 'sheet');

/** The farmers' market: three gables over the stalls. */
const market =
  [0, 62, 124]
    .map((x) =>
      solid(
        `M${x} 0V-56L${x + 31} -86L${x + 62} -56V0Z`,
        'sheet',
        flat(`M${x + 46} 0V-72L${x + 62} -56V0Z`, 'sage'),
      ),
    )
    .join('') +
  ink('M20 -50a11 11 0 0 1 22 0zM82 -50a11 11 0 0 1 22 0zM144 -50a11 11 0 0 1 22 0z') +
  outline('M-6 -36H192L182 -20H4Z', 'sageDeep') +
  ink('M34 -36L32 -20M66 -36V-20M98 -36V-20M130 -36V-20M160 -36L162 -20');

/** Kitchener: the clock tower in Victoria Park, its lake and pavilion, the market, a factory turned to lofts. */
export const kitchener = strip(
  place(factory, { x: 26 }),
  place(rowHouse(), { x: 278 }),
  place(rowHouse('paper', 'sage'), { x: 334 }),
  place(tree(), { x: 446 }),
  water(486, 640, 14),
  place(archBridge({ width: 150, height: 40, arches: 1, pier: 14, rise: 0.62 }), { x: 488 }),
  place(clockTower, { x: 720 }),
  place(tree('sageDeep'), { x: 800, scale: 0.8 }),
  place(pavilion, { x: 836 }),
  place(tree(), { x: 1018, scale: 0.95 }),
  place(market, { x: 1078 }),
  place(bush(), { x: 1302 }),
  place(house('paper', 'sageDeep'), { x: 1334 }),
);
