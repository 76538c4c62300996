import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const record = '.local/built-content';

/** Deletes public/ and Gatsby's cache if they were made from another brand's content. */
export function forgetOtherContent(contentDir: string, root = '.'): void {
  const file = path.join(root, record);
  const last = existsSync(file) ? readFileSync(file, 'utf8') : path.resolve(root, 'content');
  if (last !== contentDir) {
    for (const made of ['public', '.cache']) rmSync(path.join(root, made), { recursive: true, force: true });
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contentDir);
}
