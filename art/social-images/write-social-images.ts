import { mkdirSync, rmSync } from 'node:fs';
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
};

/** A palette would halve the file but treble the time; only link previews of other sites load it, once. */
const format = { compressionLevel: 6 };

/** Draws every social image, after those of an earlier build are deleted. */
export async function writeSocialImages({ content, contentDir, publicDir }: Options): Promise<void> {
  const { brand } = content.site;
  rmSync(path.join(publicDir, 'social'), { recursive: true, force: true });
  const images = listSocialCards(content).map(async ({ name, line, headline, photo }): Promise<void> => {
    const file = path.join(publicDir, socialImagePath(name));
    mkdirSync(path.dirname(file), { recursive: true });
    const ground = socialCardGround(brand, { hasTruck: !photo });
    const words = colour(socialCardWords(line, headline, { hasPhoto: photo !== undefined }), {
      ...brand.colors,
      ...brand.drawingColors,
    });
    const input = photo && (await cropPhoto(path.join(contentDir, photo.src), photo.focus));
    await sharp(Buffer.from(ground))
      .removeAlpha()
      .composite([...(input ? [{ input, ...photoPlace }] : []), { input: Buffer.from(words) }])
      .png(format)
      .toFile(file);
  });
  await Promise.all(images);
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
