import { isAmongPhotos, isPicture } from '../../src/content-model/reading/media-kinds';
import type { ContentFile, MediaFile } from '../../src/content-model/types';

const ofOthers = /^media\/(logos|film)\/|\.svg$/;
/** Where pictures are named that pages show as they are: the body of a text, and the logos. */
const namesPictures = /\.md$|^site\/brand\.json$/;

/**
 * Lists the files of media/ that are meant as photographs: those of media/photos/, and whatever was dropped beside it that
 * is no logo, no film, no drawing and no picture in a text.
 */
export function listDropped(media: readonly MediaFile[], files: readonly ContentFile[]): MediaFile[] {
  const sources = files.filter(({ path }) => namesPictures.test(path)).map(({ source }) => source);
  const isShown = (path: string) => isPicture(path) && sources.some((source) => source.includes(`/${path}`));
  return media.filter(({ path }) => isAmongPhotos(path) || (!ofOthers.test(path) && !isShown(path)));
}
