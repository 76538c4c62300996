import sharp, { type Sharp } from 'sharp';
import { PlainError } from '../../local/plain-error';
import { readExif } from '../../src/content-model/reading/photos/exif';
import { isHeic, readHeic } from './read-heic';

/** A photograph that was opened, and what its file says of it. */
export type OpenPhoto = {
  picture: Sharp;
  width: number;
  height: number;
  hasPlace: boolean;
  /** More than one for a picture that moves. */
  frames: number;
};

/**
 * Opens a photograph of any format that a camera, a phone or a program may save; of one that moves, its first frame. Fails
 * for what is no picture.
 */
export async function openPhoto(bytes: Buffer): Promise<OpenPhoto> {
  const options = { failOn: 'error', limitInputPixels: mostPixels } as const;
  const {
    width,
    height,
    format,
    compression,
    exif,
    xmp,
    icc,
    pages = 1,
  } = await sharp(bytes, options).metadata();
  if (format === 'svg') throw new PlainError('it is a drawing, and no photograph');
  const hasPlace = (exif && readExif(exif).hasPlace) || xmp?.includes('GPSLatitude') === true;
  const said = { width, height, hasPlace, frames: format === 'heif' ? 1 : pages };
  if (!isHeic(bytes) || compression === 'av1')
    return { ...said, picture: sharp(bytes, options).autoOrient() };
  return { ...said, picture: await readHeic(bytes, icc) };
}

/** Of a panorama or a scan; more is more than a machine may have memory for. */
const mostPixels = 250_000_000;
