import { crc32, deflateSync } from 'node:zlib';
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';

/** Whether a file is as phones of Apple save it; sharp reads what it says, but not its pixels. */
export function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cx]|hev[cx]|mif1|msf1)$/.test(bytes.toString('latin1', 4, 12));
}

/** Decodes such a file, upright. `profile` says how its colours are meant, which the pixels alone do not. */
export async function readHeic(bytes: Buffer, profile: Buffer | undefined): Promise<Sharp> {
  const { width, height, data } = await decodeHeic({ buffer: bytes });
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  if (!profile) return picture;
  return sharp(withProfile(await picture.png({ compressionLevel: 0 }).toBuffer(), profile));
}

const headLength = 33;

/** Sharp takes the profile of a picture from nothing but a file: this puts it behind the head of a PNG. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPcolours\0\0', 'latin1'), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  checksum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([png.subarray(0, headLength), length, chunk, checksum, png.subarray(headLength)]);
}
