import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ContentError, wholeFile } from './problem';
import type { ContentFile } from './types';

/** What is in it is looked at, not read. */
export const mediaFolder = 'media';

/**
 * Reads every file below the content folder, in the order of their paths, but for pictures and films, and names that
 * begin with a dot. What a file may be is judged later, by its place. Refuses a missing folder.
 */
export function readContentFiles(contentDir: string): ContentFile[] {
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory()) {
    const problem = {
      file: '',
      field: wholeFile,
      found: 'no such folder',
      expected: 'the content folder; CONTENT_DIR may name another one',
    };
    throw new ContentError([problem], contentDir);
  }
  return listFiles(contentDir, '')
    .sort()
    .map((file) => ({ path: file, source: readFileSync(path.join(contentDir, file), 'utf8') }));
}

function listFiles(contentDir: string, folder: string): string[] {
  return readdirSync(path.join(contentDir, folder))
    .filter((name) => !name.startsWith('.') && !(folder === '' && name === mediaFolder))
    .flatMap((name) => {
      const file = path.posix.join(folder, name);
      const isFolder = statSync(path.join(contentDir, file)).isDirectory();
      return isFolder ? listFiles(contentDir, file) : [file];
    });
}
