import { block, box, disc, flat, ink, outline, patch, pipe, tint, type Point } from '../svg';

/** An office desk with drawers to the right, 210 wide and 96 high. */
export function desk(fill = 'timber', shade = 'timberDeep'): string {
  return [
    box(8, 0, 16, 84, 'line'),
    block([138, 0], [62, 84], [fill, shade], { depth: 10 }),
    ink('M138 -30H200M138 -56H200M160 -44H176M160 -70H176M160 -16H176'),
    block([0, -82], [210, 14], [fill, shade], { depth: 20, corner: 4 }),
  ].join('');
}

/** A chair on castors facing right, 84 wide and 140 high. */
export function officeChair(fill = 'brick', shade = 'timberDeep'): string {
  return [
    pipe('M42 -16V-56', 6, 'line'),
    pipe('M10 -14L42 -26L74 -14', 5, 'line'),
    disc(10, -8, 7, 'ink') + disc(42, -8, 7, 'ink') + disc(74, -8, 7, 'ink'),
    pipe('M18 -64L12 -92', 5, 'line'),
    box(2, -84, 20, 58, fill, 9),
    box(8, -54, 72, 20, fill, 8),
    patch(34, -56, 43, 7, shade, 3),
  ].join('');
}

/** A steel cabinet of `drawers` drawers, 72 wide, each 52 high. */
export function filingCabinet(drawers = 3, fill = 'sageDeep', shade = 'inkSoft'): string {
  const fronts = Array.from(
    { length: drawers },
    (_, index) => box(8, -8 - index * 50, 48, 42, fill, 2) + box(22, -24 - index * 50, 20, 12, 'paper', 2),
  );
  return block([0, 0], [72, drawers * 50 + 10], [fill, shade], { depth: 10 }) + fronts.join('');
}

/** A computer monitor on its foot, 96 wide and 86 high. */
export function monitor(): string {
  return [
    outline('M40 -24H56L60 0H36Z', 'inkSoft'),
    box(24, 0, 48, 8, 'inkSoft', 3),
    box(0, -20, 96, 66, 'ink', 5),
    patch(8, -29, 80, 48, 'sky'),
    tint('M8 -77H40L14 -29H8Z', 'sheet'),
  ].join('');
}

/** A city of no particular name, as one flat mass `width` wide; `roofs` are its heights from left to right. */
export function cityLine(width: number, roofs: readonly number[], fill = 'sageDeep'): string {
  const step = width / roofs.length;
  const edge: Point[] = roofs.flatMap((height, index) => [
    [index * step, -height] as const,
    [(index + 1) * step, -height] as const,
  ]);
  return flat([[0, 0], ...edge, [width, 0]], fill);
}
