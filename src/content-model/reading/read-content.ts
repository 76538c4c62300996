import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { mediaFolder } from './media-kinds';
import { InvalidContentError, ofFile } from '../content-error';
import type { ContentFile } from '../types';

/** Gives the content folder: CONTENT_DIR for another brand, else content/. */
export const contentDir = (): string => path.resolve(process.env.CONTENT_DIR || 'content');

/** Hidden files that Windows puts into folders; on other systems such names begin with a dot. */
const leftByWindows = ['thumbs.db', 'desktop.ini'];

/** Reads every file of the content folder but pictures, films and hidden ones, by path. Refuses a missing folder. */
export function readContentFiles(root: string): ContentFile[] {
  if (!isFolder(root)) {
    const expected = 'the content folder; CONTENT_DIR may name another one';
    throw new InvalidContentError([ofFile('', 'no such folder', expected)], root);
  }
  return listFiles(root, '')
    .filter((file) => !file.startsWith(`${mediaFolder}/`))
    .map((file) => ({ path: file, source: readFileSync(path.join(root, file), 'utf8') }));
}

/** Lists the paths of all files in a folder below the content folder, in their order; '' is the content folder itself. */
export const listFiles = (root: string, folder: string): string[] => filesBelow(root, folder).sort();

function filesBelow(root: string, folder: string): string[] {
  if (!isFolder(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !leftByWindows.includes(name.toLowerCase()))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(root, file);
      if (entry.isFile()) return [file];
      // A link may lead to any file of this machine, and a device never ends.
      throw new InvalidContentError([ofFile(file, 'a link or a device', 'a file', 'put a copy there')], root);
    });
}

const isFolder = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
