import { backdrop, type Drawing } from '../drawing';
import { crew, crewMember, poses } from '../kit/crew';
import { rolledCarpet } from '../kit/furniture';
import { basin, bathtub, bucket, rubble } from '../kit/materials';
import { disc, ink, patch, place } from '../svg';

const size = { width: 800, height: 600 };
const tile = 70;
const missing = [
  [8, 1],
  [9, 1],
  [9, 2],
  [10, 2],
  [8, 2],
  [10, 3],
  [9, 3],
  [1, 2],
  [1, 3],
  [0, 3],
] as const;

/** The wall's tiles; some have come off. */
function tiles(): string {
  const joints = Array.from({ length: 12 }, (_, index) => `M${index * tile} 60V480`).join('');
  const courses = Array.from({ length: 6 }, (_, index) => `M0 ${60 + index * tile}H800`).join('');
  return (
    missing.map(([column, row]) => patch(column * tile, 60 + (row + 1) * tile, tile, tile, 'line')).join('') +
    `<path d="${joints}${courses}" fill="none" stroke="{sageDeep}" stroke-width="3"/>`
  );
}

/** A bathroom half stripped; one of the crew shoulders the old floor. */
export const serviceRenovations: Drawing = {
  ...size,
  parts: () =>
    [
      backdrop(size, 'sheet'),
      patch(0, 60, 800, 60, 'sky'),
      tiles(),
      patch(0, 600, 800, 120, 'sage'),
      ink('M0 60H800M0 480H800'),
      // Supply and drain, left where the basin hung
      disc(105, 278, 9, 'brick') + disc(105, 326, 15, 'line') + disc(105, 326, 5, 'ink'),
      place(bathtub(), { x: 452, y: 524, scale: 1.4 }),
      place(basin(), { x: 30, y: 560, scale: 1.35, turn: -5 }),
      place(crewMember(crew.ana, poses.shoulderLoad), { x: 334, y: 574, scale: 1.55, flip: true }),
      place(rolledCarpet(260), { x: 178, y: 360, scale: 1.2, turn: -5 }),
      disc(264, 346, 16, 'timber'),
      place(bucket('identity', 'identityDeep', place(rubble(52), { x: 4, y: -52 })), {
        x: 566,
        y: 590,
        scale: 1.3,
      }),
    ].join(''),
};
