import { textAt, viewOf } from './bytes';

/** What a camera says of a photograph. */
export type Exif = {
  /** Whether the picture is shown turned or mirrored. */
  isTurned: boolean;
  /** Whether it says where it was taken. */
  hasPlace: boolean;
};

const tags = { orientation: 0x0112, places: 0x8825 };
/** Among the tags of a place: the latitude and the longitude. */
const placeTags = [2, 4];
const entryLength = 12;
const head = 'Exif\0\0';

/**
 * Takes what a camera wrote into a file, with or without the word "Exif" before it. Gives the two things that matter of
 * it; what is no EXIF says neither. The packages that read EXIF need Node's Buffer, which the editing screen has not.
 */
export function readExif(written: Uint8Array): Exif {
  const bytes = textAt(written, 0, head.length) === head ? written.subarray(head.length) : written;
  const mark = textAt(bytes, 0, 2);
  if (bytes.length < 8 || (mark !== 'II' && mark !== 'MM')) return { isTurned: false, hasPlace: false };
  const isLittle = mark === 'II';
  const view = viewOf(bytes);
  const main = listEntries(view, view.getUint32(4, isLittle), isLittle);
  const valueOf = (tag: number) => main.find((entry) => entry.tag === tag)?.at;
  const orientation = valueOf(tags.orientation);
  const places = valueOf(tags.places);
  return {
    isTurned: orientation !== undefined && ![0, 1].includes(view.getUint16(orientation, isLittle)),
    hasPlace:
      places !== undefined &&
      listEntries(view, view.getUint32(places, isLittle), isLittle).some(({ tag }) =>
        placeTags.includes(tag),
      ),
  };
}

/** The entries of a directory with the places of their values, as far as the file has them. */
function listEntries(view: DataView, start: number, isLittle: boolean): { tag: number; at: number }[] {
  if (start + 2 > view.byteLength) return [];
  const room = Math.floor((view.byteLength - start - 2) / entryLength);
  const count = Math.min(view.getUint16(start, isLittle), room);
  return Array.from({ length: count }, (_, index) => {
    const entry = start + 2 + index * entryLength;
    return { tag: view.getUint16(entry, isLittle), at: entry + 8 };
  });
}
