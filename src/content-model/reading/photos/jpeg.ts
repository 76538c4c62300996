import { type PhotoParts, viewOf } from './bytes';

const markers = { scan: 0xda, end: 0xd9 };

/** Takes the bytes of a JPEG and gives its parts. Fails with a RangeError where its header breaks off. */
export function readJpeg(bytes: Uint8Array): PhotoParts {
  const view = viewOf(bytes);
  const parts: PhotoParts = { isAnimated: false, isWhole: false };
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    const start = at + 4;
    if (marker === markers.scan) return { ...parts, isWhole: hasEnd(bytes, start) };
    if (isFrame(marker)) {
      parts.height = view.getUint16(start + 1);
      parts.width = view.getUint16(start + 3);
    }
    at += 2 + length;
  }
  return parts;
}

/** C4, C8 and CC are among the markers of frames but say something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Searched for from behind, because some phones write more after the end of the picture. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.length - 2; at >= from; at -= 1)
    if (bytes[at] === 0xff && bytes[at + 1] === markers.end) return true;
  return false;
}
