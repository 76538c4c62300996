import { line, patch } from './svg';

/** A picture: its size in its own units, and its parts from back to front. */
export type Drawing = { width: number; height: number; parts: (brand: { name: string }) => string };

/** Flat ground colour over the whole picture. */
export function backdrop({ width, height }: Pick<Drawing, 'width' | 'height'>, fill: string): string {
  return patch(0, height, width, height, fill);
}

/** Gives the drawing as an SVG document, in which colours still have their names, as in `{ink}`. */
export function svgDocument({ width, height, parts }: Drawing, brand: { name: string }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `stroke="{ink}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round">${parts(brand)}</svg>`
  );
}
