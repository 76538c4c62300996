import { checkMediaFile } from '../../src/content-model/checks/check-media';
import { isPhoto } from '../../src/content-model/reading/media-kinds';
import type { ContentError } from '../../src/content-model/content-error';
import { pathOf, type Picture } from './decap-backend';

/** Leaves out photographs that no text names: they were chosen, and then another one instead. */
export function dropUnusedPhotos(pictures: readonly Picture[], texts: readonly { raw: string }[]): Picture[] {
  const isNamed = (address: string): boolean => texts.some(({ raw }) => raw.includes(`"${address}"`));
  return pictures.filter(({ path }) => !isPhoto(pathOf(path)) || isNamed(`/${pathOf(path)}`));
}

/** Gives the content check's errors of pictures that are about to be saved. */
export async function findPictureErrors(pictures: readonly Picture[]): Promise<ContentError[]> {
  const errors = await Promise.all(
    pictures.map(async (picture) => {
      const head = atob(await picture.toBase64());
      return checkMediaFile({ path: pathOf(picture.path), size: head.length, head });
    }),
  );
  return errors.flat();
}
