import sharp, { type Sharp } from 'sharp';
import { mostOfPhoto } from '../../src/content-model/checks/check-media';

const longestSide = 2000;
const qualities = [82, 74, 66, 58];
const lowest = 50;
const smallerBy = 0.85;

const fitInto = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/**
 * Makes the WebP that is kept of an opened photograph: upright, in the colors of screens, at most 2000 pixels long and
 * 600 kB heavy, and without anything that a camera or a program has written into it. It loses quality before size.
 */
export async function makePhoto(picture: Sharp) {
  // Sharp keeps nothing but the pixels unless it is asked to.
  const { data, info } = await fitInto(picture.toColourspace('srgb'), longestSide)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const encode = (quality: number, side: number) =>
    fitInto(sharp(data, { raw: { width, height, channels } }), Math.round(side))
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
  for (const quality of qualities) {
    const made = await encode(quality, longestSide);
    if (made.data.length <= mostOfPhoto) return made;
  }
  for (let side = longestSide; ; side *= smallerBy) {
    const made = await encode(lowest, side);
    if (made.data.length <= mostOfPhoto) return made;
  }
}
