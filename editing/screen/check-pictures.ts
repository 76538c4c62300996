import { checkMediaFile } from '../../src/content-model/checks/check-media';
import type { ContentError } from '../../src/content-model/content-error';

/** A picture in Decap before it is saved. */
export type Picture = { path: string; toBase64(): Promise<string> };

/** Gives the content check's errors of pictures that are about to be saved. */
export async function findPictureErrors(pictures: readonly Picture[]): Promise<ContentError[]> {
  const errors = await Promise.all(
    pictures.map(async (picture) => {
      const head = atob(await picture.toBase64());
      return checkMediaFile({ path: picture.path.replace(/^content\//, ''), size: head.length, head });
    }),
  );
  return errors.flat();
}
