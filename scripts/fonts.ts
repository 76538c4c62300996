import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Writes the heading font into the repository: letters of English, French and Spanish, one width, heavy weights. */
const source = require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
const folder = path.resolve('src/styles/fonts');
const characters = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const letters = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”•…ŒœŸ`;
const width = 116;

export default async function main(): Promise<void> {
  const font = readFileSync(source);
  const web = await subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wdth: width, wght: { min: 600, max: 900 } },
  });
  writeFileSync(path.join(folder, 'archivo-headings.woff2'), web);
  // The social images use outlines of one weight.
  const outlines = await subsetFont(font, letters, {
    targetFormat: 'truetype',
    variationAxes: { wdth: width, wght: 800 },
  });
  writeFileSync(path.join(folder, 'archivo-outlines.ttf'), outlines);
  process.stdout.write(
    `archivo-headings.woff2 ${web.length} bytes, archivo-outlines.ttf ${outlines.length} bytes\n`,
  );
}
