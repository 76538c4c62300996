import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { thumbnailOf, type DrawingFile } from '../../src/shared/site/drawing-file';
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

/** Twice as wide as a phone shows it (src/shared/ui/drawing.tsx). */
const thumbnailWidth = 400;
/** No loss can be seen. A higher effort takes four times as long and saves 5%. */
const thumbnailFormat = { quality: 45, effort: 2 };

/** Makes a thumbnail of each drawing beside its own file; refuses what is no valid SVG, by the drawing's name. */
export async function writeThumbnails(files: Record<string, DrawingFile>, publicDir: string): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const thumbnail = path.join(publicDir, thumbnailOf(file));
      // The name of its file has the hash of the drawing.
      if (existsSync(thumbnail)) return;
      await sharp(path.join(publicDir, file.src))
        .resize(thumbnailWidth)
        .avif(thumbnailFormat)
        .toFile(thumbnail)
        .catch((error: Error) => {
          throw new Error(`The drawing "${name}" can't be drawn: ${error.message}`);
        });
    }),
  );
}
