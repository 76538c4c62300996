import type { Sharp } from 'sharp';
import { readPhoto } from '../../../../src/content-model/reading/photos/read-photo';
import { drawPhoto } from '../../../support/photo-shapes';

test.each<[string, string, (picture: Sharp) => Sharp]>([
  ['JPEG', 'jpg', (picture) => picture.jpeg()],
  ['progressive JPEG', 'jpg', (picture) => picture.jpeg({ progressive: true })],
  ['PNG', 'png', (picture) => picture.png()],
  ['WebP', 'webp', (picture) => picture.webp()],
  ['WebP without a loss', 'webp', (picture) => picture.webp({ lossless: true })],
  ['WebP that one can see through', 'webp', (picture) => picture.ensureAlpha(0.5).webp()],
  ['WebP with a note', 'webp', (picture) => picture.withMetadata({ orientation: 1 }).webp()],
  ['AVIF', 'avif', (picture) => picture.avif({ effort: 0 })],
])('the size of a %s is read', async (_kind, format, save) => {
  const bytes = await save(drawPhoto(1021, 517)).toBuffer();
  expect(readPhoto(bytes)).toMatchObject({ format, width: 1021, height: 517, isWhole: true });
});

test('an AVIF that is to be turned has the size with which it is shown', async () => {
  const bytes = await drawPhoto(102, 51).withMetadata({ orientation: 6 }).avif().toBuffer();
  expect(readPhoto(bytes)).toMatchObject({ width: 51, height: 102, isTurned: false });
});

/** A part of an AVIF: its length, its name and what is in it. */
function box(type: string, ...content: (string | Buffer)[]): Buffer {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + inside.length);
  return Buffer.concat([length, Buffer.from(type), inside]);
}

function sizeBox(width: number, height: number): Buffer {
  const numbers = Buffer.alloc(12);
  numbers.writeUInt32BE(width, 4);
  numbers.writeUInt32BE(height, 8);
  return box('ispe', numbers);
}

test('of the sizes in an AVIF the largest is that of the picture: others are those of its tiles', () => {
  const sizes = box('ipco', sizeBox(512, 512), sizeBox(3000, 2000), sizeBox(160, 120));
  const tiled = Buffer.concat([
    box('ftyp', 'avif\0\0\0\0mif1'),
    box('meta', '\0\0\0\0', box('iprp', sizes)),
    box('mdat', 'pixels'),
  ]);
  expect(readPhoto(tiled)).toMatchObject({ width: 3000, height: 2000, isWhole: true });
  const withoutPixels = tiled.subarray(0, tiled.indexOf('mdat') - 4);
  expect(readPhoto(withoutPixels)).toMatchObject({ isWhole: false });
});
