import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from './read-content';
import { isImage, isPhoto, isPicture, mediaFolder } from './media-kinds';
import { readPhoto } from './read-photo';
import type { MediaFile } from '../types';

/** Enough bytes to know the format of a picture, and to check a whole logo. */
const headBytes = 64 * 1024;

function readHead(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(headBytes);
    return bytes.toString('latin1', 0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
}

/** Lists the files of media/ by path. A photograph's bytes are not kept: there may be thousands. */
export function listMediaFiles(contentDir: string): MediaFile[] {
  return listFiles(contentDir, mediaFolder).map((file) => {
    const whole = path.join(contentDir, file);
    const { size } = statSync(whole);
    const head = isPhoto(file) ? '' : readHead(whole);
    return { path: file, size, head, ...(isImage(file) && { photo: readPhoto(readFileSync(whole)) }) };
  });
}

/** Copies one file of the folder media/ to public/media/, if it is a picture. */
export function publishPicture(contentDir: string, file: string, publicDir: string): void {
  if (!isPicture(file)) return;
  const target = path.join(publicDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(path.join(contentDir, file), target);
}

/** Makes public/media/ a copy of the pictures in media/. Gatsby publishes the film under its own name. */
export function publishPictures(contentDir: string, publicDir: string): void {
  rmSync(path.join(publicDir, mediaFolder), { recursive: true, force: true });
  for (const file of listFiles(contentDir, mediaFolder)) publishPicture(contentDir, file, publicDir);
}
