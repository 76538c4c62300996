import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Content, Photo } from '../../src/content-model/types';
import { socialImagePath } from '../../src/shared/site/social-image';
import { colour } from '../drawings/palette';
import { photoPlace, socialCardGround, socialCardWords } from './social-card';
import { listSocialCards } from './social-cards';

type Options = {
  content: Pick<Content, 'site' | 'cities' | 'badges' | 'languages'>;
  /** Where the files of photographs are. */
  contentDir: string;
  publicDir: string;
  /** Where drawn images are kept by what they were drawn from. */
  cacheDir?: string;
};

/** A palette would halve the file but treble the time; only link previews of other sites load it, once. */
const format = { compressionLevel: 6 };

/** Gives the names of those it drew; an image is drawn once, and one that no page uses is deleted. */
export async function writeSocialImages({
  content,
  contentDir,
  publicDir,
  cacheDir = '.local/pictures/social',
}: Options): Promise<string[]> {
  const { brand } = content.site;
  const inColour = (svg: string) => colour(svg, { ...brand.colors, ...brand.drawingColors });
  const grounds = {
    drawn: socialCardGround(brand),
    photographed: socialCardGround(brand, { hasTruck: false }),
  };
  const images = listSocialCards(content).map(({ name, line, headline, photo }) => {
    const words = inColour(socialCardWords(line, headline, { hasPhoto: photo !== undefined }));
    const picture = photo && { file: path.join(contentDir, photo.src), focus: photo.focus };
    const hash = hashOf(
      picture
        ? [grounds.photographed, words, picture.focus, readFileSync(picture.file, 'base64')]
        : [grounds.drawn, words],
    );
    const kept = path.join(cacheDir, `${name.replace('/', '-')}-${hash}.png`);
    return { name, words, picture, file: path.join(publicDir, socialImagePath(name)), kept };
  });
  mkdirSync(cacheDir, { recursive: true });
  const changed = images.filter(({ kept }) => !existsSync(kept));
  const rasters = {
    // Most builds draw no image, and a brand without photographs needs no ground for them.
    drawn: changed.some(({ picture }) => !picture) ? await rasterOf(grounds.drawn) : undefined,
    photographed: changed.some(({ picture }) => picture) ? await rasterOf(grounds.photographed) : undefined,
  };
  await forEachAtOnce(changed, async ({ words, picture, kept }) => {
    const { data, info } = (picture ? rasters.photographed : rasters.drawn) as Raster;
    const input = picture && (await cropPhoto(picture.file, picture.focus, photoPlace));
    await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .composite([...(input ? [{ input, ...photoPlace }] : []), { input: Buffer.from(words) }])
      .png(format)
      .toFile(`${kept}.part`);
    // By its name only when it is whole: a build may be interrupted.
    renameSync(`${kept}.part`, kept);
  });
  for (const { kept, file } of images) {
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(kept, file);
  }
  removeOthers(
    cacheDir,
    images.map(({ kept }) => kept),
  );
  removeOthers(
    path.join(publicDir, 'social'),
    images.map(({ file }) => file),
  );
  return changed.map(({ name }) => name);
}

type Raster = Awaited<ReturnType<typeof rasterOf>>;

const rasterOf = (svg: string) =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([format, ...parts]))
    .digest('hex');
}

function removeOthers(folder: string, files: string[]): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const found = path.join(folder, name);
    if (!files.some((file) => file === found || file.startsWith(found + path.sep)))
      rmSync(found, { recursive: true, force: true });
  }
}

/** Runs as many tasks at once as there are processors, because each has a whole picture in memory. */
async function forEachAtOnce<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const takeTurns = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
}

type Size = { width: number; height: number };

/** Crops a photograph to a size, around its focal point; gives the picture as a PNG. */
async function cropPhoto(file: string, focus: Photo['focus'], size: Size): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  const { x, y } = focus ?? { x: 50, y: 50 };
  const area = {
    left: Math.round(((scaled.width - size.width) * x) / 100),
    top: Math.round(((scaled.height - size.height) * y) / 100),
  };
  const crop = { left: area.left, top: area.top, width: size.width, height: size.height };
  return sharp(file).resize(scaled.width, scaled.height, { fit: 'fill' }).extract(crop).png().toBuffer();
}
