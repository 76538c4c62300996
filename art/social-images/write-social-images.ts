import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../src/content-model/types';
import { socialImagePath } from '../../src/domain/social-image';
import { colour } from '../drawings/palette';
import { socialCardGround, socialCardWords } from './social-card';
import { listSocialCards } from './social-cards';

type Options = {
  content: Pick<Content, 'site' | 'cities' | 'badges'>;
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
  publicDir,
  cacheDir = '.cache',
}: Options): Promise<string[]> {
  const { brand } = content.site;
  const inColour = (svg: string) => colour(svg, { ...brand.colors, ...brand.drawingColors });
  const ground = inColour(socialCardGround(brand));
  const images = listSocialCards(content).map(({ name, line, headline }) => {
    const words = inColour(socialCardWords(line, headline));
    return { name, words, file: path.join(publicDir, socialImagePath(name)), hash: hashOf(ground, words) };
  });
  mkdirSync(path.join(publicDir, 'social'), { recursive: true });
  removeOthers(path.join(publicDir, 'social'), new Set(images.map(({ file }) => path.basename(file))));

  const record = path.join(cacheDir, 'social-images.json');
  const known = readRecord(record);
  const changed = images.filter(({ name, hash, file }) => known[name] !== hash || !existsSync(file));
  if (changed.length === 0) return [];
  // A build that is interrupted while it draws leaves no record, so that the next one draws all images.
  rmSync(record, { force: true });
  const raster = await sharp(Buffer.from(ground)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  await forEachAtOnce(changed, async ({ words, file }) => {
    const { width, height } = raster.info;
    await sharp(raster.data, { raw: { width, height, channels: 3 } })
      .composite([{ input: Buffer.from(words) }])
      .png(format)
      .toFile(file);
  });
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(record, JSON.stringify(Object.fromEntries(images.map(({ name, hash }) => [name, hash]))));
  return changed.map(({ name }) => name);
}

function hashOf(ground: string, words: string): string {
  return createHash('sha256')
    .update(JSON.stringify([format, ground, words]))
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
