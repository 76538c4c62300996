import { findClosestName } from '../schema/closest-name';
import type { ContentFolder } from '../reading/content-folder';
import { isPhoto } from '../reading/media-kinds';
import { photosOf } from '../reading/photos-of';
import { type ContentError, quoteFound } from '../content-error';
import type { MediaFile } from '../types';

/** The part of an address that tells photographs apart. */
const nameOf = (path: string): string => path.replace(/^\/?media\/photos\//, '').replace(/\.[^.]*$/, '');

/** Reports photographs that the content names and that are not there. */
export function checkPhotoUses(folder: ContentFolder, media: readonly MediaFile[]): ContentError[] {
  const paths = media.map(({ path }) => path).filter(isPhoto);
  const addresses = new Set(paths.map((path) => `/${path}`));
  const names = paths.map(nameOf);
  return folder.documents.flatMap((document) =>
    photosOf(document)
      .filter(({ photo }) => !addresses.has(photo.src))
      .map(({ path, photo: { src } }) => {
        const meant = findClosestName(nameOf(src), names);
        return folder.error(document.path, {
          path: [...path, 'src'],
          found: `${quoteFound(src)}, which does not exist`,
          expected: 'a photograph that is there',
          fix: meant
            ? `write "/${paths[names.indexOf(meant)]}"`
            : `put the photograph at ${src.slice(1)} in the content folder`,
        });
      }),
  );
}
