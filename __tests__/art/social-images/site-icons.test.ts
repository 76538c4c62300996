import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { writeSiteIcons } from '../../../art/social-images/write-site-icons';
import { brandContent } from '../../support/brand-fixture';
import { folderForEach } from '../../support/local-database';

const { site, pages } = brandContent;
const inFolder = folderForEach();
beforeEach(() => writeSiteIcons({ content: { site, pages }, publicDir: inFolder() }));

const read = (name: string) => readFileSync(inFolder(name));

test('the manifest names the brand, and its icons exist in the sizes that it gives', async () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: site.brand.name, start_url: '/' });
  expect(JSON.stringify(manifest)).not.toMatch(/\{\w+\}/);
  const pngs = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  for (const { src, sizes } of pngs) {
    const { width, height } = await sharp(read(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(pngs.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
});

test('the icon of an Apple home screen has no see-through part, which would turn black there', async () => {
  const icon = sharp(read('apple-touch-icon.png'));
  expect(await icon.metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});

test('the icon at the address that everybody guesses is one picture, as the format has it', async () => {
  const file = read('favicon.ico');
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(start + length).toBe(file.length);
  const picture = await sharp(file.subarray(start)).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 48, height: 48 });
});

test('another brand has its own letter and colours in the tab', async () => {
  const lugmore = read('favicon.svg').toString();
  const colors = { ...site.brand.colors, identity: '#22aa66' };
  const brand = { ...site.brand, name: 'Zenith', colors };
  await writeSiteIcons({ content: { site: { brand }, pages }, publicDir: inFolder() });
  const zenith = read('favicon.svg').toString();
  expect(zenith).toContain('#22aa66');
  expect(zenith).not.toContain(site.brand.colors.identity);
  expect(zenith.match(/ d="[^"]*"/g)?.[1]).not.toBe(lugmore.match(/ d="[^"]*"/g)?.[1]);
});
