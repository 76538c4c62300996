import path from 'node:path';
import { loadSync, type Font } from 'opentype.js';

const fontFile = path.resolve('src/styles/fonts/archivo-outlines.ttf');
let font: Font | undefined;

/** French has this narrow space before a mark that ends a sentence; the font has only the wide one. */
const withFontSpaces = (words: string): string => words.replaceAll('\u202f', '\u00a0');

const round = (value: number): number => Math.round(value * 10) / 10;

/** Draws words as outlines, so that a picture needs no font; `x` and `y` are the beginning of the baseline. */
export function lettering(
  written: string,
  size: number,
  { x = 0, y = 0, isCentred = false, fill = 'ink' } = {},
): string {
  font ??= loadSync(fontFile);
  const words = withFontSpaces(written);
  const start = isCentred ? x - font.getAdvanceWidth(words, size) / 2 : x;
  return `<path d="${font.getPath(words, round(start), y, size).toPathData(1)}" fill="{${fill}}" stroke="none"/>`;
}

export function letteringWidth(words: string, size: number): number {
  font ??= loadSync(fontFile);
  return font.getAdvanceWidth(withFontSpaces(words), size);
}

/** Puts a brand's name in the place of each `<text>`; not every vector editor keeps its size, so the truck's is usual. */
export function letterName(svg: string, name: string): string {
  return svg.replace(/<text\b([^>]*)>.*?<\/text>/gs, (_, attributes: string) => {
    const valueOf = (attribute: string, usual: number) =>
      Number(new RegExp(`\\b${attribute}="(-?[\\d.]+)`).exec(attributes)?.[1] ?? usual);
    const words = name.toUpperCase();
    const size = Math.min(valueOf('font-size', 44), valueOf('textLength', 250) / letteringWidth(words, 1));
    // The middle of capitals is this much of their size above their baseline.
    const y = valueOf('y', -186) + size / 2.6;
    return lettering(words, size, { x: valueOf('x', 208), y, isCentred: true });
  });
}
