import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { PlainError } from '../../local/plain-error';
import { checkMediaFile, inKb } from '../../src/content-model/checks/check-media';
import { listMediaFiles } from '../../src/content-model/reading/media-files';
import { isAmongPhotos, isPicture } from '../../src/content-model/reading/media-kinds';
import { listFiles, readContentFiles } from '../../src/content-model/reading/read-content';
import type { ContentFiles, MediaFile } from '../../src/content-model/types';
import { changeAddresses } from './change-addresses';
import { makePhoto, openPhoto } from './open-photo';
import { joinWords } from '../../src/content-model/schema/parts';

/** What was done: a line for each file, and for each that stays as it is because it cannot be read. */
export type Prepared = { lines: string[]; failures: string[] };

const ofOthers = /^media\/(logos|film)\/|\.svg$/;
/** Where pictures are named that pages show as they are: the body of a text, and the logos. */
const namesPictures = /\.md$|^site\/brand\.json$/;

/** The files of media/photos/, and whatever else was dropped that is no logo, film, drawing or picture in a text. */
function listDropped(media: readonly MediaFile[], files: ContentFiles): MediaFile[] {
  const sources = files.filter(({ path: file }) => namesPictures.test(file)).map(({ source }) => source);
  const isShown = (file: string) => isPicture(file) && sources.some((source) => source.includes(`/${file}`));
  return media.filter(({ path: file }) => isAmongPhotos(file) || (!ofOthers.test(file) && !isShown(file)));
}

async function isReady(media: MediaFile, bytes: Buffer): Promise<boolean> {
  if (!isAmongPhotos(media.path) || checkMediaFile(media).length > 0) return false;
  const { exif, xmp, iptc } = await sharp(bytes).metadata();
  return !exif && !xmp && !iptc;
}

/** A file that cannot be read stays where it is, and the others are done all the same. */
export async function preparePhotos(contentDir: string): Promise<Prepared> {
  const prepared: Prepared = { lines: [], failures: [] };
  for (const media of listDropped(listMediaFiles(contentDir), readContentFiles(contentDir))) {
    const bytes = readFileSync(path.join(contentDir, media.path));
    try {
      if (await isReady(media, bytes)) continue;
      prepared.lines.push(...(await preparePhoto(contentDir, media.path, bytes)));
    } catch (error) {
      prepared.failures.push(`${media.path} stays as it is: ${reasonOf(error)}.`);
    }
  }
  return prepared;
}

async function preparePhoto(contentDir: string, dropped: string, bytes: Buffer): Promise<string[]> {
  const { picture, width, height, hasPlace, frames } = await openPhoto(bytes);
  const { data, info } = await makePhoto(picture);
  const saved = replacePhoto(contentDir, dropped, data);
  const was = [
    `${width} x ${height}`,
    inKb(bytes.length),
    ...(hasPlace ? ['with a place'] : []),
    ...(frames > 1 ? [`moving: only the first of ${frames} frames is kept`] : []),
  ];
  return [
    `${dropped} (${was.join(', ')}) is now ${saved} (${info.width} x ${info.height}, ${inKb(data.length)}).`,
    ...changeAddresses(contentDir, dropped, saved).map((field) => `  ${field} has the new address.`),
  ];
}

function reasonOf(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  if (/unsupported|not found|not a HEIC/i.test(message)) return 'it is no photograph that can be read';
  if (/pixel limit/i.test(message)) return 'it has more pixels than can be read';
  return `it is damaged, so copy it once more from where it came (${message})`;
}

const photoFolder = 'media/photos';

/** Gives the new path below the content folder. Whenever it breaks off, a whole file is there: the old or the unfinished one. */
function replacePhoto(contentDir: string, dropped: string, data: Buffer): string {
  const target = freePath(contentDir, dropped);
  const [from, to] = [path.join(contentDir, dropped), path.join(contentDir, target)];
  const unfinished = path.join(path.dirname(to), `.${path.basename(to)}.part`);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(unfinished, data);
  // First the old one: where capitals do not tell files apart, the new one may have its name.
  rmSync(from);
  renameSync(unfinished, to);
  return target;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function freePath(contentDir: string, dropped: string): string {
  const folder = isAmongPhotos(dropped) ? path.posix.dirname(dropped).toLowerCase() : photoFolder;
  const name = joinWords(path.posix.parse(dropped).name) || 'photo';
  const others = listFiles(contentDir, photoFolder).filter((file) => !isSame(file, dropped));
  for (let count = 1; ; count += 1) {
    const wanted = `${folder}/${name}${count === 1 ? '' : `-${count}`}.webp`;
    if (!others.some((other) => isSame(other, wanted))) return wanted;
  }
}
