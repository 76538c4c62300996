import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { smallPicture, type DrawingFile } from '../../src/shared/site/drawing-file';
import { letterName } from './lettering';
import { colour, type Palette } from './palette';
import type { Drawing } from './read-drawings';

export type DrawnBrand = { name: string; colors: Palette; drawingColors: Palette };

/** Gives a drawing as SVG, in a brand's colors and with its name on the truck; `added` lies over it. */
export function drawFor(brand: DrawnBrand, { svg }: Pick<Drawing, 'svg'>, added = ''): string {
  const whole = letterName(svg, brand.name).replace('</svg>', () => `${added}</svg>`);
  return colour(whole, { ...brand.colors, ...brand.drawingColors });
}

/** Gives a drawing as a data address, for one that must come with the page itself. */
export function inlineDrawing(drawing: Drawing, brand: DrawnBrand): DrawingFile {
  const escaped = drawFor(brand, drawing).replace(/[ "#%<>]/g, encodeURIComponent);
  const { width, height } = drawing;
  return { src: `data:image/svg+xml,${escaped}`, width, height };
}

/** Writes every drawing in the brand's colors. The file's name has a hash of its content, so browsers may cache it. */
export function writeDrawings(
  drawings: Record<string, Drawing>,
  brand: DrawnBrand,
  publicDir: string,
): Record<string, DrawingFile> {
  const folder = path.join(publicDir, 'drawings');
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => {
      const svg = drawFor(brand, drawing);
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
      const file = `${name}-${hash}.svg`;
      writeFileSync(path.join(folder, file), svg);
      const { width, height } = drawing;
      return [name, { src: `/drawings/${file}`, width, height }];
    }),
  );
}

/** Two pixels for each of the widest space that a phone gives it. */
const smallWidth = 400;
/** As sharp as it can be seen; more effort would take four times as long to save a twentieth. */
const smallFormat = { quality: 45, effort: 2 };

/** Makes a small picture of each drawing, for phones (src/shared/ui/small-drawing.tsx), beside its own file. */
export async function writeSmallPictures(
  files: Record<string, DrawingFile>,
  publicDir: string,
): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const small = path.join(publicDir, smallPicture(file));
      // The name of its file has the hash of the drawing.
      if (existsSync(small)) return;
      const drawn = sharp(path.join(publicDir, file.src));
      await drawn
        .resize(smallWidth)
        .avif(smallFormat)
        .toFile(small)
        .catch((error: Error) => {
          throw new Error(`The drawing "${name}" can't be drawn: ${error.message}`);
        });
    }),
  );
}
