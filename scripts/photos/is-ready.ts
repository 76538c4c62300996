import sharp from 'sharp';
import { checkMediaFile } from '../../src/content-model/checks/check-media';
import { isAmongPhotos } from '../../src/content-model/reading/media-kinds';
import type { MediaFile } from '../../src/content-model/types';

/**
 * Whether a photograph is as the site needs it: it is among the others, the check has no word on it, and neither the camera
 * nor a program has written anything into it.
 */
export async function isReady(media: MediaFile, bytes: Buffer): Promise<boolean> {
  if (!isAmongPhotos(media.path) || checkMediaFile(media).length > 0) return false;
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  return !exif && !xmp && !iptc;
}
