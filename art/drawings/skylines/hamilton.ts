import { ink, outline, patch, place } from '../svg';
import { flat, house, mirrored, panes, rowHouse, shadeOf, solid, strip } from './pieces';
import { canopy, tree } from './plants';
import { water } from './waterside';

const stack = (height: number, fill = 'sheet'): string =>
  solid(
    mirrored([
      [11, 0],
      [7, -height],
    ]),
    fill,
    flat(`M2 0V${-height}H7L11 0Z`, shadeOf(fill)),
  ) + ink(`M-8 ${-height + 18}H8`);

/** A blast furnace with its skip incline, and the stoves beside it. */
const furnace =
  ink('M-104 -2L-12 -168M-90 -2L-2 -160') +
  solid(
    mirrored([
      [34, 0],
      [34, -30],
      [26, -44],
      [32, -96],
      [18, -128],
      [18, -150],
    ]),
    'paper',
    flat('M14 0V-150H18V-128L32 -96L26 -44L34 -30V0Z', 'line'),
  ) +
  ink('M-34 -30H34M-32 -96H32M-18 -128H18M-10 -150V-176H10V-150M10 -170Q54 -176 60 -120') +
  [52, 84, 116]
    .map((x) =>
      solid(
        `M${x} 0V-92Q${x + 13} -116 ${x + 26} -92V0Z`,
        'sheet',
        flat(`M${x + 17} 0V-107Q${x + 23} -103 ${x + 26} -92V0Z`, 'sage'),
      ),
    )
    .join('') +
  ink('M52 -84H142');

const mill =
  solid(
    'M0 0V-46L34 -66V-46L68 -66V-46L102 -66V-46L136 -66V-46H170V0Z',
    'sage',
    flat('M136 0V-46H170V0Z', 'sageDeep'),
  ) + panes({ x: 14, y: -30, columns: 5, rows: 1, size: [14, 12], step: [24, 0], fill: 'sheet' });

/** A ship-to-shore unloader as on the ore docks. */
const portCrane =
  ink('M0 0L16 -92M78 0L62 -92M10 -40H68M-84 -92H150M36 -92V-138L-78 -94M36 -138L144 -94') +
  outline('M46 -92V-74H72V-92Z', 'sheet') +
  ink('M-50 -92V-58') +
  outline('M-60 -58H-40L-44 -44H-56Z', 'paper');

const laker =
  outline('M262 -34V-74H290V-34Z', 'sheet') +
  solid('M14 -34V-62H52V-34Z', 'sheet') +
  outline('M58 -34V-78H74V-34Z', 'sageDeep') +
  solid('M0 -34H310L300 -4H12Q2 -12 0 -34Z', 'sage', flat('M3 -18H305L300 -4H12Z', 'sageDeep')) +
  ink('M268 -62H284M22 -50H42M96 -34V-42M136 -34V-42M176 -34V-42M216 -34V-42');

/** The Mountain: the escarpment with its rock face and a thread of a waterfall. */
const escarpment =
  flat('M0 0Q10 -106 74 -112H520V0Z', 'sage') +
  ink('M0 0Q10 -106 74 -112H520') +
  patch(226, 0, 18, 108, 'sheet') +
  ink(
    'M226 -110V0M244 -110V0M160 -92V-70M188 -96V-40M206 -92V-74M264 -94V-60M284 -96V-78M374 -92V-76M480 -92V-72',
  );

/** Hamilton: a laker at the port, the steel mill, and the escarpment with a street above and below. */
export const hamilton = strip(
  water(-5, 352, 22),
  outline('M350 0V-26H446V0Z', 'paper'),
  place(portCrane, { x: 356, y: -26 }),
  place(laker, { x: 8, y: -16 }),
  place(stack(204), { x: 552 }),
  place(stack(170), { x: 598 }),
  place(mill, { x: 506 }),
  place(furnace, { x: 764 }),
  place(stack(222, 'paper'), { x: 922 }),
  place(escarpment, { x: 950 }),
  place(house(), { x: 1060, y: -112, scale: 0.6 }),
  place(canopy([34, 40, 30], 12), { x: 1216, y: -112 }),
  place(house('paper', 'sage'), { x: 1340, y: -112, scale: 0.6 }),
  place(rowHouse(), { x: 1010, scale: 0.8 }),
  place(rowHouse('paper', 'sage'), { x: 1055, scale: 0.8 }),
  place(tree(), { x: 1138, scale: 0.7 }),
  place(rowHouse('paper', 'sage'), { x: 1246, scale: 0.8 }),
  place(rowHouse(), { x: 1291, scale: 0.8 }),
  place(tree(), { x: 1384, scale: 0.8 }),
);
