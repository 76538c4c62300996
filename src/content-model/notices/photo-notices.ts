import { formatFieldPath } from '../content-error';
import { ofKind } from '../reading/content-folder';
import { photosOf } from '../reading/photos-of';
import type { Content, ContentDocument } from '../types';

const withUses = (documents: readonly ContentDocument[]) =>
  documents.flatMap((document) => photosOf(document).map((use) => ({ file: document.path, ...use })));

/** Lists the photographs with `"sample": true`, one line for each and for each file that names it. */
export function listSamplePhotos(documents: readonly ContentDocument[]): string[] {
  return withUses(documents)
    .filter(({ photo }) => photo.sample)
    .map(({ file, photo }) => `photograph ${photo.src.slice(1)} in ${file}`);
}

/** Lists photographs that are too small for their place, photographs that nothing names, and jobs that are not shown. */
export function listPhotoWarnings({ files: { documents, photos } }: Content): string[] {
  const uses = withUses(documents);
  const known = new Map(photos.map((photo) => [`/${photo.path}`, photo]));
  const inFields = new Set(uses.map(({ photo }) => photo.src));
  const texts = JSON.stringify(documents);
  const isNamed = (src: string): boolean => inFields.has(src) || texts.includes(`src=\\"${src}\\"`);
  const small = uses.flatMap(({ file, path, photo, shownWidth }) => {
    const found = known.get(photo.src);
    if (found?.width === undefined || found.width >= shownWidth) return [];
    const size = `${found.width} x ${found.height} pixels`;
    return [
      `${found.path} has ${size}, but ${file} shows it ${shownWidth} pixels wide (${formatFieldPath(path)}): take a larger one, or it looks blurred`,
    ];
  });
  const unused = photos
    .filter(({ path }) => !isNamed(`/${path}`))
    .map(({ path }) => `${path} is named nowhere: name it in a photo field, or delete it`);
  const hidden = ofKind(documents, 'jobs')
    .filter(({ data }) => !data.customerAgreed)
    .map(
      ({ path }) =>
        `${path} is not shown: set customerAgreed to true once the customer has allowed it, or delete it`,
    );
  return [...small, ...unused, ...hidden];
}
