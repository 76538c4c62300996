import type { Pose } from '../kit/crew';
import type { Point } from '../svg';

type Arms = 'swing' | 'hold' | 'push';

const arms: Record<Arms, (swing: number) => Pick<Pose, 'farArm' | 'nearArm'>> = {
  swing: (swing) => ({
    farArm: [
      [8 - swing * 16, -138],
      [10 - swing * 30, -108],
    ],
    nearArm: [
      [-6 + swing * 16, -138],
      [-2 + swing * 30, -108],
    ],
  }),
  hold: () => ({
    farArm: [
      [24, -138],
      [54, -126],
    ],
    nearArm: [
      [6, -134],
      [46, -118],
    ],
  }),
  push: () => ({
    farArm: [
      [34, -156],
      [68, -150],
    ],
    nearArm: [
      [26, -146],
      [62, -136],
    ],
  }),
};

/**
 * Gives the pose at one moment of a walk.
 * @param stride The steps taken so far; at whole numbers the feet pass each other.
 * @param size The size of the steps: 0 stands still, 1 strides.
 */
export function walking(stride: number, size: number, carrying: Arms): Pose {
  const swing = Math.sin(stride * Math.PI) * size;
  const rise = Math.abs(Math.cos(stride * Math.PI)) * 4 * size;
  const foot = (side: number): [knee: Point, ankle: Point] => {
    const forward = swing * side;
    const lift = Math.max(0, Math.cos(stride * Math.PI) * side) * 14 * size;
    return [
      [forward * 16 + 8 * size + side * -3, -60 - lift * 0.6 - rise / 2],
      [forward * 32 + side * -8 * (1 - size), -16 - lift],
    ];
  };
  return {
    hip: [0, -102 - rise],
    shoulder: [carrying === 'push' ? 10 : 3 * size, -170 - rise],
    ...arms[carrying](swing),
    farLeg: foot(-1),
    nearLeg: foot(1),
    nod: carrying === 'hold' ? 3 : 0,
  };
}
