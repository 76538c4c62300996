import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAmongPhotos } from '../../src/content-model/reading/media-kinds';
import { listFiles } from '../../src/content-model/reading/read-content';
import { joinWords } from '../../src/content-model/schema/parts';

const photoFolder = 'media/photos';

/**
 * Saves the new bytes of a photograph under a name that no other one has, and deletes the file that was dropped. Gives the
 * new path below the content folder. Whenever it breaks off, one of the two is whole.
 */
export function replacePhoto(contentDir: string, dropped: string, data: Buffer): string {
  const target = freePath(contentDir, dropped);
  const [from, to] = [path.join(contentDir, dropped), path.join(contentDir, target)];
  const unfinished = path.join(path.dirname(to), `.${path.basename(to)}.part`);
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(unfinished, data);
  // Where capitals do not tell files apart, the new file would go by the old name, or be deleted with the old one.
  const isOwnName = isSame(target, dropped);
  if (isOwnName && target !== dropped) rmSync(from);
  renameSync(unfinished, to);
  if (!isOwnName) rmSync(from);
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
