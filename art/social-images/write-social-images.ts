import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../src/content-model/types';
import { socialImagePath } from '../../src/shared/site/social-image';
import { colour } from '../drawings/palette';
import { cropPhoto } from './crop-photo';
import { photoPlace, socialCardGround, socialCardWords } from './social-card';
import { listSocialCards } from './social-cards';

type Options = {
  content: Pick<Content, 'site' | 'cities' | 'badges'>;
  /** Where the files of photographs are. */
  contentDir: string;
  publicDir: string;
  /** The folder with the record of what each image was drawn from. */
  cacheDir?: string;
};

/** A palette would halve the file but treble the time; only link previews of other sites load it, once. */
const format = { compressionLevel: 6 };

/**
 * Draws the social images of all cities and kinds of pages into public/social/ and gives the names of those it drew. An
 * image stays if its words, colours and drawing are the same as in the last build; one that no page uses is deleted.
 */
export async function writeSocialImages({
  content,
  contentDir,
  publicDir,
  cacheDir = '.cache',
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
    return { name, words, picture, file: path.join(publicDir, socialImagePath(name)), hash };
  });
  mkdirSync(path.join(publicDir, 'social'), { recursive: true });
  removeOthers(path.join(publicDir, 'social'), new Set(images.map(({ file }) => path.basename(file))));

  const record = path.join(cacheDir, 'social-images.json');
  const known = readRecord(record);
  const changed = images.filter(({ name, hash, file }) => known[name] !== hash || !existsSync(file));
  if (changed.length === 0) return [];
  // A build that is interrupted while it draws leaves no record, so that the next one draws all images.
  rmSync(record, { force: true });
  const rasters = {
    drawn: await rasterOf(grounds.drawn),
    // A brand without photographs needs no such ground.
    photographed: changed.some(({ picture }) => picture) ? await rasterOf(grounds.photographed) : undefined,
  };
  await forEachAtOnce(changed, async ({ words, picture, file }) => {
    const { data, info } = (picture && rasters.photographed) ?? rasters.drawn;
    const input = picture && (await cropPhoto(picture.file, picture.focus, photoPlace));
    await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .composite([...(input ? [{ input, ...photoPlace }] : []), { input: Buffer.from(words) }])
      .png(format)
      .toFile(file);
  });
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(record, JSON.stringify(Object.fromEntries(images.map(({ name, hash }) => [name, hash]))));
  return changed.map(({ name }) => name);
}

const rasterOf = (svg: string) =>
  sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([format, ...parts]))
    .digest('hex');
}

function readRecord(file: string): Record<string, string> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

function removeOthers(folder: string, names: Set<string>): void {
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(path.join(folder, name));
}

/** Runs as many tasks at once as there are processors, because each has a whole picture in memory. */
async function forEachAtOnce<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const takeTurns = async () => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
}
