import path from 'node:path';

/** Gives the content folder: CONTENT_DIR for another brand, else content/. */
export function contentDir(): string {
  return path.resolve(process.env.CONTENT_DIR || 'content');
}
