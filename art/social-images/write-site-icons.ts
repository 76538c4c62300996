import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../src/content-model/types';
import { baseLanguage } from '../../src/shared/site/languages';
import { fillText } from '../../src/shared/text/fill-text';
import { lettering, letteringWidth } from '../drawings/lettering';
import { readDrawing } from '../drawings/read-drawings';
import { drawFor, type DrawnBrand } from '../drawings/write-drawings';
import { capHeight } from './fit-headline';

type Options = {
  content: { site: Pick<Content['site'], 'brand'>; pages: Pick<Content['pages'], 'landing'> };
  publicDir: string;
};

type Brand = Options['content']['site']['brand'];

export function writeTabIcon(brand: Brand, publicDir: string): void {
  mkdirSync(publicDir, { recursive: true });
  writeFileSync(path.join(publicDir, 'favicon.svg'), tabIcon(brand));
}

export async function writeSiteIcons({ content, publicDir }: Options): Promise<void> {
  const { brand } = content.site;
  const tab = tabIcon(brand);
  const homeScreen = homeScreenIcon(brand);
  const fileOf = (name: string) => path.join(publicDir, name);
  const draw = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true });
  const writePng = (svg: string, size: number, name: string) => draw(svg, size).toFile(fileOf(name));
  writeTabIcon(brand, publicDir);
  writeFileSync(fileOf('manifest.webmanifest'), `${JSON.stringify(manifestOf(content), null, 2)}\n`);
  // No page names it: search engines and feed readers ask for it at this address.
  writeFileSync(fileOf('favicon.ico'), iconFile(await draw(tab, icoSize).toBuffer(), icoSize));
  await Promise.all([
    writePng(homeScreen, 180, 'apple-touch-icon.png'),
    writePng(tab, 192, 'icon-192.png'),
    writePng(tab, 512, 'icon-512.png'),
    writePng(homeScreen, 512, 'icon-maskable-512.png'),
  ]);
}

const icoSize = 48;

function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The manifest of a site, not of an app: a shortcut to it opens in the browser. */
function manifestOf({ site: { brand }, pages }: Options['content']): object {
  const { paper } = brand.colors;
  return {
    name: brand.name,
    short_name: brand.name,
    description: fillText(pages.landing.meta.description, { brand: brand.name }),
    lang: baseLanguage,
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

const middle = 16;

/** The icon for a browser's tab: a ticket with the brand's first letter, without an outline, which dark tabs would hide. */
function tabIcon(brand: DrawnBrand): string {
  return drawFor(brand, readDrawing('social-images/tab-icon'), initial(brand.name, 18));
}

/** The icon for a home screen, with a ground; the ticket stays within the circle that some phones cut out. */
function homeScreenIcon(brand: DrawnBrand): string {
  return drawFor(brand, readDrawing('social-images/home-screen-icon'), initial(brand.name, 11));
}

/** The first letter of the name in the middle, with the given height, or less where it would be wider than high. */
function initial(name: string, height: number): string {
  const letter = name.slice(0, 1).toUpperCase();
  const size = Math.min(height / capHeight, (height * 1.1) / letteringWidth(letter, 1));
  return lettering(letter, size, { x: middle, y: middle + (size * capHeight) / 2, isCentred: true });
}
