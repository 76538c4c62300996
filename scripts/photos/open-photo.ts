import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { readExif } from '../../src/content-model/reading/photos/exif';

/** A photograph that was opened, and what its file says of it. */
export type OpenPhoto = {
  picture: Sharp;
  width: number;
  height: number;
  hasPlace: boolean;
  /** More than one for a picture that moves. */
  frames: number;
};

/** As phones of Apple write them, in boxes like an AVIF; sharp does not decode their pixels. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei[cx]|hev[cx]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12));

/**
 * Opens a photograph of any format that a camera, a phone or a program may save; of one that moves, its first frame. Fails
 * for what is no picture.
 */
export async function openPhoto(bytes: Buffer): Promise<OpenPhoto> {
  const options = { failOn: 'error', limitInputPixels: mostPixels } as const;
  const { width, height, format, compression, exif, xmp, pages = 1 } = await sharp(bytes, options).metadata();
  if (format === 'svg') throw new Error('it is a drawing: a photograph has pixels');
  const hasPlace = (exif && readExif(exif).hasPlace) || xmp?.includes('GPSLatitude') === true;
  const said = { width, height, hasPlace, frames: format === 'heif' ? 1 : pages };
  if (!isHeic(bytes) || compression === 'av1')
    return { ...said, picture: sharp(bytes, options).autoOrient() };
  const decoded = await decodeHeic({ buffer: bytes });
  const raw = { width: decoded.width, height: decoded.height, channels: 4 } as const;
  return { ...said, ...raw, picture: sharp(decoded.data, { raw }).removeAlpha() };
}

/** Of a panorama or a scan; more is more than a machine may have memory for. */
const mostPixels = 250_000_000;
