import sharp from 'sharp';

/** As a phone held upright saves it: lying down, with a note to turn it. */
const stored = { width: 4032, height: 3024 };

/**
 * Makes a photograph of about 12 MB as a phone takes it in an upright hand, with the place in it. Its upper part is red as
 * a person sees it, which is the left part as it is stored.
 */
export async function takePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const sky = { create: { width: 1000, height: stored.height, channels: 3, background: '#d01818' } } as const;
  return sharp({ create: { ...stored, channels: 3, background: '#888', noise } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Telephone', Model: 'Twelve' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '43/1 39/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '79/1 23/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The colour at a point of a picture, as [red, green, blue]; the point is in percent. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const column = Math.floor((x / 100) * info.width);
  const row = Math.floor((y / 100) * info.height);
  const at = (row * info.width + column) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** The first bytes of a photograph as iPhones keep it, and none of the picture. */
export const heicPhoto = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
