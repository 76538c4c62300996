import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { Photo } from '../../../src/content-model/types';
import { drawPhoto } from '../../../__tests__/support/photo-shapes';

const photo = (file: string, alt: string): Photo => ({ src: `/media/photos/${file}`, alt });

/** The photographs of the second brand by their shapes, as its files name them. */
export const secondPhotos = {
  portrait: { ...photo('portrait.webp', 'Upright, as a phone is held'), focus: { x: 30, y: 20 } },
  landscape: photo('landscape.jpg', 'Wide, as a camera is held'),
  panorama: photo('panorama.webp', 'Very wide, all along the river'),
  grey: photo('grey.jpg', 'Without any colour'),
  seeThrough: photo('see-through.png', 'With nothing around it'),
  forPrint: photo('for-print.jpg', 'In the colours of a printer'),
  large: photo('large.jpg', 'Nearly forty megapixels of the same'),
} satisfies Record<string, Photo>;

const pictures: Record<keyof typeof secondPhotos, () => Sharp> = {
  portrait: () => drawPhoto(1280, 1920).webp(),
  landscape: () => drawPhoto(1920, 1280).jpeg(),
  panorama: () => drawPhoto(2000, 420).webp(),
  grey: () => drawPhoto(1400, 1000).toColourspace('b-w').jpeg(),
  seeThrough: () => drawPhoto(1200, 900).ensureAlpha(0.5).png(),
  forPrint: () => drawPhoto(1200, 900).toColourspace('cmyk').jpeg(),
  large: () => drawPhoto(7700, 5180).jpeg(),
};

/** Draws them into the content folder of that brand. */
export async function writeSecondPhotos(folder: string): Promise<void> {
  mkdirSync(path.join(folder, 'media/photos'), { recursive: true });
  for (const [shape, draw] of Object.entries(pictures))
    await draw().toFile(path.join(folder, secondPhotos[shape as keyof typeof pictures].src));
}
