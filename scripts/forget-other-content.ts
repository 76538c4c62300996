import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const record = '.local/built-content';

/**
 * Takes away public/ and Gatsby's cache where they were made from another content folder than this one, so that nothing
 * of another brand is left in the site. Takes the project's folder for `root`.
 */
export function forgetOtherContent(contentDir: string, root = '.'): void {
  const file = path.join(root, record);
  const last = existsSync(file) ? readFileSync(file, 'utf8') : path.resolve(root, 'content');
  if (last !== contentDir) {
    for (const made of ['public', '.cache']) rmSync(path.join(root, made), { recursive: true, force: true });
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contentDir);
}
