import { findClosestName } from '../schema/closest-name';
import type { ContentFolder } from '../reading/content-folder';
import { isPhoto, isPicture } from '../reading/media-kinds';
import { photosOf } from '../reading/photos-of';
import { type FieldPath, ofField, quoteFound, type Reported } from '../content-error';
import type { ContentDocument, MediaFile } from '../types';
import { inKb } from './check-media';

/** Lower than for other pictures, because every page loads a logo. */
const mostOfLogo = 50_000;

type Use = { path: FieldPath; src: string; fits: (file: string) => boolean };

function usesOf(document: ContentDocument): Use[] {
  const photos = photosOf(document).map(({ path, photo: { src } }) => ({ path, src, fits: isPhoto }));
  if (document.kind !== 'site' || document.name !== 'brand') return photos;
  return Object.entries(document.data.logos).map(([country, { src }]) => {
    return { path: ['logos', country], src, fits: isPicture };
  });
}

const nameOf = (address: string): string => address.replace(/^\/?media\/(photos\/)?|\.[^.]*$/g, '');

/** Reports the fields that name a picture which is not there or cannot be shown there, and logos that are too heavy. */
export function checkPictures(folder: ContentFolder, media: readonly MediaFile[]): Reported[] {
  return folder.documents.flatMap((document) =>
    usesOf(document).flatMap(({ path, src, fits }) => {
      const report = (found: string, expected: string, fix: string): Reported[] => [
        ofField(document.path, [...path, 'src'], found, expected, fix),
      ];
      const known = media.filter((file) => fits(file.path));
      const picture = known.find((file) => `/${file.path}` === src);
      if (picture) {
        if (fits === isPhoto || picture.size <= mostOfLogo) return [];
        const found = `${quoteFound(src)} of ${inKb(picture.size)}`;
        return report(found, `a logo of at most ${inKb(mostOfLogo)}`, 'export it smaller; an SVG is best');
      }
      const names = known.map((file) => nameOf(file.path));
      const meant = known[names.indexOf(findClosestName(nameOf(src), names) ?? '')];
      const fix = meant
        ? `write "/${meant.path}"`
        : `put the picture at ${src.slice(1)} in the content folder`;
      const expected = `a picture that is there, ${fits === isPhoto ? 'in' : 'outside'} media/photos/`;
      return report(`${quoteFound(src)}, which does not exist there`, expected, fix);
    }),
  );
}
