import { lettering, letteringWidth } from '../lettering';
import { box, disc, ink, outline, patch, place, shape } from '../svg';

type TruckState = {
  /** The brand's name, painted on the side. */
  name: string;
  /** The load that shows above the side boards. */
  load?: string;
  /** Opens the side: what stands in the box, on its floor at [0, 0], which is 340 wide and 206 high. */
  inside?: string;
  /** The angle of the tailgate in degrees: 0 is closed, at -131 it lies on the ground as a ramp. */
  tailgate?: number;
  /** How far the wheels have turned, in degrees. */
  roll?: number;
};

const wheelRadius = 40;
const axles = [130, 218, 492];

function wheel(x: number, roll: number): string {
  const nuts = [0, 72, 144, 216, 288]
    .map((angle) => place(disc(0, -11, 2.5, 'ink'), { turn: angle }))
    .join('');
  return place(
    disc(0, 0, wheelRadius, 'ink') +
      disc(0, 0, 20, 'line') +
      place(nuts, { turn: roll }) +
      disc(0, 0, 4, 'ink'),
    { x, y: -wheelRadius },
  );
}

function nameOnPanel(name: string): string {
  const words = name.toUpperCase();
  const size = Math.min(44, (250 * 44) / letteringWidth(words, 44));
  return lettering(words, size, { x: 208, y: -186 + size / 2.6, isCentred: true });
}

/** The name's panel covers the ribs of the side. */
function closedSide(name: string): string[] {
  const ribs = [116, 208, 300].map((x) => ink(`M${x} -298V-98`)).join('');
  return [
    patch(372, -86.5, 17, 221, 'identityDeep'),
    ribs,
    box(62, -132, 292, 110, 'sheet', 6),
    nameOnPanel(name),
    ink('M90 -148H326'),
  ];
}

/** The marks on the back wall part the box into quarters. */
function openSide(inside: string): string[] {
  const marks = [0.25, 0.5, 0.75]
    .map(
      (part) =>
        `<path d="M${379 - 340 * part} -298V-104" fill="none" stroke="{line}" stroke-dasharray="2 14"/>`,
    )
    .join('');
  return [patch(39, -98, 340, 198, 'paper'), marks, place(inside, { x: 39, y: -98 })];
}

/** The truck, the same on every drawing: 600 wide, its cab to the right, its tailgate at x = 20. */
export function truck({ name, load = '', inside, tailgate = 0, roll = 0 }: TruckState): string {
  return [
    load,
    // Chassis
    patch(40, -58, 520, 26, 'ink'),
    box(22, -62, 24, 14, 'ink'),
    // Body of the box
    box(26, -84, 366, 226, 'identity', 4),
    ...(inside === undefined ? closedSide(name) : openSide(inside)),
    box(18, -296, 382, 22, 'identity', 4),
    box(18, -80, 382, 20, 'identity', 4),
    place(box(-8, 0, 16, 122, 'identity', 3) + ink('M-8 -34H8M-8 -88H8'), { x: 22, y: -80, turn: tailgate }),
    // Cab
    outline('M408 -64V-262Q408 -282 428 -282H506Q524 -282 531 -266L566 -176Q580 -168 582 -150V-64Z', 'sheet'),
    outline('M452 -258H500Q510 -258 514 -248L542 -178H452Z', 'sky'),
    ink('M470 -190L500 -244M492 -190L508 -220'),
    shape(
      [
        [408, -118],
        [582, -118],
        [582, -64],
        [408, -64],
      ],
      'identity',
    ),
    ink('M440 -64V-258M440 -150H466'),
    ink('M552 -176H446'),
    box(560, -126, 22, 22, 'paper', 6),
    box(398, -54, 198, 18, 'line', 5),
    // Mirror
    mirror,
    ...axles.map(wheelArch),
    ...axles.map((x) => wheel(x, roll)),
  ].join('');
}

const mirror = ink('M538 -214L562 -222') + box(556, -204, 14, 34, 'ink', 4);
const wheelArch = (x: number): string => `<path d="M${x - 54} -54A54 54 0 0 1 ${x + 54} -54Z" fill="{ink}"/>`;
