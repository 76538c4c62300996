import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Lists a file itself, or the files of a folder. */
function filesAt(source: string): string[] {
  if (!existsSync(source)) return [];
  if (statSync(source).isFile()) return [source];
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted();
  return names.map((name) => path.join(source, name)).filter((file) => statSync(file).isFile());
}

/** Begins a hash with files, and with all files of folders, by their paths and what is in them. */
export function hashFiles(sources: readonly string[]): Hash {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesAt)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash;
}
