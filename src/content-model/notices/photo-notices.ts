import { formatFieldPath } from '../content-error';
import { ofKind } from '../reading/content-folder';
import { photosOf } from '../reading/photos-of';
import type { Content } from '../types';
import type { Notice } from './notice';

/** Gives photographs that are too small for their place, photographs that nothing names, and jobs that are not shown. */
export function findPhotoWarnings({ files: { documents, photos } }: Content): Notice[] {
  const known = new Map(photos.map((photo) => [`/${photo.path}`, photo]));
  const small = documents.flatMap((document) =>
    photosOf(document).flatMap(({ path, photo, shownWidth }) => {
      const found = known.get(photo.src);
      if (found?.width === undefined || found.width >= shownWidth) return [];
      const [file, field] = [document.path, formatFieldPath(path)];
      const size = `${found.width} x ${found.height} pixels`;
      const advice = 'take a larger one, or it looks blurred';
      const words = `${found.path} has ${size}, but ${file} shows it ${shownWidth} pixels wide (${field}): ${advice}`;
      const plain = `this photograph has ${size}, but is shown ${shownWidth} pixels wide: ${advice}`;
      return [{ words, plain, file, field }];
    }),
  );
  const texts = JSON.stringify(documents);
  const unused = photos
    .filter(({ path }) => !texts.includes(`"/${path}\\"`) && !texts.includes(`"/${path}"`))
    .map(({ path }) => ({ words: `${path} is named nowhere: name it in a photo field, or delete it` }));
  const hidden = ofKind(documents, 'jobs')
    .filter(({ data }) => !data.customerAgreed)
    .map(({ path: file }) => ({
      words: `${file} is not shown: set customerAgreed to true once the customer has allowed it, or delete it`,
      plain: 'this job is not shown until the customer has allowed it',
      file,
      field: 'customerAgreed',
    }));
  return [...small, ...unused, ...hidden];
}

/** Gives the cities and services that show a drawing, because they have no photograph of their own. */
export const findMissingPhotos = ({ files: { documents } }: Content): Notice[] =>
  documents.flatMap(({ kind, path: file, data }) => {
    if (kind === 'cities' && !data.photos?.crew && !data.photos?.truck)
      return [{ words: `${data.locationName}: its crew and its truck`, file, field: 'photos' }];
    return kind === 'services' && !data.photo ? [{ words: data.title, file, field: 'photo' }] : [];
  });
