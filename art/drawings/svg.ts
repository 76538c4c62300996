/**
 * The functions that draw all pictures of the site: flat shapes, one ink line of even weight, light from the upper left.
 * Colours are names, as in `{ink}`, and get the brand's values when a drawing is rendered. Pieces stand on y = 0 and
 * grow upwards, so that pieces side by side share the same ground.
 */

/** The weight of every ink line, in units of the drawing. */
export const line = 5;

export type Point = readonly [x: number, y: number];
type Position = { x?: number; y?: number; scale?: number; flip?: boolean; turn?: number };

/** Moves, scales, flips and turns a piece; the ink line keeps its weight. */
export function place(piece: string, { x = 0, y = 0, scale = 1, flip = false, turn = 0 }: Position): string {
  const turned = turn ? ` rotate(${round(turn)})` : '';
  const sized = scale === 1 && !flip ? '' : ` scale(${flip ? -scale : scale} ${scale})`;
  const weight = scale === 1 ? '' : ` stroke-width="${round(line / scale)}"`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${sized}"${weight}>${piece}</g>`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const path = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

/** A filled shape with the ink line around it. */
export function shape(points: readonly Point[], fill: string): string {
  return `<path d="${path(points)}Z" fill="{${fill}}"/>`;
}

/** A filled rectangle with the ink line around it; `y` is its lower edge. */
export function box(x: number, y: number, width: number, height: number, fill: string, corner = 0): string {
  const rounded = corner ? ` rx="${corner}"` : '';
  return `<rect x="${x}" y="${round(y - height)}" width="${width}" height="${height}"${rounded} fill="{${fill}}"/>`;
}

/** A flat rectangle without an ink line, for shade or a mark on a surface; `y` is its lower edge. */
export function patch(x: number, y: number, width: number, height: number, fill: string, corner = 0): string {
  return box(x, y, width, height, fill, corner).replace('/>', ' stroke="none"/>');
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="{${fill}}"/>`;
}

/** A filled path with the ink line around it. */
export function outline(d: string, fill: string): string {
  return `<path d="${d}" fill="{${fill}}"/>`;
}

/** An ink line alone: an edge, a seam, a handle. */
export function ink(d: string): string {
  return `<path d="${d}" fill="none"/>`;
}

/** A limb, a hose, a pipe: a stroke of one colour with the ink line along both sides. */
export function limb(points: readonly Point[], width: number, fill: string): string {
  return pipe(path(points), width, fill);
}

/** A flat shape without an ink line: a shaded side, light on a floor. */
export function flat(points: readonly Point[], fill: string): string {
  return `<path d="${path(points)}Z" fill="{${fill}}" stroke="none"/>`;
}

/** A box with its shaded side to the right, away from the light. */
export function block(
  [x, y]: Point,
  [width, height]: readonly [width: number, height: number],
  [fill, shade]: readonly [fill: string, shade: string],
  { depth = 14, corner = 3 } = {},
): string {
  return (
    patch(x, y, width, height, fill, corner) +
    patch(x + width - depth, y, depth, height, shade, corner) +
    `<rect x="${round(x)}" y="${round(y - height)}" width="${width}" height="${height}" rx="${corner}" fill="none"/>`
  );
}

/** As `limb`, but along a path. */
export function pipe(d: string, width: number, fill: string): string {
  const joined = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return (
    `<path d="${d}" ${joined} stroke-width="${width + 2 * line}"/>` +
    `<path d="${d}" ${joined} stroke="{${fill}}" stroke-width="${width}"/>`
  );
}

/** As `flat`, but from a path. */
export function tint(d: string, fill: string): string {
  return outline(d, fill).replace('/>', ' stroke="none"/>');
}
