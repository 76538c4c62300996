import { box, ink, outline, place } from '../svg';
import { block, flat, mirrored, panes, solid, strip } from './pieces';
import { palm } from './plants';
import { sailboat, water } from './waterside';

/** An art-deco hotel of the beach: a fin in the middle, rounded corners, an eyebrow over every window. */
const deco =
  solid(
    'M0 0V-112Q0 -126 14 -126H206Q220 -126 220 -112V0Z',
    'sheet',
    flat('M186 0V-126H206Q220 -126 220 -112V0Z', 'sage'),
  ) +
  [-104, -74]
    .map((y) =>
      [18, 52, 146, 180]
        .map(
          (x) =>
            flat(`M${x} ${y + 6}h22v14h-22z`, 'sky') +
            ink(`M${x - 5} ${y}H${x + 27}M${x} ${y + 6}v14h22v-14`),
        )
        .join(''),
    )
    .join('') +
  solid(
    'M84 0V-140H92V-150H98V-160H122V-150H128V-140H136V0Z',
    'paper',
    flat('M122 0V-160V-150H128V-140H136V0Z', 'line'),
  ) +
  ink('M110 -160V-186M100 -142V-52M110 -142V-52M120 -142V-52') +
  box(-6, -40, 232, 8, 'sheet') +
  ink('M12 -40V-6M48 -40V-6M172 -40V-6M208 -40V-6M96 0V-30H124V0M110 0V-30');

/** The tower where arrivals were received: a shaft after Seville's on a long low house. */
const freedomTower =
  ink('M0 -250V-266') +
  outline('M-8 -232Q-8 -246 0 -250Q8 -246 8 -232Z', 'sageDeep') +
  outline(
    mirrored([
      [13, -212],
      [13, -232],
    ]),
    'sheet',
  ) +
  outline(
    mirrored([
      [20, -184],
      [20, -212],
    ]),
    'sheet',
  ) +
  solid(
    mirrored([
      [28, 0],
      [28, -184],
    ]),
    'paper',
    flat('M12 0V-184H28V0Z', 'line'),
  ) +
  ink('M-33 -184H33M-24 -212H24M-10 -190V-206M0 -190V-206M10 -190V-206M-28 -160H28') +
  panes({ x: -18, y: -146, columns: 2, rows: 4, size: [8, 12], step: [15, 20] }) +
  solid('M-84 0V-58H84V0Z', 'paper', flat('M62 0V-58H84V0Z', 'line')) +
  box(-89, -54, 178, 10, 'sheet') +
  ink(
    'M-66 -10V-34Q-58 -44 -50 -34V-10ZM-34 -10V-34Q-26 -44 -18 -34V-10ZM18 -10V-34Q26 -44 34 -34V-10ZM-9 0V-36Q0 -46 9 -36V0',
  );

/** A tower of flats with balconies to the sea. */
const beachTower = (height: number, fill: string): string => {
  const floors = Array.from(
    { length: Math.floor((height - 20) / 22) },
    (_, floor) => `M-6 ${-20 - floor * 22}H14`,
  ).join('');
  return block({ width: 60, height, columns: 2, rows: Math.floor((height - 20) / 22), fill }) + ink(floors);
};

const lifeguard =
  ink('M10 0L16 -34M64 0L58 -34M37 0V-34M2 -36L-38 0M-18 -18V0') +
  outline('M10 -38V-66H64V-38Z', 'sheet') +
  outline('M0 -64L14 -82H60L74 -64Z', 'sageDeep') +
  ink('M2 -36H72M2 -36V-50M72 -36V-50M24 -58h26v12h-26zM37 -82V-96H54');

/** Miami: a hotel of South Beach between palms, the Freedom Tower, towers on the bay and on the sand. */
export const miami = strip(
  water(-5, 176, 18),
  place(sailboat(), { x: 70, y: -14, scale: 1.1 }),
  place(beachTower(150, 'paper'), { x: 186 }),
  place(beachTower(196, 'sheet'), { x: 264 }),
  outline('M172 0V-22H356V0Z', 'paper'),
  place(palm(100, -6), { x: 406 }),
  place(palm(138, -14), { x: 486 }),
  place(palm(132, 4), { x: 784 }),
  place(deco, { x: 544 }),
  place(freedomTower, { x: 908 }),
  place(palm(120, 8), { x: 1036 }),
  place(beachTower(128, 'sheet'), { x: 1120 }),
  place(beachTower(172, 'paper'), { x: 1196 }),
  place(lifeguard, { x: 1320 }),
);
