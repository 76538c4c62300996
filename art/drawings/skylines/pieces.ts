import type { Drawing } from '../drawing';
import { box, disc, ink, outline, place, round } from '../svg';

/** The functions that draw all skylines. Pieces stand on y = 0, which is the ground of the strip. */

const width = 1440;
const height = 300;
// Half a line's weight above the edge, so that the edge does not cut the ground line.
const ground = height - 2.5;

/** Makes a skyline from its pieces, from back to front, on a ground from edge to edge. */
export function strip(...pieces: string[]): Drawing {
  return {
    width,
    height,
    parts: () => place(pieces.join('') + ink(`M-5 0H${width + 5}`), { y: ground }),
  };
}

/** A flat colour without a line: distance, shade, glass. */
export function flat(d: string, fill: string): string {
  return `<path d="${d}" fill="{${fill}}" stroke="none"/>`;
}

/** A shape with marks that end under its outline: the fill, then the marks, then the ink line. */
export function solid(d: string, fill: string, ...marks: string[]): string {
  return flat(d, fill) + marks.join('') + ink(d);
}

/** Gives the outline of a shape that is symmetrical about x = 0; takes the points of its right half, from the bottom up. */
export function mirrored(half: readonly (readonly [x: number, y: number])[]): string {
  const left = half.toReversed().map(([x, y]) => [-x, y] as const);
  return `M${[...half, ...left].map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

const shades: Record<string, string> = {
  sheet: 'sage',
  paper: 'line',
  sage: 'sageDeep',
  sky: 'sage',
  line: 'sageDeep',
  sageDeep: 'sage',
};

/** Gives the darker colour for the side away from the light. */
export function shadeOf(fill: string): string {
  return shades[fill] ?? 'line';
}

type Panes = {
  x: number;
  /** The upper edge of the top row. */
  y: number;
  columns: number;
  rows: number;
  size?: readonly [width: number, height: number];
  step?: readonly [x: number, y: number];
  fill?: string;
};

/** Windows in rows, as one flat path. */
export function panes({
  x,
  y,
  columns,
  rows,
  size = [8, 10],
  step = [17, 22],
  fill = 'sageDeep',
}: Panes): string {
  const [w, h] = size;
  let d = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      d += `M${round(x + column * step[0])} ${round(y + row * step[1])}h${w}v${h}h-${w}z`;
    }
  }
  return flat(d, fill);
}

type Block = {
  width: number;
  height: number;
  fill?: string;
  columns?: number;
  rows?: number;
  /** The width of the shaded side, as a part of the whole width. */
  shade?: number;
  glass?: string;
  /** A flat roof, or one with a machine house on it. */
  roof?: 'flat' | 'plant';
};

/** An ordinary building with a flat roof, its windows spread evenly; x = 0 is its left edge. */
export function block(options: Block): string {
  const { width: w, height: h, fill = 'sheet', columns = 3, rows = 4, shade = 0.24, roof = 'flat' } = options;
  const glass = options.glass ?? 'sageDeep';
  const lit = w * (1 - shade);
  const stepX = (lit - 8) / columns;
  const stepY = (h - 22) / rows;
  const size = [Math.min(10, round(stepX * 0.5)), Math.min(12, round(stepY * 0.5))] as const;
  return (
    (roof === 'plant' ? box(round(w * 0.2), -h, round(w * 0.4), 13, fill) : '') +
    solid(
      `M0 0V${-h}H${w}V0Z`,
      fill,
      flat(`M${round(lit)} 0V${-h}H${w}V0Z`, shadeOf(fill)),
      panes({
        x: 5 + (stepX - size[0]) / 2,
        y: -h + 13,
        columns,
        rows,
        size,
        step: [stepX, stepY],
        fill: glass,
      }),
    )
  );
}

/** A gabled house of two storeys, 84 wide and 92 high. */
export function house(fill = 'sheet', roof = 'sageDeep'): string {
  return (
    box(56, -62, 12, 26, 'paper') +
    solid('M6 0V-52L42 -86L78 -52V0Z', fill, flat('M62 0V-66L78 -52V0Z', shadeOf(fill))) +
    solid('M-2 -50L42 -92L86 -50L78 -42L42 -76L6 -42Z', roof) +
    panes({ x: 18, y: -36, columns: 2, rows: 1, size: [12, 12], step: [34, 0], fill: 'sky' }) +
    ink('M18 -36h12v12h-12zM52 -36h12v12h-12zM22 0V-18H36V0')
  );
}

/** A long low house under a hipped roof, 128 wide and 56 high. */
export function bungalow(fill = 'sheet', roof = 'sage'): string {
  return (
    box(86, -44, 12, 20, 'paper') +
    solid('M8 0V-32H120V0Z', fill, flat('M92 0V-32H120V0Z', shadeOf(fill))) +
    solid('M-2 -30L22 -56H106L130 -30Z', roof, flat('M92 -30L82 -56H106L130 -30Z', shadeOf(roof))) +
    ink('M22 -20h22v12h-22zM33 -20v12M58 0V-20H72V0M86 -20h20v12h-20z')
  );
}

/** A bungalow with a deep porch on two stout posts, 116 wide and 76 high. */
export function porchHouse(fill = 'sheet', roof = 'sageDeep'): string {
  return (
    box(84, -52, 12, 22, 'paper') +
    solid('M8 0V-38L58 -66L108 -38V0Z', fill, flat('M90 0V-48L108 -38V0Z', shadeOf(fill))) +
    solid('M-4 -36L58 -76L120 -36L114 -28L58 -64L2 -28Z', roof) +
    ink('M50 -48h16v10h-16zM8 -26H108M24 -26L20 0M92 -26L96 0M50 0V-20H66V0')
  );
}

/** A narrow house in a row, its gable over a bay, 56 wide and 104 high. */
export function rowHouse(fill = 'sheet', roof = 'sageDeep'): string {
  return (
    solid('M0 0V-70H56V0Z', fill, flat('M44 0V-70H56V0Z', shadeOf(fill))) +
    solid('M0 -70V-84H56V-70Z', roof) +
    solid('M2 -66L21 -104L40 -66Z', fill) +
    ink('M21 -88V-80M8 -58h26v18h-26zM21 -58v18M8 -28h26v14h-26zM21 -28v14M41 0V-30H52V0')
  );
}

/** A barn with a broken-pitch roof, 110 wide and 92 high. */
export function barn(fill = 'sheet'): string {
  return (
    solid(
      'M0 0V-46L16 -76L55 -92L94 -76L110 -46V0Z',
      fill,
      flat('M84 0V-80L94 -76L110 -46V0Z', shadeOf(fill)),
    ) +
    ink(
      'M-6 -36L0 -46L16 -76L55 -92L94 -76L110 -46L116 -36M36 0V-36H74V0M36 -36L74 0M74 -36L36 0M47 -68h16v14h-16z',
    )
  );
}

/** A car seen from the side, 56 wide, its bow to the right. */
export function car(fill = 'sheet'): string {
  return (
    outline('M-28 -4V-14L-18 -16L-10 -27H8L17 -16L28 -13V-4Z', fill) +
    disc(-15, -5, 5, 'paper') +
    disc(16, -5, 5, 'paper')
  );
}
