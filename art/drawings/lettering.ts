import path from 'node:path';
import { loadSync, type Font } from 'opentype.js';
import { round } from './svg';

const fontFile = path.resolve('src/styles/fonts/archivo-outlines.ttf');
let font: Font | undefined;

/** Draws words as outlines, so that a picture needs no font; `x` and `y` are the beginning of the baseline. */
export function lettering(
  words: string,
  size: number,
  { x = 0, y = 0, isCentred = false, fill = 'ink' } = {},
): string {
  font ??= loadSync(fontFile);
  const start = isCentred ? x - font.getAdvanceWidth(words, size) / 2 : x;
  return `<path d="${font.getPath(words, round(start), y, size).toPathData(1)}" fill="{${fill}}" stroke="none"/>`;
}

/** Gives the width of words at a size, in units of the drawing. */
export function letteringWidth(words: string, size: number): number {
  font ??= loadSync(fontFile);
  return font.getAdvanceWidth(words, size);
}
