import { viewOf } from './bytes';

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
const headers = { little: 0x49492a00, big: 0x4d4d002a };

/**
 * Takes all bytes of a photograph, or those that a camera wrote. Gives the two things that matter of what it wrote, which
 * begins alike in files of every format; without any it says neither. Of several, the first says how it is turned. The
 * packages that read EXIF need Node's Buffer, which the editing screen has not.
 */
export function readExif(bytes: Uint8Array): Exif {
  const view = viewOf(bytes);
  const found: Exif[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += 1) {
    if (bytes[at] !== 0x49 && bytes[at] !== 0x4d) continue;
    const header = view.getUint32(at);
    if (header === headers.little || header === headers.big)
      found.push(readEntries(viewOf(bytes.subarray(at)), header === headers.little));
  }
  return { isTurned: found[0]?.isTurned ?? false, hasPlace: found.some(({ hasPlace }) => hasPlace) };
}

function readEntries(view: DataView, isLittle: boolean): Exif {
  const main = listEntries(view, view.getUint32(4, isLittle), isLittle);
  const valueOf = (tag: number) => main.find((entry) => entry.tag === tag)?.at;
  const orientation = valueOf(tags.orientation);
  const places = valueOf(tags.places);
  const ofPlaces = places === undefined ? [] : listEntries(view, view.getUint32(places, isLittle), isLittle);
  return {
    isTurned: orientation !== undefined && ![0, 1].includes(view.getUint16(orientation, isLittle)),
    hasPlace: ofPlaces.some(({ tag }) => placeTags.includes(tag)),
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
