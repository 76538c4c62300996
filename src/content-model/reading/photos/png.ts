import { type PhotoParts, textAt, viewOf } from './bytes';

const signatureLength = 8;
/** Besides its data a chunk has its length, its name and a checksum. */
const aroundChunk = 12;

/** Takes the bytes of a PNG and gives its parts. Fails with a RangeError where a chunk breaks off. */
export function readPng(bytes: Uint8Array): PhotoParts {
  const view = viewOf(bytes);
  const parts: PhotoParts = { isAnimated: false, isWhole: false };
  for (let at = signatureLength; ;) {
    const length = view.getUint32(at);
    const start = at + 8;
    at += length + aroundChunk;
    switch (textAt(bytes, start - 4, 4)) {
      case 'IHDR':
        parts.width = view.getUint32(start);
        parts.height = view.getUint32(start + 4);
        break;
      case 'acTL':
        parts.isAnimated = true;
        break;
      case 'IEND':
        return { ...parts, isWhole: at <= bytes.length };
    }
  }
}
