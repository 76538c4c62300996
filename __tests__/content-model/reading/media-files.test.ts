import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listMediaFiles, publishPictures } from '../../../src/content-model/reading/media-files';
import { folderForEach, writeFiles } from '../../support/local-database';
import { drawNoise, withPlace } from '../../support/photo-shapes';

const inFolder = folderForEach();
const contentDir = () => inFolder('content');
const publicDir = () => inFolder('public');

const put = (file: string, text: string | Buffer = 'x'): void => writeFiles(inFolder(), { [file]: text });

test('pictures are where pages look for them; those that are gone, the film and files that are no pictures are not', () => {
  put('content/media/logos/a.svg', '<svg/>');
  put('content/media/trucks/red/b.png', 'png');
  for (const file of ['film/hero.mp4', 'film/hero.svg', 'notes.txt', '.hidden.svg'])
    put(`content/media/${file}`);
  put('public/media/old.svg');
  put('public/index.html');
  publishPictures(contentDir(), publicDir());
  expect(existsSync(path.join(publicDir(), 'index.html'))).toBe(true);
  expect(readFileSync(path.join(publicDir(), 'media/logos/a.svg'), 'utf8')).toBe('<svg/>');
  expect(readFileSync(path.join(publicDir(), 'media/trucks/red/b.png'), 'utf8')).toBe('png');
  for (const file of ['film', 'notes.txt', '.hidden.svg', 'old.svg'])
    expect(existsSync(path.join(publicDir(), 'media', file))).toBe(false);
});

test('a file is listed with its size and its beginning, byte for byte; a brand without media has none', () => {
  expect(listMediaFiles(contentDir())).toEqual([]);
  // A script may be at the end of a drawing.
  for (const name of ['a.png', 'a.svg']) put(`content/media/${name}`, `é${'x'.repeat(70_000)}`);
  const [png, svg] = listMediaFiles(contentDir());
  expect(png).toMatchObject({ path: 'media/a.png', size: 70_002 });
  expect(png?.head.slice(0, 3)).toBe('\u00C3\u00A9x');
  expect([png?.head.length, svg?.head.length]).toEqual([65_536, 70_002]);
});

test('a photograph and a logo are read to their end, and an SVG has nothing to read', async () => {
  const photo = await withPlace(drawNoise(400, 300)).webp({ lossless: true }).toBuffer();
  put('content/media/photos/crew.webp', photo);
  put('content/media/photos/other.webp', 'no picture');
  put('content/media/logos/a.png', await drawNoise(400, 300).png().toBuffer());
  put('content/media/logos/b.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const [png, svg, crew, other] = listMediaFiles(contentDir());
  const whole = { width: 400, height: 300, isWhole: true };
  expect(crew).toMatchObject({ size: photo.length, photo: { ...whole, format: 'webp', hasPlace: true } });
  expect(png?.photo).toMatchObject({ ...whole, format: 'png' });
  expect([svg?.photo, other?.photo]).toEqual([undefined, undefined]);
});
