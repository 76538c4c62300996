import { box, disc, ink, limb, outline, place, type Point } from '../svg';

/** The joints of one crew member who faces right, relative to the ground between the feet. */
export type Pose = {
  hip: Point;
  shoulder: Point;
  /** Elbow and hand of the far arm. */
  farArm: [elbow: Point, hand: Point];
  nearArm: [elbow: Point, hand: Point];
  /** Knee and ankle of the far leg. */
  farLeg: [knee: Point, ankle: Point];
  nearLeg: [knee: Point, ankle: Point];
  /** How far the head nods, in degrees. */
  nod?: number;
};

export type Member = { skin: 'skinLight' | 'skinDark'; hair: 'ink' | 'timberDeep'; hasBun?: boolean };

/** The two members of the crew, the same on every drawing. */
export const crew = {
  ana: { skin: 'skinDark', hair: 'ink', hasBun: true },
  will: { skin: 'skinLight', hair: 'timberDeep' },
} as const satisfies Record<string, Member>;

const boot = ([x, y]: Point): string =>
  outline(
    `M${x - 13} ${y - 8}H${x + 11}L${x + 14} ${y + 2}Q${x + 29} ${y + 4} ${x + 29} ${y + 16}H${x - 13}Z`,
    'timberDeep',
  );

function arm(shoulder: Point, [elbow, hand]: Pose['nearArm'], skin: string, sleeve: string): string {
  const upper: Point = [
    shoulder[0] + (elbow[0] - shoulder[0]) * 0.72,
    shoulder[1] + (elbow[1] - shoulder[1]) * 0.72,
  ];
  return (
    limb([shoulder, elbow, hand], 13, skin) +
    limb([shoulder, upper], 19, sleeve) +
    disc(hand[0], hand[1], 10, 'timber')
  );
}

function leg(hip: Point, [knee, ankle]: Pose['nearLeg'], fill: string): string {
  return boot(ankle) + limb([hip, knee, ankle], 22, fill);
}

function head({ skin, hair, hasBun }: Member, nod: number): string {
  return (
    (hasBun ? disc(-25, -6, 10, hair) : '') +
    disc(0, -2, 24, skin) +
    outline('M-24 -2Q-26 -24 -2 -26L-6 -4Q-10 4 -14 10Q-22 8 -24 -2Z', hair) +
    // Cap
    outline('M-25 -10Q-24 -34 0 -34Q22 -34 24 -12Z', 'identity') +
    outline('M20 -16H40Q44 -10 38 -8H-2Z', 'identityDeep') +
    `<circle cx="13" cy="0" r="2.6" fill="{ink}" stroke="none"/>` +
    ink('M8 11Q13 14 18 10')
  )
    .replace(/^/, `<g transform="rotate(${nod})">`)
    .concat('</g>');
}

/** One crew member, about 230 high. */
export function crewMember(member: Member, pose: Pose): string {
  const { hip, shoulder } = pose;
  const [sx, sy] = shoulder;
  const [hx, hy] = hip;
  const torso = `M${sx - 21} ${sy - 4}Q${sx} ${sy - 18} ${sx + 21} ${sy - 4}L${hx + 21} ${hy + 10}H${hx - 21}Z`;
  return [
    arm([sx + 6, sy + 4], pose.farArm, member.skin, 'line'),
    leg([hx + 5, hy], pose.farLeg, 'clothDeep'),
    leg([hx - 5, hy], pose.nearLeg, 'cloth'),
    // Neck, shirt, bib of the overalls
    limb(
      [
        [sx + 1, sy - 6],
        [sx + 3, sy - 18],
      ],
      12,
      member.skin,
    ),
    outline(torso, 'sheet'),
    outline(
      `M${sx - 9} ${sy + 22}H${sx + 20}L${hx + 22} ${hy + 12}H${hx - 22}L${hx - 20} ${hy - 22}L${sx - 12} ${sy + 22}Z`,
      'cloth',
    ),
    ink(`M${sx - 9} ${sy + 24}L${sx - 14} ${sy - 6}M${sx + 17} ${sy + 24}L${sx + 12} ${sy - 8}`),
    box(sx - 1, sy + 46, 14, 12, 'identity', 2),
    place(head(member, pose.nod ?? 0), { x: sx + 5, y: sy - 40 }),
    arm([sx - 4, sy + 6], pose.nearArm, member.skin, 'sheet'),
  ].join('');
}

const standing = { hip: [0, -104], shoulder: [0, -172] } as const satisfies Partial<Pose>;
const planted = {
  farLeg: [
    [9, -58],
    [10, -16],
  ],
  nearLeg: [
    [-10, -58],
    [-12, -16],
  ],
} as const satisfies Partial<Pose>;

export const poses = {
  stand: {
    ...standing,
    ...planted,
    farArm: [
      [24, -140],
      [26, -106],
    ],
    nearArm: [
      [-20, -138],
      [-14, -102],
    ],
  },
  wave: {
    ...standing,
    ...planted,
    farArm: [
      [36, -186],
      [50, -226],
    ],
    nearArm: [
      [-26, -140],
      [-10, -112],
    ],
  },
  point: {
    ...standing,
    ...planted,
    farArm: [
      [36, -164],
      [72, -172],
    ],
    nearArm: [
      [-24, -140],
      [-8, -114],
    ],
  },
  /** Holds something low in front, with both hands under it. */
  carry: {
    hip: [-4, -102],
    shoulder: [2, -170],
    farArm: [
      [26, -134],
      [56, -122],
    ],
    nearArm: [
      [10, -130],
      [48, -116],
    ],
    farLeg: [
      [20, -60],
      [14, -16],
    ],
    nearLeg: [
      [-8, -60],
      [-26, -18],
    ],
    nod: 4,
  },
  /** Leans back and pulls or tilts something. */
  tilt: {
    hip: [-8, -100],
    shoulder: [-16, -168],
    farArm: [
      [14, -150],
      [44, -150],
    ],
    nearArm: [
      [4, -138],
      [42, -134],
    ],
    farLeg: [
      [18, -58],
      [16, -16],
    ],
    nearLeg: [
      [-12, -56],
      [-34, -16],
    ],
  },
  /** Holds a board to write on. */
  write: {
    ...standing,
    ...planted,
    farArm: [
      [26, -140],
      [42, -138],
    ],
    nearArm: [
      [-16, -132],
      [26, -144],
    ],
    nod: 12,
  },
  /** Carries something long on the near shoulder, with one hand up. */
  shoulderLoad: {
    hip: [-2, -102],
    shoulder: [0, -170],
    farArm: [
      [18, -136],
      [22, -104],
    ],
    nearArm: [
      [34, -120],
      [46, -150],
    ],
    farLeg: [
      [22, -62],
      [24, -16],
    ],
    nearLeg: [
      [-6, -60],
      [-30, -20],
    ],
  },
  /** Walks behind something at chest height, with both hands on it. */
  push: {
    hip: [-10, -102],
    shoulder: [4, -168],
    farArm: [
      [36, -150],
      [66, -144],
    ],
    nearArm: [
      [26, -136],
      [62, -138],
    ],
    farLeg: [
      [22, -62],
      [20, -16],
    ],
    nearLeg: [
      [-16, -58],
      [-44, -20],
    ],
  },
} satisfies Record<string, Pose>;
