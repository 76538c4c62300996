import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './read-content';
import { isImage, isPhoto, isPicture, mediaFolder } from './media-kinds';
import { readPhoto } from './read-photo';
import type { MediaFile } from '../types';

/** Enough bytes to know the format of a picture; a drawing is read whole, because a script may be at its end. */
const headBytes = 64 * 1024;

/** Lists the files of media/ by path. A photograph's bytes are not kept: there may be thousands. */
export function listMediaFiles(contentDir: string): MediaFile[] {
  return listFiles(contentDir, mediaFolder).map((file) => {
    const bytes = readFileSync(path.join(contentDir, file));
    const most = file.endsWith('.svg') ? bytes.length : headBytes;
    const head = isPhoto(file) ? '' : bytes.toString('latin1', 0, most);
    return { path: file, size: bytes.length, head, ...(isImage(file) && { photo: readPhoto(bytes) }) };
  });
}

/** Copies one file of the folder media/ to public/media/, if it is a picture. */
export function publishPicture(contentDir: string, file: string, publicDir: string): void {
  if (isPicture(file)) cpSync(path.join(contentDir, file), path.join(publicDir, file));
}

/** Makes public/media/ a copy of the pictures in media/. Gatsby publishes the film under its own name. */
export function publishPictures(contentDir: string, publicDir: string): void {
  rmSync(path.join(publicDir, mediaFolder), { recursive: true, force: true });
  for (const file of listFiles(contentDir, mediaFolder)) publishPicture(contentDir, file, publicDir);
}
