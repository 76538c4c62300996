import { crc32, deflateSync } from 'node:zlib';
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { PlainError } from '../../local/plain-error';
import { readCameraNotes } from '../../src/content-model/reading/read-photo';
import { mostOfPhoto } from '../../src/content-model/checks/check-media';

/** Of a panorama or a scan; more is more than a machine may have memory for. */
const mostPixels = 250_000_000;
const pngHeadLength = 33;
/** What sharp leaves before the notes of a camera. */
const exifHead = 'Exif\0\0';

/** Sharp takes the profile of a picture from nothing but a file: this puts it behind the head of a PNG. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPcolours\0\0', 'latin1'), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  const [head, rest] = [png.subarray(0, pngHeadLength), png.subarray(pngHeadLength)];
  return Buffer.concat([head, length, chunk, checksum, rest]);
}

/** Whether a file is as phones of Apple save it; sharp reads what it says, but not its pixels. */
const isHeic = (bytes: Buffer): boolean =>
  /^ftyp(hei[cx]|hev[cx]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12));

/** Decodes such a file, upright. `profile` says how its colors are meant, which the pixels alone do not. */
async function decode(bytes: Buffer, profile: Buffer | undefined): Promise<Sharp> {
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  if (!profile) return picture;
  return sharp(withProfile(await picture.png({ compressionLevel: 0 }).toBuffer(), profile));
}

/** Opens a photograph, and the first frame of one that moves; fails for what is no picture. */
export async function openPhoto(bytes: Buffer) {
  const options = { failOn: 'error', limitInputPixels: mostPixels } as const;
  const { width, height, format, compression, exif, icc, pages } = await sharp(bytes, options).metadata();
  if (format === 'svg') throw new PlainError('it is a drawing, and no photograph');
  const picture =
    isHeic(bytes) && compression !== 'av1' ? await decode(bytes, icc) : sharp(bytes, options).autoOrient();
  return {
    picture,
    width,
    height,
    hasPlace: [bytes, exif?.subarray(exifHead.length) ?? bytes].some(
      (part) => readCameraNotes(part).hasPlace,
    ),
    /** More than one for a picture that moves. */
    frames: format === 'heif' ? 1 : (pages ?? 1),
  };
}

const longestSide = 2000;
/** One after the other; at the last it gets smaller. */
const qualities = [82, 74, 66, 58, 50];
const lowest = qualities.length - 1;
const smallerBy = 0.85;

const fitInto = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

/** Makes a WebP of at most 2000 pixels and 600 kB, without what a camera wrote; it loses quality before size. */
export async function makePhoto(picture: Sharp) {
  // Sharp keeps nothing but the pixels unless it is asked to.
  const { data, info } = await fitInto(picture.toColourspace('srgb'), longestSide)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (let tries = 0; ; tries += 1) {
    const side = Math.round(longestSide * smallerBy ** Math.max(0, tries - lowest));
    const made = await fitInto(sharp(data, { raw: { width, height, channels } }), side)
      .webp({ quality: qualities[Math.min(tries, lowest)] })
      .toBuffer({ resolveWithObject: true });
    if (made.data.length <= mostOfPhoto) return made;
  }
}
