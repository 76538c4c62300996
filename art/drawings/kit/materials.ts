import { block, box, disc, ink, limb, outline, patch, pipe, shape, tint } from '../svg';

/** Planks, `count` deep, each 16 thick and about `length` long. */
export function lumber(length = 300, count = 4): string {
  return Array.from({ length: count }, (_, index) => {
    const start = [0, 16, 6, 24, 10][index % 5] ?? 0;
    return block([start, -index * 16], [length - start, 16], ['timber', 'timberDeep'], {
      depth: 22,
      corner: 2,
    });
  }).join('');
}

/** Bricks stacked in courses, each 44 wide and 20 high. */
export function bricks(courses: readonly number[] = [4, 4, 3]): string {
  return courses
    .flatMap((count, course) =>
      Array.from({ length: count }, (_, index) =>
        box(index * 44 + (course % 2) * 20, -course * 20, 44, 20, 'brick', 2),
      ),
    )
    .join('');
}

/** A wheelbarrow facing right, 190 wide and 110 high; its grips are at [4, -84]. `load` lies behind the tray's rim. */
export function wheelbarrow(load = ''): string {
  return [
    ink('M100 -52L84 -4H104'),
    pipe('M98 -58L90 -6', 6, 'inkSoft'),
    load,
    outline('M54 -110L190 -104L150 -50H92Z', 'identity'),
    tint('M176 -100L186 -101L149 -53H94L90 -60L140 -62Z', 'identityDeep'),
    ink('M50 -110L192 -104'),
    pipe('M8 -82L70 -62L164 -24', 7, 'timber'),
    pipe('M2 -84L20 -78', 9, 'ink'),
    disc(164, -25, 25, 'ink') + disc(164, -25, 9, 'line'),
  ].join('');
}

/** Broken drywall sticking out of a wheelbarrow's tray. */
export function drywallLoad(): string {
  return (
    outline('M124 -90L134 -150L166 -164L178 -138L190 -134L170 -90Z', 'sage') +
    outline('M70 -90L52 -176L84 -166L92 -192L134 -168L126 -130L144 -112L136 -90Z', 'sheet') +
    tint('M112 -92L106 -124L122 -130L141 -112L133 -92Z', 'line') +
    ink('M74 -150L96 -140L92 -120')
  );
}

/** A bath on feet, 230 wide and 92 high. */
export function bathtub(): string {
  return [
    outline('M48 -18Q34 -14 40 0H56Q58 -12 66 -18ZM164 -18Q172 -12 174 0H190Q196 -14 182 -18Z', 'timberDeep'),
    outline('M12 -80Q14 -14 66 -14H164Q216 -14 218 -80Z', 'sheet'),
    `<path d="M192 -78H215.500Q212 -17 164 -16.500H74Q178 -22 192 -78Z" fill="{line}" stroke="none"/>`,
    box(0, -76, 230, 14, 'sheet', 7),
  ].join('');
}

/** A washbasin on its pedestal, 96 wide and 118 high. */
export function basin(): string {
  return [
    outline('M36 -76H60L66 0H30Z', 'sheet'),
    tint('M52 -74H58L63 -3H52Z', 'line'),
    outline('M2 -104H94Q90 -70 62 -70H34Q6 -70 2 -104Z', 'sheet'),
    `<path d="M76 -100H90Q86 -73 62 -73H50Q72 -76 76 -100Z" fill="{line}" stroke="none"/>`,
    box(-4, -98, 104, 12, 'sheet', 5),
    ink('M48 -112V-126H62V-120'),
  ].join('');
}

/** A bucket, 60 wide and 62 high; `inside` shows above its rim. */
export function bucket(fill = 'identity', shade = 'identityDeep', inside = ''): string {
  return [
    inside,
    outline('M0 -58H60L52 0H8Z', fill),
    tint('M44 -54H57L50 -3H42Z', shade),
    box(-4, -54, 68, 10, fill, 4),
    ink('M2 -46Q30 -16 58 -46'),
  ].join('');
}

/** A paint can, 46 wide and 54 high. */
export function paintCan(label = 'brick'): string {
  return (
    block([0, 0], [46, 50], ['line', 'inkSoft'], { depth: 8 }) +
    box(0, -12, 46, 24, label) +
    box(-3, -48, 52, 8, 'line', 3)
  );
}

/** A tyre standing, 84 across, its centre at [0, -42]. */
export function tyre(): string {
  return disc(0, -42, 42, 'ink') + disc(0, -42, 22, 'line') + disc(0, -42, 8, 'inkSoft');
}

/** A ladder, upright, 56 wide and `height` high. */
export function ladder(height = 260, fill = 'timber'): string {
  const rungs = Array.from({ length: Math.floor((height - 20) / 36) }, (_, index) =>
    limb(
      [
        [8, -28 - index * 36],
        [48, -28 - index * 36],
      ],
      5,
      fill,
    ),
  );
  return (
    rungs.join('') +
    limb(
      [
        [6, -6],
        [6, 6 - height],
      ],
      7,
      fill,
    ) +
    limb(
      [
        [50, -6],
        [50, 6 - height],
      ],
      7,
      fill,
    )
  );
}

/** A broom, upright, 200 high, its bristles on the ground. */
export function broom(): string {
  return (
    pipe('M0 -44V-216', 6, 'timber') +
    outline('M-26 -38H26L36 0H-36Z', 'identity') +
    ink('M-14 -34L-18 -4M0 -34V-4M14 -34L18 -4') +
    box(-28, -36, 56, 14, 'brick', 4)
  );
}

/** Rubble: a low heap of broken pieces, `width` wide. */
export function rubble(width = 180): string {
  const at = (part: number): number => width * part;
  return [
    shape(
      [
        [0, 0],
        [at(0.12), -26],
        [at(0.3), -18],
        [at(0.36), 0],
      ],
      'line',
    ),
    shape(
      [
        [at(0.22), 0],
        [at(0.3), -40],
        [at(0.52), -52],
        [at(0.66), 0],
      ],
      'sheet',
    ),
    shape(
      [
        [at(0.5), 0],
        [at(0.6), -30],
        [at(0.82), -36],
        [at(0.88), 0],
      ],
      'brick',
    ),
    shape(
      [
        [at(0.76), 0],
        [at(0.84), -18],
        [at(0.98), -14],
        [width, 0],
      ],
      'line',
    ),
    patch(at(0.34), -1, at(0.1), 10, 'line'),
  ].join('');
}
