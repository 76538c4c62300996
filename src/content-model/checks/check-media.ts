import { findClosestName } from '../schema/closest-name';
import { joinWords } from '../schema/parts';
import { inKb, kB } from './file-size';
import type { ContentFolder } from '../reading/content-folder';
import { isAmongPhotos, isFilm, isPicture, pictureFormat } from '../reading/media-kinds';
import { checkPhotoFile, checkPixels, factsOf } from './check-photo-file';
import { checkPhotoUses } from './check-photo-uses';
import {
  type ContentError,
  type FieldPath,
  formatFieldPath,
  quoteFound,
  type TextError,
  wholeFile,
} from '../content-error';
import type { MediaFile } from '../types';

/** Lower than for other pictures, because every page loads a logo. */
const mostOfLogo = 50 * kB;
const mostOfPicture = 500 * kB;
const mostOfFilm = 2000 * kB;

/**
 * Reports logos and photographs that do not exist, logos that are too large, and files of media/ that pages cannot show.
 */
export function checkMedia(folder: ContentFolder, media: readonly MediaFile[]): ContentError[] {
  return [...checkLogos(folder, media), ...checkPhotoUses(folder, media), ...media.flatMap(checkMediaFile)];
}

function checkLogos(folder: ContentFolder, media: readonly MediaFile[]): ContentError[] {
  const brand = folder.all('site').find(({ name }) => name === 'brand');
  if (brand?.name !== 'brand') return [];
  const pictures = media.filter(({ path }) => isPicture(path));
  const addresses = pictures.map(({ path }) => `/${path}`);
  const bySrc = new Map<string, FieldPath[]>();
  for (const [country, { src }] of Object.entries(brand.data.logos))
    bySrc.set(src, [...(bySrc.get(src) ?? []), ['logos', country, 'src']]);
  return [...bySrc].flatMap(([src, [path = [], ...others]]) => {
    const also = others.length > 0 ? `; ${others.map(formatFieldPath).join(' and ')} too` : '';
    const picture = pictures[addresses.indexOf(src)];
    if (!picture) {
      const meant = findClosestName(src, addresses);
      const found = `${quoteFound(src)}, which does not exist`;
      const fix = meant ? `write "${meant}"` : `put the picture at ${src.slice(1)} in the content folder`;
      return [folder.error(brand.path, { path, found, expected: `a picture that is there${also}`, fix })];
    }
    if (picture.size <= mostOfLogo) return [];
    const found = `${quoteFound(src)} of ${inKb(picture.size)}`;
    const expected = `a logo of at most ${inKb(mostOfLogo)}${also}`;
    const fix = 'export it smaller; an SVG is best';
    return [folder.error(brand.path, { path, found, expected, fix })];
  });
}

/** Reports what is wrong with one file of media/: its name, its size or its content. */
export function checkMediaFile(media: MediaFile): ContentError[] {
  const reported = isAmongPhotos(media.path) ? checkPhotoFile(media) : checkOther(media);
  return reported.map((error) => ({ file: media.path, field: wholeFile, ...error }));
}

function checkOther(media: MediaFile): TextError[] {
  const reported =
    checkName(media.path) ?? checkSize(media) ?? (isPicture(media.path) ? checkPicture(media) : undefined);
  return reported ? [reported] : [];
}

function checkName(path: string): TextError | undefined {
  const found = quoteFound(path);
  if (/\.jpe?g$/i.test(path)) {
    return {
      found,
      expected: 'a picture as svg, png, webp or avif',
      fix: 'move it to media/photos/ and name it in a photo field, or save it as .webp',
    };
  }
  if (!isPicture(path.toLowerCase()) && !isFilm(path.toLowerCase())) {
    const expected = 'a picture (svg, png, webp, avif), or the film in media/film/ (webm, mp4)';
    return { found, expected, fix: 'take it out of the content folder' };
  }
  if (/^[a-z0-9./_-]+$/.test(path)) return undefined;
  const fix = `name it ${validPath(path)}`;
  return { found, expected: 'a name of small letters, digits and hyphens: it is part of an address', fix };
}

/** Each part of the path as a part of an address, and the ending as it is. */
function validPath(path: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
  return `${stem
    .split('/')
    .map((part) => joinWords(part) || 'new')
    .join('/')}${extension.toLowerCase()}`;
}

function checkSize({ path, size }: MediaFile): TextError | undefined {
  const most = isFilm(path) ? mostOfFilm : mostOfPicture;
  if (size <= most) return undefined;
  const fix = 'make it smaller: visitors on a phone wait for every byte';
  return { found: `a file of ${inKb(size)}`, expected: `at most ${inKb(most)}`, fix };
}

function checkPicture(media: MediaFile): TextError | undefined {
  const { path, head } = media;
  const extension = path.replace(/^.*\./, '');
  const format = pictureFormat(head);
  if (format !== extension) {
    const found = format ? `a ${format} picture with the name of another kind` : 'a file that is no picture';
    const fix = format ? `name it ${path.slice(0, -extension.length)}${format}` : 'export the picture again';
    return { found, expected: `a picture of the kind its name ends in: ${extension}`, fix };
  }
  if (format === 'svg' && /<script|<foreignObject|\son\w+\s*=|javascript:/i.test(head)) {
    return {
      found: 'a picture with a script in it',
      expected: 'a plain SVG',
      fix: 'export it again as plain SVG',
    };
  }
  return checkPixels(factsOf(media));
}
