import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { mostOfPhoto } from '../../src/content-model/checks/check-photo-file';

const longestSide = 2000;
const qualities = [82, 74, 66, 58, 50];
const lowest = 50;
const smallerBy = 0.85;

type Made = { data: Buffer; info: OutputInfo };

/**
 * Makes the WebP that is kept of an opened photograph: upright, in the colours of screens, at most 2000 pixels long and
 * 600 kB heavy, and without anything that a camera or a program has written into it. It loses quality before size.
 */
export async function makePhoto(picture: Sharp): Promise<Made> {
  // Sharp keeps nothing but the pixels unless it is asked to.
  const { data, info } = await fitInto(picture.toColourspace('srgb'), longestSide)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  for (const quality of qualities) {
    const made = await encode(pixels(), quality);
    if (isLight(made)) return made;
  }
  for (let side = longestSide * smallerBy; ; side *= smallerBy) {
    const made = await encode(fitInto(pixels(), Math.round(side)), lowest);
    if (isLight(made)) return made;
  }
}

const fitInto = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

const encode = (picture: Sharp, quality: number): Promise<Made> =>
  picture.webp({ quality }).toBuffer({ resolveWithObject: true });

const isLight = ({ data }: Made): boolean => data.length <= mostOfPhoto;
