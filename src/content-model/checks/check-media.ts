import { joinWords } from '../schema/parts';
import { isAmongPhotos, isFilm, isPhoto, isPicture, pictureFormat } from '../reading/media-kinds';
import { readPhoto } from '../reading/read-photo';
import { type ContentError, quoteFound, type TextError, wholeFile } from '../content-error';
import type { MediaFile, PhotoFacts } from '../types';

const kB = 1000;
const mostOfFilm = 2000 * kB;
const mostOfPicture = 500 * kB;
/** No page shows the file itself, but everyone who has the project has it, and each build reads it. */
export const mostOfPhoto = 600 * kB;
const megapixel = 1_000_000;
/** Each pixel needs four bytes of a phone's memory, however few the file has. */
const mostMegapixels = 40;

/** Writes the size of a file as messages have it. */
export const inKb = (bytes: number): string => `${Math.ceil(bytes / kB)} kB`;

const repair = 'run npm run photos, or choose the photograph again on the editing screen: both fix it';
/** What a camera, a phone or a program may have saved a photograph as. */
const ofPhotos = /\.(jpe?g|png|webp|avif|gif|tiff?|hei[cf])$/i;

/** Reports what is wrong with a file of media/: its name, size or bytes. `npm run photos` fixes photographs. */
export function checkMediaFile(media: MediaFile): ContentError[] {
  const reported = [...checkName(media.path), ...checkSize(media), ...checkBytes(media)];
  return reported.map((error) => ({ file: media.path, field: wholeFile, ...error }));
}

function checkName(path: string): TextError[] {
  const among = isAmongPhotos(path);
  const isRight = among ? isPhoto : (file: string) => isPicture(file) || isFilm(file);
  if (isRight(path) && /^[a-z0-9./_-]+$/.test(path)) return [];
  const kinds = among
    ? 'a photograph (jpg, png, webp, avif)'
    : 'a picture (svg, png, webp, avif), or the film in media/film/ (webm, mp4)';
  const expected = `${kinds}, named in small letters, digits and hyphens`;
  return [{ found: quoteFound(path), expected, fix: fixName(path, isRight(path.toLowerCase())) }];
}

function fixName(path: string, isRightKind: boolean): string {
  if (isAmongPhotos(path) && ofPhotos.test(path)) return repair;
  if (isRightKind) return `name it ${validPath(path)}`;
  if (/\.jpe?g$/i.test(path))
    return 'move it to media/photos/ and name it in a photo field, or save it as .webp';
  return 'take it out of the content folder';
}

function validPath(path: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[^./]*)?$/.exec(path) ?? [];
  const parts = stem.split('/').map((part) => joinWords(part) || 'new');
  return `${parts.join('/')}${extension.toLowerCase()}`;
}

function checkSize({ path, size }: MediaFile): TextError[] {
  const among = isAmongPhotos(path);
  const ofOthers = isFilm(path) ? mostOfFilm : mostOfPicture;
  const most = among ? mostOfPhoto : ofOthers;
  if (size <= most) return [];
  const fix = among ? repair : 'make it smaller: visitors on a phone wait for every byte';
  return [{ found: `a file of ${inKb(size)}`, expected: `at most ${inKb(most)}`, fix }];
}

/** Only of a file with the right ending is it known what it should be. */
function checkBytes(media: MediaFile): TextError[] {
  const { path, head } = media;
  if (!isPhoto(path) && !isPicture(path)) return [];
  const photo = media.photo ?? readPhoto(Uint8Array.from(head, (byte) => byte.charCodeAt(0)));
  const wrongFormat = checkFormat(path, photo?.format ?? pictureFormat(head));
  const isUnsafe = path.endsWith('.svg') && /<script|<foreignObject|\son\w+\s*=|javascript:/i.test(head);
  const unsafe = {
    found: 'a picture with a script in it',
    expected: 'a plain SVG',
    fix: 'export it again as one',
  };
  return [
    ...wrongFormat,
    ...(isUnsafe && wrongFormat.length === 0 ? [unsafe] : []),
    ...(photo ? checkFacts(photo, isPhoto(path)) : []),
  ];
}

function checkFormat(path: string, format: string | undefined): TextError[] {
  const extension = path.replace(/^.*\./, '');
  if (format === extension) return [];
  const expected = `a picture of the kind its name ends in: ${extension}`;
  const fix = isPhoto(path)
    ? `if it shows a picture elsewhere, ${repair}; otherwise delete it`
    : 'export it again';
  if (!format) return [{ found: 'a file that is not a picture', expected, fix }];
  const renamed = `name it ${path.slice(0, -extension.length)}${format}`;
  const found = `a ${format} picture with the name of another kind`;
  return [{ found, expected, fix: isPhoto(path) ? repair : renamed }];
}

function checkFacts({ width = 0, height = 0, ...facts }: PhotoFacts, isOfPhotos: boolean): TextError[] {
  const megapixels = (width * height) / megapixel;
  const size = `${width} x ${height} pixels, which is ${Math.ceil(megapixels * 10) / 10} megapixels`;
  if (isOfPhotos && !facts.isWhole) {
    const fix = 'copy it once more from where it came: nothing else brings back what is missing';
    return [{ found: 'a file that ends in the middle', expected: 'a whole photograph', fix }];
  }
  const { isAnimated, isTurned, hasPlace } = facts;
  const lying = 'a photograph that its camera has saved lying down, with a note to turn it';
  const placeless = 'a photograph that says nothing of a place: everyone who has the file can read it';
  const wrong: [isWrong: boolean, found: string, expected: string][] = [
    [isOfPhotos && isAnimated, 'a picture that moves', 'a photograph that stands still'],
    [isOfPhotos && isTurned, lying, 'one that is upright without such a note'],
    [isOfPhotos && hasPlace, 'the place where it was taken, to the meter', placeless],
    [megapixels > mostMegapixels, size, `at most ${mostMegapixels} megapixels`],
  ];
  const fix = isOfPhotos ? repair : 'export it with fewer pixels';
  return wrong.filter(([isWrong]) => isWrong).map(([, found, expected]) => ({ found, expected, fix }));
}
