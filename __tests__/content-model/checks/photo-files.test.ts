import sharp from 'sharp';
import { checkMediaFile } from '../../../src/content-model/checks/check-media';
import {
  cut,
  drawMoving,
  drawNoise,
  drawPhoto,
  fromPhone,
  heic,
  withPlace,
  withPlaceInWords,
} from '../../support/photo-shapes';

const repair = 'run npm run photos, or choose the photograph anew on the editing screen: both fix it';
const formats = ['jpg', 'png', 'webp', 'avif'] as const;

const check = (path: string, bytes: Buffer) =>
  checkMediaFile({ path, size: bytes.length, head: bytes.toString('latin1') });
const foundIn = async (path: string, picture: sharp.Sharp) =>
  check(path, await picture.toBuffer()).map(({ found }) => found);

const turned = 'a photograph that its camera has saved lying down, with a note to turn it';
const placed = 'the place where it was taken, to the meter';

test.each([
  ['portrait.webp', () => drawPhoto(900, 1600).webp()],
  ['landscape.jpg', () => drawPhoto(1600, 900).jpeg()],
  ['progressive.jpg', () => drawPhoto(1600, 900).jpeg({ progressive: true })],
  ['panorama.avif', () => drawPhoto(2000, 300).avif({ effort: 0 })],
  ['grey.png', () => drawPhoto(90, 60).toColourspace('b-w').png()],
  ['alpha.png', () => drawPhoto(90, 60).ensureAlpha(0.5).png()],
  ['alpha.webp', () => drawPhoto(90, 60).ensureAlpha(0.5).webp()],
  ['lossless.webp', () => drawPhoto(90, 60).webp({ lossless: true })],
  ['print.jpg', () => drawPhoto(90, 60).toColourspace('cmyk').jpeg()],
  ['large.jpg', () => drawPhoto(8000, 4999).jpeg()],
  [
    'noted.jpg',
    () =>
      drawPhoto(90, 60)
        .withExif({ IFD0: { Artist: 'Pat' } })
        .withMetadata({ orientation: 1 })
        .jpeg(),
  ],
])('%s is fine', async (name, picture) => {
  expect(await foundIn(`media/photos/${name}`, picture())).toEqual([]);
});

test.each(formats)('a %s that says where it was taken is reported', async (format) => {
  const file = `media/photos/crew.${format}`;
  for (const wrap of [withPlace, withPlaceInWords])
    expect(check(file, await wrap(drawPhoto(60, 40)).toFormat(format).toBuffer())).toEqual([
      {
        file,
        field: '(file)',
        found: placed,
        expected: 'a photograph that says nothing of a place: everyone who has the file can read it',
        fix: repair,
      },
    ]);
});

test.each(['jpg', 'png', 'webp'] as const)(
  'a %s that is to be turned is reported, beside its place',
  async (format) => {
    expect(
      await foundIn(`media/photos/crew.${format}`, fromPhone(drawPhoto(60, 40)).toFormat(format)),
    ).toEqual([turned, placed]);
  },
);

test('an AVIF that is to be turned is fine, because every browser turns it', async () => {
  const picture = drawPhoto(60, 40).withMetadata({ orientation: 6 }).avif();
  expect(await foundIn('media/photos/crew.avif', picture)).toEqual([]);
});

test.each(formats)('a %s that ends in the middle is reported, wherever it was cut', async (format) => {
  const whole = await drawNoise(90, 90).toFormat(format).toBuffer();
  const file = `media/photos/crew.${format}`;
  for (const length of [40, 300, Math.floor(whole.length / 2), whole.length - 2])
    expect(check(file, whole.subarray(0, length))).toEqual([
      {
        file,
        field: '(file)',
        found: 'a file that ends in the middle',
        expected: 'a whole photograph',
        fix: 'copy it once more from where it came: nothing else brings back what is missing',
      },
    ]);
});

test('a photograph with something behind its end is whole', async () => {
  const more = Buffer.concat([await drawNoise(9, 9).jpeg().toBuffer(), Buffer.from('MotionPhoto_Data')]);
  expect(check('media/photos/crew.jpg', more)).toEqual([]);
});

test.each(formats)('a %s under the name of another kind is reported', async (format) => {
  const ending = format === 'png' ? 'jpg' : 'png';
  const file = `media/photos/crew.${ending}`;
  expect(check(file, await drawPhoto(60, 40).toFormat(format).toBuffer())).toEqual([
    {
      file,
      field: '(file)',
      found: `a ${format} picture with the name of another kind`,
      expected: `a picture of the kind its name ends in: ${ending}`,
      fix: repair,
    },
  ]);
});

test.each<[string, () => Promise<Buffer>]>([
  ['of a phone', async () => heic],
  ['that moves', () => drawMoving('gif')],
  ['of a scan', () => drawPhoto(9, 9).tiff().toBuffer()],
  ['of text', async () => Buffer.from('No picture.')],
  ['with nothing in it', async () => Buffer.alloc(0)],
  ['of a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
])('a file %s under the name of a photograph is reported', async (_kind, bytes) => {
  expect(check('media/photos/crew.jpg', await bytes())).toMatchObject([
    {
      found: 'a file of another format than its name says',
      expected: 'a photograph: jpg, png, webp or avif',
      fix: `if it shows a picture elsewhere, ${repair}; otherwise delete it`,
    },
  ]);
});

test('a picture that moves is reported', async () => {
  expect(check('media/photos/crew.webp', await drawMoving('webp'))).toMatchObject([
    { found: 'a picture that moves', expected: 'a photograph that stands still', fix: repair },
  ]);
  const still = await drawPhoto(9, 9).png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
  expect(check('media/photos/crew.png', moving)).toMatchObject([{ found: 'a picture that moves' }]);
  const sequence = await drawPhoto(9, 9).avif().toBuffer();
  sequence.write('avis', 8, 'latin1');
  expect(check('media/photos/crew.avif', sequence)).toMatchObject([{ found: 'a picture that moves' }]);
});

test.each(formats)('a %s of more than 40 megapixels is reported', async (format) => {
  const picture = sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#888' } });
  const bytes = await picture.toFormat(format, { effort: 1 }).toBuffer();
  expect(check(`media/photos/crew.${format}`, bytes)).toMatchObject([
    { found: '8000 x 5001 pixels, which is 40.1 megapixels', expected: 'at most 40 megapixels', fix: repair },
  ]);
});

test('a photograph of more than 600 kB is reported, with all else that is wrong with it', async () => {
  const bytes = await fromPhone(drawNoise(600, 600)).png().toBuffer();
  const file = 'media/photos/IMG_1.JPG.png';
  expect(check(file, bytes)).toMatchObject([
    { found: '"media/photos/IMG_1.JPG.png"', fix: repair },
    {
      found: `a photograph of ${Math.ceil(bytes.length / 1000)} kB`,
      expected: 'at most 600 kB',
      fix: repair,
    },
    { found: turned },
    { found: placed },
  ]);
  const light = {
    path: 'media/photos/crew.jpg',
    head: (await drawPhoto(9, 9).jpeg().toBuffer()).toString('latin1'),
  };
  expect(checkMediaFile({ ...light, size: 600_000 })).toEqual([]);
  expect(checkMediaFile({ ...light, size: 600_001 })).toMatchObject([{ found: 'a photograph of 601 kB' }]);
});

test.each(['IMG_1.JPG', 'crew.jpeg', 'crew.heic', 'crew.tiff', 'crew.gif', 'Our crew.webp'])(
  '%s among the photographs is not named as one, and a command names it',
  async (name) => {
    expect(check(`media/photos/${name}`, await drawPhoto(9, 9).webp().toBuffer())).toEqual([
      {
        file: `media/photos/${name}`,
        field: '(file)',
        found: `"media/photos/${name}"`,
        expected:
          'a name of small letters, digits and hyphens that ends in .jpg, .png, .webp or .avif: it is part of an address',
        fix: repair,
      },
    ]);
  },
);

test('what is no photograph is taken out from among them', () => {
  expect(check('media/photos/notes.txt', Buffer.from('x'))).toMatchObject([
    { expected: 'a photograph: jpg, png, webp or avif', fix: 'take it out of the folder of the photographs' },
  ]);
});

test('whatever stands in a damaged photograph, the check comes to an end', async () => {
  for (const format of formats) {
    const whole = await fromPhone(drawNoise(20, 20)).toFormat(format).toBuffer();
    for (let at = 4; at < Math.min(whole.length, 700); at += 1)
      for (const byte of [0, 255]) {
        const damaged = Buffer.from(whole);
        damaged[at] = byte;
        expect(() => check(`media/photos/crew.${format}`, damaged)).not.toThrow();
      }
  }
  expect(check('media/photos/crew.jpg', cut(Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff])))).toHaveLength(1);
});
