import { createHash, type Hash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../src/content-model/reading/read-content';

/** Begins a hash with files, and with all files of folders, by their paths and what is in them. */
export function hashFiles(sources: readonly string[]): Hash {
  const hash = createHash('sha256');
  for (const source of sources.filter(existsSync)) {
    const names = statSync(source).isFile() ? [''] : listFiles(source, '');
    for (const file of names.map((name) => path.join(source, name)))
      hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash;
}
