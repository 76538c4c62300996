import { textAt, viewOf } from './bytes';

type Part = { start: number };

/** Reads numbers of different widths one after another. */
class Reader {
  private readonly view: DataView;

  constructor(
    bytes: Uint8Array,
    public at: number,
  ) {
    this.view = viewOf(bytes);
  }

  /** A number of that many bytes; 0 where it has none. */
  next(byteCount: number): number {
    let value = 0;
    for (let index = 0; index < byteCount; index += 1)
      value = value * 256 + this.view.getUint8(this.at + index);
    this.at += byteCount;
    return value;
  }
}

/**
 * Takes the bytes of an AVIF, its list of items and the list of their places. Gives what the camera wrote; nothing where
 * there is none.
 */
export function findExif(
  bytes: Uint8Array,
  items: Part | undefined,
  places: Part | undefined,
): Uint8Array | undefined {
  const id = items && findExifItem(bytes, items.start);
  const place = places && id !== undefined ? findPlace(bytes, places.start, id) : undefined;
  if (!place) return undefined;
  const beforeExif = 4 + viewOf(bytes).getUint32(place.start);
  return bytes.subarray(place.start + beforeExif, place.start + place.length);
}

function findExifItem(bytes: Uint8Array, start: number): number | undefined {
  const list = new Reader(bytes, start);
  const version = list.next(1);
  list.next(3);
  const count = list.next(version === 0 ? 2 : 4);
  for (let index = 0; index < count; index += 1) {
    const entry = list.at;
    const size = list.next(4);
    list.next(4);
    const idLength = list.next(1) === 2 ? 2 : 4;
    list.next(3);
    const id = list.next(idLength);
    list.next(2);
    if (textAt(bytes, list.at, 4) === 'Exif') return id;
    list.at = entry + Math.max(size, 8);
  }
  return undefined;
}

function findPlace(
  bytes: Uint8Array,
  start: number,
  wanted: number,
): { start: number; length: number } | undefined {
  const list = new Reader(bytes, start);
  const version = list.next(1);
  list.next(3);
  const widths = list.next(2);
  const [offsetWidth, lengthWidth, baseWidth, indexWidth] = [12, 8, 4, 0].map(
    (shift) => (widths >> shift) & 15,
  );
  const idWidth = version < 2 ? 2 : 4;
  const count = list.next(idWidth);
  for (let item = 0; item < count; item += 1) {
    const id = list.next(idWidth);
    // How the place is meant, and in which file: in this one, from its first byte.
    list.next(version === 0 ? 2 : 4);
    const base = list.next(baseWidth as number);
    const extents = list.next(2);
    for (let extent = 0; extent < extents; extent += 1) {
      if (version > 0) list.next(indexWidth as number);
      const offset = list.next(offsetWidth as number);
      const length = list.next(lengthWidth as number);
      if (id === wanted) return { start: base + offset, length };
    }
  }
  return undefined;
}
