import { formatFieldPath } from '../content-error';
import { ofKind } from '../reading/content-folder';
import { photosOf } from '../reading/photos-of';
import type { Content, ContentDocument } from '../types';
import type { Notice } from './notice';

const withUses = (documents: readonly ContentDocument[]) =>
  documents.flatMap((document) => photosOf(document).map((use) => ({ file: document.path, ...use })));

/** Gives photographs that are too small for their place, photographs that nothing names, and jobs that are not shown. */
export function findPhotoWarnings({ files: { documents, photos } }: Content): Notice[] {
  const uses = withUses(documents);
  const known = new Map(photos.map((photo) => [`/${photo.path}`, photo]));
  const inFields = new Set(uses.map(({ photo }) => photo.src));
  const texts = JSON.stringify(documents);
  const isNamed = (src: string): boolean => inFields.has(src) || texts.includes(`src=\\"${src}\\"`);
  const small = uses.flatMap(({ file, path, photo, shownWidth }) => {
    const found = known.get(photo.src);
    if (found?.width === undefined || found.width >= shownWidth) return [];
    const size = `${found.width} x ${found.height} pixels`;
    const field = formatFieldPath(path);
    const advice = 'take a larger one, or it looks blurred';
    const words = `${found.path} has ${size}, but ${file} shows it ${shownWidth} pixels wide (${field}): ${advice}`;
    const plain = `this photograph has ${size}, but is shown ${shownWidth} pixels wide: ${advice}`;
    return [{ words, plain, file, field }];
  });
  const unused = photos
    .filter(({ path }) => !isNamed(`/${path}`))
    .map(({ path }) => ({ words: `${path} is named nowhere: name it in a photo field, or delete it` }));
  const hidden = ofKind(documents, 'jobs')
    .filter(({ data }) => !data.customerAgreed)
    .map(({ path }) => ({
      words: `${path} is not shown: set customerAgreed to true once the customer has allowed it, or delete it`,
      plain: 'this job is not shown until the customer has allowed it',
      file: path,
      field: 'customerAgreed',
    }));
  return [...small, ...unused, ...hidden];
}

/** Gives the cities and services that show a drawing, because they have no photograph of their own. */
export function findMissingPhotos({ files: { documents } }: Content): Notice[] {
  const cities = ofKind(documents, 'cities')
    .filter(({ data }) => !data.photos?.crew && !data.photos?.truck)
    .map(({ path, data }) => ({
      words: `${data.locationName}: its crew and its truck`,
      file: path,
      field: 'photos',
    }));
  const services = ofKind(documents, 'services')
    .filter(({ data }) => !data.photo)
    .map(({ path, data }) => ({ words: data.title, file: path, field: 'photo' }));
  return [...cities, ...services];
}
