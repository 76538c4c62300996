import { type PhotoParts, textAt, viewOf } from './bytes';

type Box = { type: string; start: number; end: number };

/** The boxes in a part of the file, one after another. */
function listBoxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes);
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const written = view.getUint32(at);
    const isLong = written === 1;
    const size = isLong ? Number(view.getBigUint64(at + 8)) : written || to - at;
    const start = at + (isLong ? 16 : 8);
    const end = at + size;
    if (end < start) break;
    boxes.push({ type: textAt(bytes, at + 4, 4), start, end });
    at = end;
  }
  return boxes;
}

/** Before its content, a full box has its version. */
const versionLength = 4;

/**
 * Takes the bytes of an AVIF and gives its parts. Fails with a RangeError where its header breaks off. An AVIF that is to
 * be turned says so in a box that every browser follows, so the size is given as it is shown.
 */
export function readAvif(bytes: Uint8Array): PhotoParts {
  const boxes = listBoxes(bytes, 0, bytes.length);
  const parts: PhotoParts = {
    isAnimated: textAt(bytes, 8, 4) === 'avis',
    isWhole: boxes.some(({ type }) => type === 'mdat') && boxes.every(({ end }) => end <= bytes.length),
  };
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!meta) return parts;
  const inMeta = listBoxes(bytes, meta.start + versionLength, meta.end);
  const properties = inMeta.find(({ type }) => type === 'iprp');
  return { ...parts, ...(properties && sizeOf(bytes, properties)) };
}

/** The largest of the sizes: the others belong to tiles and to a small picture of it. */
function sizeOf(bytes: Uint8Array, properties: Box): { width?: number; height?: number } {
  const view = viewOf(bytes);
  const all = listBoxes(bytes, properties.start, properties.end)
    .filter(({ type }) => type === 'ipco')
    .flatMap(({ start, end }) => listBoxes(bytes, start, end));
  const [largest] = all
    .filter(({ type }) => type === 'ispe')
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }))
    .sort((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) return {};
  const isTurned = all.some(({ type, start }) => type === 'irot' && view.getUint8(start) % 2 === 1);
  return isTurned ? { width: largest.height, height: largest.width } : largest;
}
