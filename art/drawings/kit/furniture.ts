import { block, box, disc, ink, limb, outline, patch, pipe, place, tint } from '../svg';

/** A three-seat sofa, 250 wide and 116 high. */
export function sofa(fill = 'brick', shade = 'timberDeep'): string {
  return [
    box(18, 0, 14, 18, 'timberDeep', 2),
    box(218, 0, 14, 18, 'timberDeep', 2),
    box(22, -40, 206, 76, fill, 16),
    box(14, -14, 222, 26, shade, 6),
    box(30, -34, 64, 30, fill, 8),
    box(94, -34, 62, 30, fill, 8),
    box(156, -34, 64, 30, fill, 8),
    ink('M93 -66V-104M157 -66V-104'),
    box(0, -14, 36, 66, fill, 14),
    box(214, -14, 36, 66, shade, 14),
  ].join('');
}

/** An armchair, 124 wide and 112 high. */
export function armchair(fill = 'sageDeep', shade = 'inkSoft'): string {
  return [
    box(14, 0, 12, 16, 'timberDeep', 2),
    box(98, 0, 12, 16, 'timberDeep', 2),
    box(20, -36, 84, 76, fill, 18),
    box(14, -12, 96, 26, shade, 6),
    box(28, -32, 68, 26, fill, 8),
    box(0, -12, 32, 60, fill, 14),
    box(92, -12, 32, 60, shade, 14),
  ].join('');
}

/** A moving carton, sealed with tape. */
export function carton(width = 84, height = 64, fill = 'timber', shade = 'timberDeep'): string {
  return (
    block([0, 0], [width, height], [fill, shade], { depth: 15 }) +
    `<path d="M${width / 2 - 9} ${-height}V${-height + 20}H${width / 2 + 9}V${-height}" fill="{paper}"/>`
  );
}

/** A floor lamp, 190 high. */
export function lamp(shade = 'identity'): string {
  return (
    pipe('M0 -8V-150', 4, 'timberDeep') +
    box(-26, 0, 52, 10, 'timberDeep', 5) +
    outline('M-20 -196H20L38 -140H-38Z', shade)
  );
}

/** A bin bag, tied. */
export function bag(fill = 'inkSoft'): string {
  return (
    outline('M-40 0Q-54 -40 -22 -66L-14 -74Q0 -66 14 -74L22 -66Q54 -40 40 0Q0 8 -40 0Z', fill) +
    outline('M-14 -74L-22 -92L-4 -84L4 -94L10 -84L24 -90L14 -74Q0 -66 -14 -74Z', fill) +
    ink('M-22 -46Q-30 -30 -24 -16M18 -50Q28 -34 24 -22')
  );
}

/** A bicycle, 190 wide. */
export function bicycle(fill = 'identity'): string {
  return (
    `<circle cx="42" cy="-42" r="38" fill="none" stroke-width="7"/><circle cx="154" cy="-42" r="38" fill="none" stroke-width="7"/>` +
    pipe('M42 -42L74 -96H130L96 -42H42', 3, fill) +
    pipe('M74 -96L96 -42', 3, fill) +
    pipe('M154 -42L130 -96L126 -116', 3, fill) +
    ink('M112 -122H138Q146 -120 144 -110M62 -108H88M72 -96L70 -108') +
    disc(96, -42, 8, 'line')
  );
}

/** A wooden chair from the side, facing right, 74 wide and 134 high. */
export function chair(fill = 'timber', seat = 'brick'): string {
  return (
    pipe('M60 -62L64 -5', 6, 'timberDeep') +
    pipe('M24 -62L20 -5', 6, 'timberDeep') +
    pipe('M12 -130L18 -62L10 -5', 7, fill) +
    pipe('M68 -62L74 -5', 7, fill) +
    pipe('M18 -30H68', 4, fill) +
    box(8, -60, 68, 15, seat, 6)
  );
}

/** A kitchen table, `width` wide and 96 high. */
export function table(width = 190, fill = 'timber'): string {
  return (
    pipe('M24 -84L18 -6', 9, 'timberDeep') +
    limb(
      [
        [width - 24, -84],
        [width - 18, -6],
      ],
      9,
      'timberDeep',
    ) +
    block([0, -80], [width, 16], [fill, 'timberDeep'], { depth: 24, corner: 5 })
  );
}

/** A box television with its aerial, 112 wide and 136 high with it. */
export function television(): string {
  return [
    ink('M56 -88L26 -134M56 -88L84 -130'),
    disc(26, -134, 4, 'ink') + disc(84, -130, 4, 'ink'),
    box(14, 0, 14, 10, 'ink') + box(84, 0, 14, 10, 'ink'),
    block([0, -6], [112, 86], ['timber', 'timberDeep'], { depth: 12, corner: 10 }),
    box(12, -18, 64, 60, 'ink', 14),
    box(18, -24, 52, 48, 'sageDeep', 12),
    ink('M28 -56L40 -64'),
    disc(88, -66, 6, 'paper') + disc(88, -44, 6, 'paper'),
    ink('M82 -24H94'),
  ].join('');
}

/** A guitar on its end, 62 wide and 176 high; one string is missing. */
export function guitar(fill = 'brick'): string {
  return [
    box(-7, -150, 14, 26, 'timberDeep', 4),
    outline('M0 0C-38 2 -40 -42 -20 -54C-36 -66 -24 -96 0 -94C24 -96 36 -66 20 -54C40 -42 38 2 0 0Z', fill),
    box(-5, -52, 10, 104, 'timberDeep', 2),
    disc(0, -54, 11, 'ink'),
    box(-14, -22, 28, 8, 'timberDeep', 2),
  ].join('');
}

/** A carpet rolled up, lying, `length` wide and 48 high, its open end to the left. */
export function rolledCarpet(length = 240, fill = 'brick', shade = 'timberDeep', band = 'paper'): string {
  return [
    box(0, 0, length, 48, fill, 22),
    patch(length - 54, -2.5, 14, 43, band) + patch(length - 84, -2.5, 14, 43, band),
    patch(24, -2.5, length - 50, 10, shade, 5),
    ink(`M24 0H${length - 24}`),
    disc(24, -24, 24, fill),
    ink('M24 -24Q34 -30 34 -20Q26 -8 14 -18Q8 -36 26 -40'),
  ].join('');
}

/** A mattress on its long side, 220 wide and 120 high. */
export function mattress(width = 220, height = 120, fill = 'paper'): string {
  const tufts = [0.2, 0.5, 0.8]
    .flatMap((across) => [0.3, 0.7].map((up) => disc(width * across, -height * up, 3, 'ink')))
    .join('');
  return (
    block([0, 0], [width, height], [fill, 'line'], { depth: 18, corner: 16 }) +
    ink(`M12 -12H${width - 12}M12 ${12 - height}H${width - 12}`) +
    tufts
  );
}

/** A chest of drawers, 140 wide and 118 high. */
export function dresser(fill = 'timber', shade = 'timberDeep'): string {
  const drawers = [16, 48, 80]
    .map((up) => box(12, -up, 108, 26, fill, 3) + disc(42, -up - 13, 3, 'ink') + disc(90, -up - 13, 3, 'ink'))
    .join('');
  return (
    box(8, 0, 12, 14, shade) +
    box(120, 0, 12, 14, shade) +
    block([0, -8], [140, 110], [fill, shade]) +
    drawers
  );
}

/** Papers piled up, `height` high in sheaves of 16. */
export function papers(width = 70, height = 64): string {
  const sheaves = Array.from({ length: Math.round(height / 16) }, (_, index) =>
    box([0, 6, -3, 4][index % 4] ?? 0, -index * 16, width, 16, index % 3 === 1 ? 'line' : 'sheet', 2),
  );
  return sheaves.join('');
}

/** A picture in its frame, 90 wide and 70 high. */
export function picture(frame = 'timberDeep'): string {
  return (
    box(0, 0, 90, 70, frame, 2) +
    box(10, -10, 70, 50, 'sky') +
    tint('M12 -12V-24L36 -42L78 -14V-12Z', 'sageDeep')
  );
}

/** A plant in its pot, about 60 wide and 96 high. */
export function plant(leaf = 'sageDeep', pot = 'brick'): string {
  const leaves = [-58, -24, 8, 40, 66]
    .map((turn) => place(outline('M0 0Q-16 -30 0 -62Q16 -30 0 0Z', leaf), { y: -36, turn }))
    .join('');
  return leaves + outline('M-24 -42H24L17 0H-17Z', pot) + box(-28, -36, 56, 12, pot, 3);
}
