import { load } from 'exifreader';
import { imageSize } from 'image-size';
import type { PhotoFacts } from '../types';
import { pictureFormat } from './media-kinds';

type Format = PhotoFacts['format'];

/** Reads what the checks ask of a photograph from its bytes, without decoding it; runs in a browser too. */
export function readPhoto(bytes: Uint8Array): PhotoFacts | undefined {
  const text = textOf(bytes);
  const format = pictureFormat(text);
  if (!format || format === 'svg') return undefined;
  const { isTurned, hasPlace } = readCameraNotes(bytes);
  return {
    format,
    ...sizeOf(bytes, text),
    // An AVIF is turned by a box of its own, which every browser follows.
    isTurned: format !== 'avif' && isTurned,
    hasPlace,
    isAnimated: isAnimated[format](text),
    isWhole: isWhole[format](text, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
  };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

function sizeOf(bytes: Uint8Array, text: string): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(bytes);
    // An AVIF may say in a box of its own that it is to be turned.
    const box = text.indexOf('irot');
    const isTurned = box > 0 && text.charCodeAt(box + 'irot'.length) % 2 === 1;
    return isTurned ? { width: height, height: width } : { width, height };
  } catch {
    return {};
  }
}

/** Reads of a photograph of any format whether its camera says that it is to be turned, and where it was taken. */
export function readCameraNotes(bytes: Uint8Array): { isTurned: boolean; hasPlace: boolean } {
  // Programs that edit pictures write the place as words too (XMP), at different points of a file.
  const hasPlaceInWords = textOf(bytes).includes('GPSLatitude');
  try {
    const { exif = {} } = load(bytes.slice().buffer, { expanded: true });
    const hasPlace = hasPlaceInWords || 'GPSLatitude' in exif || 'GPSLongitude' in exif;
    return { isTurned: Number(exif.Orientation?.value ?? 1) > 1, hasPlace };
  } catch {
    return { isTurned: false, hasPlace: hasPlaceInWords };
  }
}

const isAnimated: Record<Format, (text: string) => boolean> = {
  jpg: () => false,
  png: (text) => text.slice(0, text.indexOf('IDAT')).includes('acTL'),
  webp: (text) => text.startsWith('VP8X', 12) && (text.charCodeAt(20) & 2) > 0,
  avif: (text) => text.startsWith('avis', 8),
};

/** Where the pixels of a JPEG begin, after its segments; its whole length where there are none. */
function scanStart(view: DataView): number {
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint16(at) !== 0xffda) at += 2 + view.getUint16(at + 2);
  return at + 4 <= view.byteLength ? at : view.byteLength;
}

const isWhole: Record<Format, (text: string, view: DataView) => boolean> = {
  // The small picture that a camera puts in a segment before the pixels has an end of its own.
  jpg: (text, view) => text.includes('ÿÙ', scanStart(view)),
  png: (text) => text.includes('IEND') && text.lastIndexOf('IEND') + 8 <= text.length,
  webp: (text, view) => 8 + view.getUint32(4, true) <= text.length,
  avif: (text, view) => {
    const start = text.indexOf('mdat') - 4;
    return start > 0 && start + view.getUint32(start) <= text.length;
  },
};
