import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { keepPhotos } from '../../src/build/cached-photos';
import { folderForAll } from '../support/local-database';

const projectDir = process.cwd();
const inFolder = folderForAll();
afterEach(() => process.chdir(projectDir));

test('a size of a photograph is made once, and is there again after all that was built is deleted', async () => {
  keepPhotos();
  const { processFile } = createRequire(path.resolve('package.json'))('gatsby-plugin-sharp/process-file') as {
    processFile: (file: string, transforms: object[], options: object) => Promise<unknown>;
  };
  process.chdir(inFolder());
  const photo = path.resolve('crew.png');
  const outputPath = path.resolve('public/static/0123456789abcdef/a1b2c/crew.webp');
  const make = () => processFile(photo, [{ outputPath, args: { width: 20, toFormat: 'webp' } }], {});
  await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } }).toFile(photo);
  await make();
  rmSync('public', { recursive: true });
  // Without it nothing can be made.
  rmSync(photo);
  await make();
  expect(await sharp(outputPath).metadata()).toMatchObject({ format: 'webp', width: 20 });
});
