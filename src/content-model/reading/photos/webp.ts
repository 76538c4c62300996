import { type PhotoParts, textAt, viewOf } from './bytes';

type Size = { width: number; height: number };

/** Takes the bytes of a WebP and gives its parts. Fails with a RangeError where a chunk breaks off. */
export function readWebp(bytes: Uint8Array): PhotoParts {
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  const parts: PhotoParts = { isAnimated: false, isWhole: end <= bytes.length };
  for (let at = 12; at + 8 <= Math.min(end, bytes.length);) {
    const name = textAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const start = at + 8;
    Object.assign(parts, sizeIn[name]?.(view, start));
    if (name === 'ANIM') parts.isAnimated = true;
    at = start + length + (length % 2);
  }
  return parts;
}

const low14Bits = 0x3fff;

/** The chunks with the pixels, with a loss and without one; a picture that moves has its frames in other chunks. */
const sizeIn: Record<string, (view: DataView, start: number) => Size> = {
  'VP8 ': (view, start) => ({
    width: view.getUint16(start + 6, true) & low14Bits,
    height: view.getUint16(start + 8, true) & low14Bits,
  }),
  VP8L: (view, start) => {
    const bits = view.getUint32(start + 1, true);
    return { width: (bits & low14Bits) + 1, height: ((bits >> 14) & low14Bits) + 1 };
  },
};
