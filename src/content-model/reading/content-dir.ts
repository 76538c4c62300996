import path from 'node:path';

/** The folder that holds what the site says: CONTENT_DIR where another brand is built, else content/. */
export function contentDir(): string {
  return path.resolve(process.env.CONTENT_DIR || 'content');
}
