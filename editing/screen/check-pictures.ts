import { checkMediaFile } from '../../src/content-model/checks/check-media';
import type { ContentError } from '../../src/content-model/content-error';

/** A picture as Decap holds it until it is saved. */
export type Picture = { path: string; toBase64(): Promise<string> };

/** What is wrong with pictures that are about to be saved, as the content check says it. */
export async function findPictureErrors(pictures: readonly Picture[]): Promise<ContentError[]> {
  const errors = await Promise.all(
    pictures.map(async (picture) => {
      const head = atob(await picture.toBase64());
      return checkMediaFile({ path: picture.path.replace(/^content\//, ''), size: head.length, head });
    }),
  );
  return errors.flat();
}
