import { inKb, kB } from './file-size';
import { isPhoto } from '../reading/media-kinds';
import { readPhoto } from '../reading/photos/read-photo';
import { quoteFound, type TextError } from '../content-error';
import type { MediaFile, PhotoFacts } from '../types';

/** No page shows the file itself, but everyone who has the project has it, and each build reads it. */
export const mostOfPhoto = 600 * kB;
const megapixel = 1_000_000;
const mostMegapixels = 40;

const repair = 'run npm run photos, or choose the photograph anew on the editing screen: both fix it';
/** What a camera, a phone or a program may have saved a photograph as. */
const endings = /\.(jpe?g|png|webp|avif|gif|tiff?|hei[cf])$/i;

/**
 * Reports everything that is wrong with one file of media/photos/: its name, its size, and what its bytes say. Each is
 * fixed by `npm run photos`, except a file that is damaged or no photograph.
 */
export function checkPhotoFile(media: MediaFile): TextError[] {
  const { path, size } = media;
  const ofName = checkName(path);
  // Only of a file with the right ending is it known what it should be.
  if (!isPhoto(path)) return ofName;
  const facts = factsOf(media);
  return [...ofName, ...checkWeight(size), ...(facts ? checkFacts(path, facts) : [unknownFormat])];
}

/** What the bytes of a picture say of it; nothing for a file of another format, such as SVG. */
export const factsOf = ({ photo, head }: MediaFile): PhotoFacts | undefined =>
  photo ?? readPhoto(Uint8Array.from(head, (byte) => byte.charCodeAt(0)));

/**
 * Reports a picture of any kind with more pixels than a phone can hold: each needs four bytes of its memory, however few
 * the file has.
 */
export function checkPixels({ width = 0, height = 0 }: Partial<PhotoFacts> = {}): TextError | undefined {
  const megapixels = (width * height) / megapixel;
  if (megapixels <= mostMegapixels) return undefined;
  const found = `${width} x ${height} pixels, which is ${Math.ceil(megapixels * 10) / 10} megapixels`;
  return { found, expected: `at most ${mostMegapixels} megapixels`, fix: 'export it with fewer pixels' };
}

function checkName(path: string): TextError[] {
  const found = quoteFound(path);
  if (!endings.test(path)) {
    const expected = 'a photograph: jpg, png, webp or avif';
    return [{ found, expected, fix: 'take it out of the folder of the photographs' }];
  }
  if (isPhoto(path) && /^[a-z0-9./_-]+$/.test(path)) return [];
  const expected =
    'a name of small letters, digits and hyphens that ends in .jpg, .png, .webp or .avif: it is part of an address';
  return [{ found, expected, fix: repair }];
}

function checkWeight(size: number): TextError[] {
  if (size <= mostOfPhoto) return [];
  return [{ found: `a photograph of ${inKb(size)}`, expected: `at most ${inKb(mostOfPhoto)}`, fix: repair }];
}

const unknownFormat: TextError = {
  found: 'a file of another format than its name says',
  expected: 'a photograph: jpg, png, webp or avif',
  fix: `if it shows a picture elsewhere, ${repair}; otherwise delete it`,
};

function checkFacts(path: string, facts: PhotoFacts): TextError[] {
  const ending = path.replace(/^.*\./, '');
  const { format, isWhole, isAnimated, isTurned, hasPlace } = facts;
  if (!isWhole) {
    const fix = 'copy it once more from where it came: nothing else brings back what is missing';
    return [{ found: 'a file that ends in the middle', expected: 'a whole photograph', fix }];
  }
  const all: [boolean, Omit<TextError, 'fix'>][] = [
    [
      format !== ending,
      {
        found: `a ${format} picture with the name of another kind`,
        expected: `a picture of the kind its name ends in: ${ending}`,
      },
    ],
    [isAnimated, { found: 'a picture that moves', expected: 'a photograph that stands still' }],
    [
      isTurned,
      {
        found: 'a photograph that its camera has saved lying down, with a note to turn it',
        expected: 'one that is upright without such a note',
      },
    ],
    [
      hasPlace,
      {
        found: 'the place where it was taken, to the meter',
        expected: 'a photograph that says nothing of a place: everyone who has the file can read it',
      },
    ],
  ];
  const wrong = all.filter(([isWrong]) => isWrong).map(([, error]) => error);
  const tooLarge = checkPixels(facts);
  return [...wrong, ...(tooLarge ? [tooLarge] : [])].map((error) => ({ ...error, fix: repair }));
}
