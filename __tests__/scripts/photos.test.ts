import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { preparePhotos } from '../../scripts/photos/prepare-photos';
import { listFiles } from '../../src/content-model/reading/read-content';
import { folderForEach, writeFiles } from '../support/local-database';
import {
  cut,
  drawMoving,
  drawNoise,
  drawPhoto,
  fromPhone,
  heic,
  heicInWideColours,
  withPlace,
} from '../support/photo-shapes';

const inFolder = folderForEach();

async function drop(file: string, picture: Sharp | Buffer | string): Promise<void> {
  const isMade = Buffer.isBuffer(picture) || typeof picture === 'string';
  writeFiles(inFolder(), { [file]: isMade ? picture : await picture.toBuffer() });
}

const read = (file: string): Buffer => readFileSync(inFolder(file));
const list = (): string[] => listFiles(inFolder(), '');
const prepare = () => preparePhotos(inFolder());

/** The colour at a place, in red, green and blue. */
async function colourAt(file: string, left: number, top: number): Promise<number[]> {
  const spot = sharp(read(file)).removeAlpha().toColourspace('srgb');
  return [...(await spot.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const isOrange = ([red = 0, , blue = 0]: number[]): boolean => red > 180 && blue < 120;

test('a photograph from a phone is turned upright, made smaller, and says nothing of a place', async () => {
  await drop('media/IMG 1.JPG', fromPhone(drawPhoto(2400, 1200)).jpeg());
  const { lines, failures } = await prepare();
  expect(failures).toEqual([]);
  expect(lines.join()).toMatch(
    /^media\/IMG 1\.JPG \(2400 x 1200, \d+ kB, with a place\) is now media\/photos\/img-1\.webp \(1000 x 2000, \d+ kB\)\.$/,
  );
  const saved = 'media/photos/img-1.webp';
  expect(list()).toEqual([saved]);
  const { orientation, exif, xmp, icc } = await sharp(read(saved)).metadata();
  expect([orientation, exif, xmp, icc]).toEqual([undefined, undefined, undefined, undefined]);
  // The corner was in the upper left: turned to the right, it is in the upper right.
  expect(isOrange(await colourAt(saved, 900, 100))).toBe(true);
  expect(isOrange(await colourAt(saved, 100, 100))).toBe(false);
});

test.each<[string, string, () => Sharp, [number, number]]>([
  ['a panorama', 'pano.jpg', () => drawPhoto(6000, 900).jpeg(), [2000, 300]],
  ['a small one', 'small.jpg', () => drawPhoto(640, 480).jpeg(), [640, 480]],
  ['one with 16 bits a colour', 'deep.png', () => drawPhoto(64, 48).toColourspace('rgb16').png(), [64, 48]],
  ['one for print', 'print.jpg', () => drawPhoto(64, 48).toColourspace('cmyk').jpeg(), [64, 48]],
  ['a modern one', 'modern.avif', () => drawPhoto(64, 48).avif(), [64, 48]],
])('%s is made ready, and is what it was', async (_kind, name, picture, size) => {
  await drop(`media/${name}`, picture());
  expect((await prepare()).failures).toEqual([]);
  const saved = `media/photos/${path.parse(name).name}.webp`;
  expect(list()).toEqual([saved]);
  const { width, height } = await sharp(read(saved)).metadata();
  expect([width, height]).toEqual(size);
  expect(isOrange(await colourAt(saved, 5, 5))).toBe(true);
});

test('a photograph in the format of a phone is read too, in the colours that the phone showed', async () => {
  await drop('media/IMG_2.HEIC', heic);
  await drop('media/IMG_3.heic', heicInWideColours);
  const { lines } = await prepare();
  expect(lines[0]).toMatch(
    /^media\/IMG_2\.HEIC \(160 x 120, 1 kB, with a place\) is now media\/photos\/img-2\.webp/,
  );
  expect(isOrange(await colourAt('media/photos/img-2.webp', 10, 10))).toBe(true);
  expect(isOrange(await colourAt('media/photos/img-2.webp', 150, 110))).toBe(false);
  // Taken for the colours of other screens, they would be 206, 55, 46.
  const meant = [224, 31, 34];
  for (const [index, found] of (await colourAt('media/photos/img-3.webp', 20, 20)).entries())
    expect(Math.abs(found - meant[index]!)).toBeLessThan(6);
});

test('what one can see through stays so, and of a picture that moves the first frame is kept, with a word', async () => {
  const clear = { r: 9, g: 9, b: 9, alpha: 0 };
  const empty = { create: { width: 40, height: 30, channels: 4, background: clear } } as const;
  await drop('media/cut-out.png', sharp(empty).png());
  await drop('media/moving.gif', await drawMoving('gif'));
  const { lines } = await prepare();
  expect((await sharp(read('media/photos/cut-out.webp')).stats()).isOpaque).toBe(false);
  expect(lines[1]).toContain('moving: only the first of 2 frames is kept) is now media/photos/moving.webp');
  expect((await sharp(read('media/photos/moving.webp')).metadata()).pages).toBeUndefined();
});

test('a photograph loses quality and then size until it weighs 600 kB', async () => {
  await drop('media/leaves.jpg', drawNoise(2000, 2000).jpeg());
  await prepare();
  const saved = read('media/photos/leaves.webp');
  expect(saved.length).toBeLessThanOrEqual(600_000);
  expect(saved.length).toBeGreaterThan(300_000);
});

test('what is right already stays as it is, and so does what was made ready', async () => {
  await drop('media/photos/crew.webp', drawPhoto(400, 300).webp());
  await drop('media/photos/truck.jpg', drawPhoto(2400, 1800).jpeg());
  const byPat = drawPhoto(40, 30).withExif({ IFD0: { Artist: 'Pat' } });
  await drop('media/photos/phone.jpg', byPat.jpeg());
  await prepare();
  expect(read('media/photos/phone.webp').toString('latin1')).not.toContain('Pat');
  const kept = list().map((file) => [file, read(file)] as const);
  expect(list()).toEqual(['media/photos/crew.webp', 'media/photos/phone.webp', 'media/photos/truck.jpg']);
  expect(await prepare()).toEqual({ lines: [], failures: [] });
  expect(list().map((file) => [file, read(file)])).toEqual(kept);
});

test('logos, the film, drawings and pictures of texts are no photographs', async () => {
  const others = ['logos/a.png', 'film/hero.mp4', 'how.svg', 'brand.png', 'how.png'].map(
    (name) => `media/${name}`,
  );
  for (const file of others) await drop(file, drawPhoto(40, 30).png());
  await drop('site/brand.json', '{"logos": {"CA": {"src": "/media/brand.png"}}}');
  await drop('faq/how.md', 'See ![how](/media/how.png).');
  expect(await prepare()).toEqual({ lines: [], failures: [] });
  for (const file of others) expect(existsSync(inFolder(file))).toBe(true);
});

test('no photograph takes the place of another one', async () => {
  await drop('media/photos/crew.webp', drawPhoto(40, 30).webp());
  const before = read('media/photos/crew.webp');
  await drop('media/Crew.jpg', drawPhoto(60, 30).jpeg());
  await drop('media/photos/crew.png', withPlace(drawPhoto(80, 30)).png());
  // Without a letter that an address may have.
  await drop('media/фото.jpg', drawPhoto(40, 30).jpeg());
  await prepare();
  const names = ['crew-2', 'crew-3', 'crew', 'photo'];
  expect(list()).toEqual(names.map((name) => `media/photos/${name}.webp`));
  expect(read('media/photos/crew.webp')).toEqual(before);
});

test('the content names the new address', async () => {
  const city = '{ "photos": { "crew": { "src": "/media/photos/IMG_1.JPG" } } }\n';
  const job = { before: { src: '/media/photos/img-1.png' }, after: { src: '/media/photos/other.webp' } };
  await drop('cities/toronto.json', city);
  await drop('jobs/garage.json', JSON.stringify(job));
  await drop('site/half.json', '{ "src": "/media/photos/IMG_1.JPG"');
  await drop('media/photos/IMG_1.JPG', drawPhoto(40, 30).jpeg());
  const { lines } = await prepare();
  expect(lines.slice(1)).toEqual(['  cities/toronto.json (photos.crew.src) has the new address.']);
  expect(read('cities/toronto.json').toString()).toBe(city.replace('IMG_1.JPG', 'img-1.webp'));
  expect(JSON.parse(read('jobs/garage.json').toString())).toEqual(job);
});

test('what cannot be read stays where it is with a reason, and the others are made ready', async () => {
  const noise = drawNoise(90, 90);
  await drop('media/a.jpg', cut(await noise.jpeg().toBuffer()));
  await drop('media/b.png', cut(await noise.png().toBuffer()));
  await drop('media/c.webp', cut(await noise.webp().toBuffer()));
  await drop('media/d.avif', cut(await noise.avif().toBuffer()));
  await drop('media/f.jpg', 'No picture.');
  await drop('media/photos/e.heic', cut(heic));
  await drop('media/photos/i.webp', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const left = list();
  await drop('media/g.jpg', drawPhoto(40, 30).jpeg());
  await drop('media/photos/h.png', drawPhoto(40, 30).jpeg());
  const { lines, failures } = await prepare();
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['media/g.jpg', 'media/photos/h.png']);
  expect(failures.map((line) => line.split(' ')[0]).sort()).toEqual(left);
  expect(failures.find((line) => line.startsWith('media/a.jpg'))).toMatch(
    /^media\/a\.jpg stays as it is: it is damaged, so copy it once more from where it came \(.+\)\.$/,
  );
  expect(failures).toContain('media/f.jpg stays as it is: it is no photograph that can be read.');
  expect(failures).toContain('media/photos/i.webp stays as it is: it is a drawing, and no photograph.');
  expect(list()).toEqual([...left, 'media/photos/g.webp', 'media/photos/h.webp'].sort());
});

test('the command says what it did for the folder of CONTENT_DIR, and fails where a file cannot be read', async () => {
  const run = () => {
    const env = { ...process.env, CONTENT_DIR: inFolder() };
    return spawnSync(process.execPath, ['scripts/run.mjs', 'photos'], { env, encoding: 'utf8' });
  };
  await drop('media/crew.jpg', drawPhoto(40, 30).jpeg());
  await drop('media/notes.jpg', 'No picture.');
  const first = run();
  expect(first.status).toBe(1);
  expect(first.stdout).toMatch(/^media\/crew\.jpg \(40 x 30, 1 kB\) is now media\/photos\/crew\.webp /);
  expect(first.stderr).toBe('media/notes.jpg stays as it is: it is no photograph that can be read.\n');
  rmSync(inFolder('media/notes.jpg'));
  const second = run();
  expect([second.status, second.stdout, second.stderr]).toEqual([0, 'No photograph needs anything.\n', '']);
});
