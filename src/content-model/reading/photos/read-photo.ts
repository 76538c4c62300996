import type { PhotoFacts } from '../../types';
import { pictureFormat } from '../media-kinds';
import { readAvif } from './avif';
import { type PhotoParts, textAt } from './bytes';
import { readExif } from './exif';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { readWebp } from './webp';

const readers = { jpg: readJpeg, png: readPng, webp: readWebp, avif: readAvif };
const headLength = 16;

/**
 * Takes all bytes of a photograph and gives what the checks ask of it; nothing for a file of another format. It decodes no
 * picture, and runs in a browser too.
 */
export function readPhoto(bytes: Uint8Array): PhotoFacts | undefined {
  const format = formatOf(bytes);
  if (!format) return undefined;
  const { isTurned, hasPlace } = readExif(bytes);
  return {
    format,
    ...readParts(format, bytes),
    // An AVIF is turned by a box of its own.
    isTurned: format !== 'avif' && isTurned,
    hasPlace: hasPlace || hasPlaceInWords(bytes),
  };
}

function formatOf(bytes: Uint8Array): PhotoFacts['format'] | undefined {
  const head = textAt(bytes, 0, headLength);
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpg';
  const format = pictureFormat(head);
  return format === 'svg' ? undefined : format;
}

function readParts(format: PhotoFacts['format'], bytes: Uint8Array): PhotoParts {
  try {
    return readers[format](bytes);
  } catch (error) {
    // Something in it points behind its end.
    if (error instanceof RangeError) return { isAnimated: false, isWhole: false };
    throw error;
  }
}

/** Programs that edit pictures write places as text too (XMP), at different points of a file. */
function hasPlaceInWords(bytes: Uint8Array): boolean {
  const word = 'GPSLatitude';
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (textAt(bytes, at, word.length) === word) return true;
  return false;
}
