import type { ContentFiles, MediaFile, Photo } from '../../src/content-model/types';

/** A photograph as the files of the fixtures name it. */
export function fixturePhoto(name: string, alt: string): Photo {
  return { src: `/media/photos/${name}.webp`, alt };
}

/** A WebP of 1280 x 853 pixels in one colour: small enough to stand here, and large enough for every place on a page. */
const onePhoto = Buffer.from(
  'UklGRlIAAABXRUJQVlA4TEUAAAAv/wTVAAfQ6P71uP8BAUnS//2BEf3P+M9//vOf//znP//5z3/+85///Oc///nPf/7zn//85z//+c9//vOf//znP//5/08A',
  'base64',
);

/** The photographs that some files name, as files to be written beside them. */
export function fixturePhotoFiles(files: ContentFiles): { path: string; source: Buffer }[] {
  const named = files.flatMap(({ source }) => source.match(/(?<="\/)media\/photos\/[^"]+/g) ?? []);
  return [...new Set(named)].map((path) => ({ path, source: onePhoto }));
}

/** The same as the checks take them. */
export function fixturePhotoMedia(files: ContentFiles): MediaFile[] {
  return fixturePhotoFiles(files).map(({ path, source }) => ({
    path,
    size: source.length,
    head: source.toString('latin1'),
  }));
}
