import { block, box, disc, ink, limb, patch, pipe } from '../svg';

/** A fridge with its freezer on top, 104 wide and 216 high. */
export function fridge(): string {
  return [
    box(12, 0, 16, 10, 'ink') + box(76, 0, 16, 10, 'ink'),
    block([0, -6], [104, 210], ['sheet', 'line'], { depth: 18, corner: 12 }),
    ink('M0 -146H104'),
    box(10, -92, 9, 44, 'inkSoft', 4),
    box(10, -156, 9, 30, 'inkSoft', 4),
    patch(46, -104, 22, 18, 'identity') + patch(54, -74, 18, 18, 'sageDeep'),
  ].join('');
}

/** A front-loading washer, 88 wide and 104 high. */
export function washer(): string {
  return [
    box(8, 0, 14, 8, 'ink') + box(66, 0, 14, 8, 'ink'),
    block([0, -4], [88, 100], ['sheet', 'line'], { depth: 12, corner: 6 }),
    ink('M0 -80H88'),
    box(10, -86, 30, 10, 'sageDeep', 2) + disc(62, -92, 6, 'inkSoft'),
    disc(40, -42, 28, 'line') + disc(40, -42, 19, 'sky'),
    ink('M30 -46L38 -54'),
  ].join('');
}

/** A hand truck, upright, facing right; its load stands at x = 26, y = -8. Its handle is at [-14, -152]. */
export function handTruck(): string {
  return [
    box(8, 0, 84, 9, 'inkSoft', 3),
    pipe('M16 -10V-140L-14 -152', 7, 'brick'),
    ink('M16 -60L4 -20'),
    disc(0, -19, 19, 'ink') + disc(0, -19, 7, 'line'),
  ].join('');
}

/** A water heater with its pipes up to `ceiling`, 76 wide and 168 high without them. */
export function waterHeater(ceiling = 260): string {
  return [
    limb(
      [
        [24, -160],
        [24, -ceiling],
      ],
      7,
      'brick',
    ) +
      limb(
        [
          [52, -160],
          [52, -ceiling],
        ],
        7,
        'line',
      ),
    box(8, 0, 10, 12, 'ink') + box(58, 0, 10, 12, 'ink'),
    block([0, -6], [76, 164], ['paper', 'line'], { depth: 16, corner: 14 }),
    box(18, -26, 28, 24, 'inkSoft', 3),
    ink('M0 -140H76'),
  ].join('');
}

/** A run of kitchen base cupboards, `width` wide and 112 high. */
export function cupboards(width = 160, doors = 2): string {
  const each = (width - 12) / doors;
  const fronts = Array.from(
    { length: doors },
    (_, index) =>
      box(6 + index * each + 4, -18, each - 8, 70, 'sageDeep', 3) +
      disc(6 + index * each + each - 16, -72, 4, 'ink'),
  );
  return (
    patch(6, 0, width - 12, 14, 'ink') +
    box(0, -10, width, 88, 'sageDeep') +
    fronts.join('') +
    box(-8, -98, width + 16, 14, 'timber', 3)
  );
}
