import sharp, { type Sharp } from 'sharp';
import { checkMediaFile } from '../../../src/content-model/checks/check-media';
import { pictureFormat } from '../../../src/content-model/reading/media-kinds';
import { readPhoto } from '../../../src/content-model/reading/read-photo';
import {
  drawMoving,
  drawNoise,
  drawPhoto,
  fromPhone,
  heic,
  withPlace,
  withPlaceInWords,
} from '../../support/photo-shapes';

const formats = ['jpg', 'png', 'webp', 'avif'] as const;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';

const check = (path: string, bytes: Buffer, size = bytes.length) =>
  checkMediaFile({ path, size, head: bytes.toString('latin1') });
/** What is found wrong with a file, and how to fix it. */
const told = (path: string, bytes: Buffer, size?: number) =>
  check(path, bytes, size).map(({ found, fix }) => `${found} | ${fix}`);

const repair = 'run npm run photos, or choose the photograph again on the editing screen: both fix it';
const turned = `a photograph that its camera has saved lying down, with a note to turn it | ${repair}`;
const placed = `the place where it was taken, to the meter | ${repair}`;
const moving = `a picture that moves | ${repair}`;
const cutOff =
  'a file that ends in the middle | copy it once more from where it came: nothing else brings back what is missing';

test.each<[string, (picture: Sharp) => Sharp]>([
  ['portrait.webp', (picture) => picture.webp()],
  ['alpha.webp', (picture) => picture.ensureAlpha(0.5).webp()],
  ['landscape.jpg', (picture) => picture.jpeg()],
  ['progressive.jpg', (picture) => picture.jpeg({ progressive: true })],
  ['print.jpg', (picture) => picture.toColourspace('cmyk').jpeg()],
  ['grey.png', (picture) => picture.toColourspace('b-w').png()],
])('%s is fine, and its size is read', async (name, save) => {
  const bytes = await save(drawPhoto(1021, 517)).toBuffer();
  expect(told(`media/photos/${name}`, bytes)).toEqual([]);
  expect(readPhoto(bytes)).toMatchObject({ width: 1021, height: 517 });
});

test.each(formats)(
  'a %s that is turned, says where it was taken or is cut off is reported',
  async (format) => {
    const file = `media/photos/crew.${format}`;
    const save = (picture: Sharp) => picture.toFormat(format).toBuffer();
    for (const wrap of [withPlace, withPlaceInWords])
      expect(told(file, await save(wrap(drawPhoto(60, 40))))).toEqual([placed]);
    // Every browser turns an AVIF, which says so in a part of its own.
    const ofPhone = format === 'avif' ? [placed] : [turned, placed];
    expect(told(file, await save(fromPhone(drawPhoto(60, 40))))).toEqual(ofPhone);
    const whole = await save(fromPhone(drawNoise(90, 90)));
    for (const length of [40, 300, Math.floor(whole.length / 2), whole.length - 2])
      expect(told(file, whole.subarray(0, length))).toEqual([cutOff]);
  },
);

test('an AVIF has the size with which it is shown, and a photograph with a film behind its end is whole', async () => {
  const turnedAvif = await drawPhoto(102, 51).withMetadata({ orientation: 6 }).avif().toBuffer();
  expect(readPhoto(turnedAvif)).toMatchObject({ width: 51, height: 102, isTurned: false });
  const film = Buffer.from('MotionPhoto_Data\xff\xda of a film', 'latin1');
  const more = Buffer.concat([await drawNoise(9, 9).jpeg().toBuffer(), film]);
  expect(told('media/photos/crew.jpg', more)).toEqual([]);
});

test('a picture that moves is reported', async () => {
  expect(told('media/photos/crew.webp', await drawMoving('webp'))).toEqual([moving]);
  const still = await drawPhoto(9, 9).png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  const png = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
  expect(told('media/photos/crew.png', png)).toEqual([moving]);
  const sequence = await drawPhoto(9, 9).avif().toBuffer();
  sequence.write('avis', 8, 'latin1');
  expect(told('media/photos/crew.avif', sequence)).toEqual([moving]);
});

test.each(formats)('a %s of more than 40 megapixels is reported, wherever it is', async (format) => {
  const picture = sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#888' } });
  const bytes = await picture.toFormat(format, { effort: 1 }).toBuffer();
  const found = '8000 x 5001 pixels, which is 40.1 megapixels';
  expect(told(`media/photos/crew.${format}`, bytes)).toEqual([`${found} | ${repair}`]);
  const elsewhere = { path: `media/crew.${format === 'jpg' ? 'png' : format}`, size: 9, head: '' };
  const reported = checkMediaFile({ ...elsewhere, photo: readPhoto(bytes) });
  expect(reported).toContainEqual(expect.objectContaining({ found, fix: 'export it with fewer pixels' }));
});

const png = '\u0089PNG\r\n\u001a\n';
const lighter = 'make it smaller: visitors on a phone wait for every byte';
const toPhotos = 'move it to media/photos/ and name it in a photo field, or save it as .webp';

test.each([
  ['media/truck.jpg', '', 9, `"media/truck.jpg" | ${toPhotos}`],
  ['media/notes.txt', '', 9, '"media/notes.txt" | take it out of the content folder'],
  ['media/Big Logo.PNG', png, 9, '"media/Big Logo.PNG" | name it media/big-logo.png'],
  ['media/truck.png', png, 500_001, `a file of 501 kB | ${lighter}`],
  ['media/film/hero.mp4', '', 2_000_001, `a file of 2001 kB | ${lighter}`],
  ['media/truck.webp', png, 9, 'a png picture with the name of another kind | name it media/truck.png'],
  ['media/truck.avif', 'GIF89a', 9, 'a file that is not a picture | export it again'],
  ['media/truck.svg', `${svg}<script>`, 9, 'a picture with a script in it | export it again as one'],
  ['media/truck.svg', '<svg onload="a"/>', 9, 'a picture with a script in it | export it again as one'],
  ['media/a.png', png, 500_000, undefined],
  ['media/a.svg', svg, 9, undefined],
])('%s is told as it should be', (path, head, size, expected) => {
  expect(told(path, Buffer.from(head, 'latin1'), size)).toEqual(expected === undefined ? [] : [expected]);
});

test('a photograph with a name that no address has is reported, and a file of another kind under its name', async () => {
  const path = 'media/photos/Our crew.webp';
  expect(told(path, await drawPhoto(9, 9).webp().toBuffer())).toEqual([`"${path}" | ${repair}`]);
  for (const bytes of [
    heic,
    await drawMoving('gif'),
    Buffer.from('No picture.'),
    Buffer.alloc(0),
    Buffer.from(svg),
  ])
    expect(told('media/photos/crew.jpg', bytes)).toEqual([expect.stringContaining(repair)]);
});

test('whatever stands in a damaged photograph, the check comes to an end', async () => {
  for (const format of formats) {
    const whole = await fromPhone(drawNoise(20, 20)).toFormat(format).toBuffer();
    for (let at = 4; at < Math.min(whole.length, 700); at += 3) {
      const damaged = Buffer.from(whole);
      damaged[at] = at % 2 === 0 ? 0 : 255;
      expect(() => check(`media/photos/crew.${format}`, damaged)).not.toThrow();
    }
  }
});

test.each([
  [`\u00EF\u00BB\u00BF<?xml version="1.0"?>\n<!-- a - b -->\n<!DOCTYPE svg PUBLIC "a" "b">${svg}`, true],
  [`<!-- <svg> -->${svg}`, true],
  ['<svgx>', false],
  [`x${svg}`, false],
  [`<!-- ${svg}`, false],
])('%j begins as an SVG: %s', (head, isSvg) => {
  expect(pictureFormat(head)).toBe(isSvg ? 'svg' : undefined);
});

// Each of them would keep a pattern that tries every way to part it busy for longer than anyone waits.
test.each(['<!---->', '<?xml>', ' ', '<!--', '<svg> on', `<svg> on${'n'.repeat(400_000)}`])(
  'a picture that is 400 kB of %j is soon judged',
  (piece) => {
    const head = Buffer.from(piece.repeat(Math.ceil(400_000 / piece.length)));
    expect(told('media/a.svg', head).length).toBeLessThanOrEqual(1);
  },
);
