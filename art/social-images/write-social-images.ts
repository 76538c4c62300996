import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '../../src/content-model/types';
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
  const images = listSocialCards(content).map(({ name, line, headline, photo }) => {
    const words = inColour(socialCardWords(line, headline, { hasPhoto: photo !== undefined }));
    const picture = photo && { file: path.join(contentDir, photo.src), focus: photo.focus };
    const ground = socialCardGround(brand, { hasTruck: !picture });
    const ofPhoto = picture ? [picture.focus, readFileSync(picture.file, 'base64')] : [];
    const madeOf = JSON.stringify([format, ground, words, ...ofPhoto]);
    const hash = createHash('sha256').update(madeOf).digest('hex');
    const kept = path.join(cacheDir, `${name.replace('/', '-')}-${hash}.png`);
    return { name, ground, words, picture, file: path.join(publicDir, socialImagePath(name)), kept };
  });
  mkdirSync(cacheDir, { recursive: true });
  const changed = images.filter(({ kept }) => !existsSync(kept));
  const draw = async ({ ground, words, picture, kept }: (typeof images)[number]): Promise<void> => {
    const input = picture && (await cropPhoto(picture.file, picture.focus));
    await sharp(Buffer.from(ground))
      .removeAlpha()
      .composite([...(input ? [{ input, ...photoPlace }] : []), { input: Buffer.from(words) }])
      .png(format)
      .toFile(`${kept}.part`);
    // By its name only when it is whole: a build may be interrupted.
    renameSync(`${kept}.part`, kept);
  };
  await Promise.all(changed.map(draw));
  for (const { kept, file } of images) {
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(kept, file);
  }
  const [keptFiles, files] = [images.map(({ kept }) => kept), images.map(({ file }) => file)];
  removeOthers(cacheDir, keptFiles);
  removeOthers(path.join(publicDir, 'social'), files);
  return changed.map(({ name }) => name);
}

function removeOthers(folder: string, files: string[]): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const found = path.join(folder, name);
    if (!files.some((file) => file === found || file.startsWith(found + path.sep)))
      rmSync(found, { recursive: true, force: true });
  }
}

/** Crops a photograph to its place, around its focal point; gives the picture as a PNG. */
async function cropPhoto(file: string, { x, y } = { x: 50, y: 50 }): Promise<Buffer> {
  const { width, height } = photoPlace;
  const whole = await sharp(file).metadata();
  const scale = Math.max(width / whole.width, height / whole.height);
  const scaled = { width: Math.ceil(whole.width * scale), height: Math.ceil(whole.height * scale) };
  const left = Math.round(((scaled.width - width) * x) / 100);
  const top = Math.round(((scaled.height - height) * y) / 100);
  const resized = sharp(file).resize({ ...scaled, fit: 'fill' });
  return resized.extract({ left, top, width, height }).png().toBuffer();
}
